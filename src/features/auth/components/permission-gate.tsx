import type { ReactNode } from 'react';

import { useHasPermission } from '../model/use-current-user';

type Props = { needs: number; children: ReactNode; fallback?: ReactNode };

/** Shows its children to those who have the permission, else the fallback. */
export function PermissionGate({ needs, children, fallback = null }: Props) {
  return useHasPermission(needs) ? children : fallback;
}
