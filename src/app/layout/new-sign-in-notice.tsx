import { useEffect, useState } from 'react';

import { loadNewSignInLink } from '@/features/own-account/routes';
import { useExtension } from '@/shared/config/extensions';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

const link = onDemand(loadNewSignInLink);
/** Later than anything that the first page needs. */
const SETTLED_MS = 3_000;

/** Tells of a sign-in from a device not used before, where the backend does (extension `sessions`). */
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
