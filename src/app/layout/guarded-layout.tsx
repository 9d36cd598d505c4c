import { useState } from 'react';

import { AuthGuard, SessionRenewal } from '@/features/auth';
import { ListPlacesContext } from '@/shared/lib/list-places';

import { AppLayout } from './app-layout';
import { SecondFactorGate } from './second-factor-gate';

/** The guard takes it away with its person, and what they searched for goes with it. */
function LayoutOfPerson() {
  const [listPlaces] = useState(() => new Map<string, string>());
  return (
    <ListPlacesContext value={listPlaces}>
      <AppLayout />
    </ListPlacesContext>
  );
}

/** Everything but sign-in: behind the guard, inside the layout, with sign-in at hand should the session end. */
export function GuardedLayout() {
  return (
    <AuthGuard>
      <SecondFactorGate>
        <LayoutOfPerson />
      </SecondFactorGate>
      <SessionRenewal />
    </AuthGuard>
  );
}
