import { AuthGuard, SessionRenewal } from '@/features/auth';

import { AppLayout } from './app-layout';

/** Everything but sign-in: behind the guard, inside the layout, with sign-in at hand should the session end. */
export function GuardedLayout() {
  return (
    <AuthGuard>
      <AppLayout />
      <SessionRenewal />
    </AuthGuard>
  );
}
