import { useState, type ReactNode } from 'react';

import { useCurrentUser } from '@/features/auth';
import { loadSetUpPage } from '@/features/two-factor/routes';
import { useExtension } from '@/shared/config/extensions';
import { LoadingPage } from '@/shared/ui/loading-page/loading-page';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

const setUpPage = onDemand(loadSetUpPage);

/** Whoever has to set up a second factor sees nothing else before: the server answers nothing else either (ACC-05). */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  const isAnnounced = useExtension('two-factor');
  const isOwed = isAnnounced && user?.needsSecondFactor === true;
  // It stays until its recovery codes have been seen, when nothing is owed any more.
  const [isShown, setShown] = useState(isOwed);
  if (isOwed && !isShown) setShown(true);
  const SetUpPage = setUpPage.usePart(isShown);

  if (!isShown || !user) return children;
  return SetUpPage ? <SetUpPage user={user} onDone={() => setShown(false)} /> : <LoadingPage />;
}
