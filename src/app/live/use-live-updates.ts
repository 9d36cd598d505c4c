import { useEffect } from 'react';

import { startLiveUpdates } from '@/shared/api/live/live-updates';
import { useAppStore } from '@/shared/api/store';
import { whenIdle } from '@/shared/lib/when-idle';

/** Keeps open screens up to date with changes made elsewhere while a person is signed in. */
export const useLiveUpdates = () => {
  const store = useAppStore();
  useEffect(() => {
    let stop = () => {};
    // Starting late loses nothing: the server then reports what has changed since the data was loaded.
    const cancel = whenIdle(() => {
      stop = startLiveUpdates(store);
    });
    return () => {
      cancel();
      stop();
    };
  }, [store]);
};
