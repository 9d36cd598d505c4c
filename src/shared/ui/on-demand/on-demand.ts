import { useEffect, useState } from 'react';

const RETRY_AFTER_MS = 2_000;

/**
 * A part that loads on first use and stays loaded. Not React.lazy: its fallback stays on screen for at least
 * 300 ms, however fast the part loads. A failed load is retried after a delay, because the network may be
 * down for a while.
 */
export const onDemand = <T>(load: () => Promise<T>) => {
  let part: T | undefined;
  let arriving: Promise<T | undefined> | undefined;

  const preload = () =>
    (arriving ??= load()
      .then((loaded) => (part = loaded))
      .catch(() => (arriving = undefined)));

  /** The part, or undefined while it is loading or not `wanted` yet. */
  const usePart = (wanted: boolean): T | undefined => {
    const [arrived, setArrived] = useState(() => ({ part }));
    useEffect(() => {
      if (!wanted || arrived.part !== undefined) return;
      let current = true;
      let again: ReturnType<typeof setTimeout> | undefined;
      void preload().then((loaded) => {
        if (!current) return;
        if (loaded !== undefined) setArrived({ part: loaded });
        else again = setTimeout(() => setArrived({ part }), RETRY_AFTER_MS);
      });
      return () => {
        current = false;
        clearTimeout(again);
      };
    }, [wanted, arrived]);
    return arrived.part;
  };

  return { preload, usePart };
};
