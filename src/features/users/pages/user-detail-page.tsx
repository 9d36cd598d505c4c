import { useIdParam } from '@/shared/lib/use-id-param';
import { NotFound } from '@/shared/ui/not-found/not-found';

import { UserDetail } from '../components/user-detail';
import type { AbilitiesSlot } from '../model/abilities-slot';

/** The detail of the person in the address (RT-06). */
export function UserDetailPage({ Abilities }: AbilitiesSlot) {
  const userId = useIdParam('userId');
  if (userId === null) return <NotFound />;
  // The key prevents data of one person from staying on screen for another.
  return <UserDetail key={userId} userId={userId} Abilities={Abilities} />;
}
