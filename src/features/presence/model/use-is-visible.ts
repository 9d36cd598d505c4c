import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

/** Whether the person can see this page: not while its tab is hidden. */
export const useIsVisible = (): boolean => useSyncExternalStore(subscribe, () => !document.hidden);
