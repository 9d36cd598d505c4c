import { AuthGuard } from '@/features/auth';

import { AppLayout } from './app-layout';

/** Everything but sign-in: behind the guard, inside the layout. */
export function GuardedLayout() {
  return (
    <AuthGuard>
      <AppLayout />
    </AuthGuard>
  );
}
