import { useState } from 'react';

import { AuthGuard, SessionRenewal, StepUp, useCurrentUser } from '@/features/auth';
import { DraftOwner } from '@/shared/draft/draft-owner';
import { ListPlacesContext } from '@/shared/lib/list-places';

import { AppLayout } from './app-layout';
import { SecondFactorGate } from './second-factor-gate';

/** Unmounts with its person, so that their searches are dropped too. */
function LayoutOfPerson() {
  const [listPlaces] = useState(() => new Map<string, string>());
  return (
    <ListPlacesContext value={listPlaces}>
      <DraftOwner value={useCurrentUser()?.id}>
        <AppLayout />
      </DraftOwner>
    </ListPlacesContext>
  );
}

/**
 * Every page except sign-in: behind the guard, inside the layout, with a sign-in dialog for a session that
 * ends.
 */
export function GuardedLayout() {
  return (
    <AuthGuard>
      <SecondFactorGate>
        <LayoutOfPerson />
      </SecondFactorGate>
      <SessionRenewal />
      <StepUp />
    </AuthGuard>
  );
}
