import { hasPermission, type User } from '@/shared/contract';

import { useGetCurrentUserQuery } from '../api/auth-api';

/** Loaded once for the visit, not again with every component that asks (GRD-02). */
export const ONCE = { refetchOnMountOrArgChange: false };

/** The signed-in user; undefined until the guard has loaded them. */
export const useCurrentUser = (): User | undefined => useGetCurrentUserQuery(undefined, ONCE).data;

/** Whether the signed-in user has every required bit. The server decides; this only shows (PRM-01). */
export const useHasPermission = (required: number): boolean => {
  const user = useCurrentUser();
  return user !== undefined && hasPermission(user.permission, required);
};
