import { useEffect, useState } from 'react';

import { onDemand } from '../on-demand/on-demand';

import { onToastWaiting } from './toast';

const host = onDemand(() => import('./toast-host').then((module) => module.ToastHost));

/** Preloads the code that renders toasts: once the network is lost, it could not load to report it. */
export const preloadToasts = host.preload;

/** Renders the toasts; mount it once. */
export function Toaster() {
  const [wanted, setWanted] = useState(0);
  useEffect(() => onToastWaiting(() => setWanted((times) => times + 1)), []);
  const Host = host.usePart(wanted > 0);
  return Host ? <Host /> : null;
}
