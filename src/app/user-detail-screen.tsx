import type { ComponentType } from 'react';

import { userPages } from '@/features/users/routes';

import type { PageRoute } from './page-route';

/**
 * The page of a person, with what they can open and do: only the console knows all pages, so it hands that in. Both chunks are
 * fetched side by side.
 */
export const loadUserDetailScreen = async (pages: readonly PageRoute[]): Promise<ComponentType> => {
  const [UserDetailPage, { PersonAbilities }] = await Promise.all([
    userPages.detail(),
    import('./abilities/person-abilities'),
  ]);
  const Abilities = (props: { permission: number; before?: number }) => (
    <PersonAbilities {...props} pages={pages} />
  );
  return function UserDetailScreen() {
    return <UserDetailPage Abilities={Abilities} />;
  };
};
