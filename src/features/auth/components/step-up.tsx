import { useEffect, useSyncExternalStore } from 'react';

import type { User } from '@/shared/contract';
import { allowProof, isProofAsked, onProofChange } from '@/shared/session/proof';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

import { useCurrentUser } from '../model/use-current-user';

const dialog = onDemand(() => import('./step-up-dialog').then((module) => module.StepUpDialog));

function Ask({ user }: { user: User }) {
  const isAsked = useSyncExternalStore(onProofChange, isProofAsked);
  const StepUpDialog = dialog.usePart(isAsked);
  useEffect(allowProof, []);
  return StepUpDialog ? <StepUpDialog open={isAsked} user={user} /> : null;
}

/** Asks the signed-in person over the page to prove that it is them, when a call needs it (extension `step-up`). */
export function StepUp() {
  const user = useCurrentUser();
  return user ? <Ask user={user} /> : null;
}
