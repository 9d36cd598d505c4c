import { useEffect } from 'react';
import { useStore } from 'react-redux';

import { startLiveUpdates } from '@/shared/api/live/live-updates';
import { whenIdle } from '@/shared/lib/when-idle';

/** Follows changes made elsewhere while somebody is signed in. */
export const useLiveUpdates = () => {
  const store = useStore();
  useEffect(() => {
    let stop = () => {};
    // The server tells then what was changed since.
    const cancel = whenIdle(() => {
      stop = startLiveUpdates(store);
    });
    return () => {
      cancel();
      stop();
    };
  }, [store]);
};
