import type { ComponentType } from 'react';

import { useHasPermission } from '@/features/auth';

import { ForbiddenPage } from './pages/forbidden-page';

/** The page for those who have the permission, the 403 page for everyone else (PRM-08). */
export const withPermission = (Page: ComponentType, needs?: number): ComponentType => {
  if (needs === undefined) return Page;
  return function GatedPage() {
    return useHasPermission(needs) ? <Page /> : <ForbiddenPage />;
  };
};
