import { useState, type ReactNode } from 'react';

import { useCurrentUser } from '@/features/auth';
import { loadSetUpPage } from '@/features/two-factor/routes';
import { useExtension } from '@/shared/config/extensions';
import { LoadingPage } from '@/shared/ui/loading-page/loading-page';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

const setUpPage = onDemand(loadSetUpPage);

/**
 * A person who must set up a second factor sees only that. The server refuses every other call until then
 * (ACC-05).
 */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  const isAnnounced = useExtension('two-factor');
  const isOwed = isAnnounced && user?.needsSecondFactor === true;
  // Stays open until the person has seen the recovery codes, although the requirement is met earlier, and until it is known to be
  // met, although the person has seen everything.
  const [isShown, setShown] = useState(isOwed);
  const [isDone, setDone] = useState(false);
  if (isOwed && !isShown) setShown(true);
  if (isDone && !isOwed) {
    setShown(false);
    setDone(false);
  }
  const SetUpPage = setUpPage.usePart(isShown);

  if (!isShown || !user) return children;
  return SetUpPage ? <SetUpPage user={user} onDone={() => setDone(true)} /> : <LoadingPage />;
}
