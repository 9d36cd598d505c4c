import { useEffect, useState } from 'react';

import { loadNewSignInLink } from '@/features/own-account/routes';
import { useExtension } from '@/shared/config/extensions';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

const link = onDemand(loadNewSignInLink);
/** Waits until the first page has made its own requests. */
const SETTLED_MS = 3_000;

/** Reports a sign-in from a new device, if the backend offers it (extension `sessions`). */
export function NewSignInNotice() {
  const hasSessions = useExtension('sessions');
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  const NewSignInLink = link.usePart(hasSessions && isSettled);
  return hasSessions && NewSignInLink ? <NewSignInLink /> : null;
}
