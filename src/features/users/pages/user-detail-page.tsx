import { useParams } from 'react-router-dom';

import { NotFound } from '@/shared/ui/not-found/not-found';

import { UserDetail } from '../components/user-detail';

/** The detail of the person in the address (RT-06). */
export function UserDetailPage() {
  const userId = Number(useParams()['userId']);
  if (!Number.isSafeInteger(userId) || userId < 1) return <NotFound />;
  // Nothing of one person stays on screen for another.
  return <UserDetail key={userId} userId={userId} />;
}
