import type { ReactNode } from 'react';

import { useHasPermission } from '../model/use-current-user';

type Props = { needs: number; children: ReactNode; fallback?: ReactNode };

/** Shows its children if the user has the permission, otherwise the fallback. */
export function PermissionGate({ needs, children, fallback = null }: Props) {
  return useHasPermission(needs) ? children : fallback;
}
