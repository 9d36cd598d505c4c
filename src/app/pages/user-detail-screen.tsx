import type { ComponentType } from 'react';

import { userPages } from '@/features/users/routes';

import type { NamedPage } from '../routes/page-names';

/**
 * The page of a user with what they can open and do. Only `src/app` knows all pages, so it passes them in.
 * Both chunks load in parallel.
 */
export const loadUserDetailScreen = async (pages: readonly NamedPage[]): Promise<ComponentType> => {
  const [UserDetailPage, { PersonAbilities }] = await Promise.all([
    userPages.detail(),
    import('../abilities/person-abilities'),
  ]);
  const Abilities = (props: { permission: number; before?: number }) => (
    <PersonAbilities {...props} pages={pages} />
  );
  return function UserDetailScreen() {
    return <UserDetailPage Abilities={Abilities} />;
  };
};
