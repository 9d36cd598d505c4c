import { useEffect } from 'react';
import { useStore } from 'react-redux';

import { startLiveUpdates } from '@/shared/api/live/live-updates';

/** Later than anything that the first page needs; the server tells then what was changed since. */
const LATEST_START_MS = 2_000;

const whenIdle = (callback: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, LATEST_START_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: LATEST_START_MS });
  return () => window.cancelIdleCallback(handle);
};

/** Follows changes made elsewhere while somebody is signed in. */
export const useLiveUpdates = () => {
  const store = useStore();
  useEffect(() => {
    let stop = () => {};
    const cancel = whenIdle(() => {
      stop = startLiveUpdates(store);
    });
    return () => {
      cancel();
      stop();
    };
  }, [store]);
};
