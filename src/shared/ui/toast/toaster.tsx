import { useEffect, useState } from 'react';

import { onDemand } from '../on-demand/on-demand';

import { onToastWaiting } from './toast';

const host = onDemand(() => import('./toast-host').then((module) => module.ToastHost));

/** Fetches what draws the toasts ahead of the first one: a message about a lost network cannot fetch it any more. */
export const preloadToasts = host.preload;

/** The place where toasts appear; once in the app. */
export function Toaster() {
  const [wanted, setWanted] = useState(0);
  useEffect(() => onToastWaiting(() => setWanted((times) => times + 1)), []);
  const Host = host.usePart(wanted > 0);
  return Host ? <Host /> : null;
}
