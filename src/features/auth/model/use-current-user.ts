import { hasPermission, type User } from '@/shared/contract';

import { useGetCurrentUserQuery } from '../api/auth-api';

/** Loaded once per visit, not again for every component that needs it (GRD-02). */
export const ONCE = { refetchOnMountOrArgChange: false };

/** The signed-in user; undefined until the guard has loaded them. */
export const useCurrentUser = (): User | undefined => useGetCurrentUserQuery(undefined, ONCE).data;

/**
 * Whether the signed-in user has every required bit. Only for display: the server enforces permissions
 * (PRM-01).
 */
export const useHasPermission = (required: number): boolean => {
  const user = useCurrentUser();
  return user !== undefined && hasPermission(user.permission, required);
};
