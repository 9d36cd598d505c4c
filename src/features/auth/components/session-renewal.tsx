import { useCallback, useEffect, useSyncExternalStore } from 'react';

import type { User } from '@/shared/contract';
import { allowRenewal, completeRenewal, getRenewal, onRenewalChange } from '@/shared/session/renewal';
import { getAccessToken, onTokensFromElsewhere, replaceSession } from '@/shared/session/session';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

import { useIdentifyMutation } from '../api/auth-api';
import { useCurrentUser } from '../model/use-current-user';

/** No session ends this early, and the page makes its own requests first. */
const SETTLED_MS = 10_000;

const dialog = onDemand(() => import('./sign-in-dialog').then((module) => module.SignInDialog));

function Renewal({ user }: { user: User }) {
  const renewal = useSyncExternalStore(onRenewalChange, getRenewal);
  const SignInDialog = dialog.usePart(renewal !== null);
  const [identify] = useIdentifyMutation();

  const recogniseStoredToken = useCallback(async () => {
    const token = getAccessToken();
    const { data: person } = token ? await identify(token) : {};
    if (!person || token !== getAccessToken()) return;
    if (person.id === user.id) completeRenewal();
    else replaceSession();
  }, [identify, user.id]);

  useEffect(allowRenewal, []);
  useEffect(() => {
    const timer = setTimeout(() => void dialog.preload(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => onTokensFromElsewhere(() => void recogniseStoredToken()), [recogniseStoredToken]);
  useEffect(() => {
    if (renewal && renewal.refusedToken !== getAccessToken()) void recogniseStoredToken();
  }, [renewal, recogniseStoredToken]);

  return SignInDialog ? <SignInDialog open={renewal !== null} user={user} /> : null;
}

/**
 * Asks the person to sign in again, over the open page, when the server refuses the session. It also handles
 * tokens that another tab stores: those of the same person continue this session, those of another person
 * replace it.
 */
export function SessionRenewal() {
  const user = useCurrentUser();
  return user ? <Renewal user={user} /> : null;
}
