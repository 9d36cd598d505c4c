import { useEffect, useState } from 'react';

/**
 * A part that is fetched when it is first wanted and kept from then on. Not React.lazy: its fallback stays on
 * screen for at least 300 ms, however soon the part arrives. A fetch that failed is tried again the next time.
 */
export const onDemand = <T>(load: () => Promise<T>) => {
  let part: T | undefined;
  let arriving: Promise<T | undefined> | undefined;

  const preload = () =>
    (arriving ??= load()
      .then((loaded) => (part = loaded))
      .catch(() => (arriving = undefined)));

  /** The part, or undefined while it is on its way or not `wanted` yet. */
  const usePart = (wanted: boolean): T | undefined => {
    const [arrived, setArrived] = useState(() => ({ part }));
    useEffect(() => {
      if (!wanted || arrived.part !== undefined) return;
      let current = true;
      void preload().then((loaded) => current && setArrived({ part: loaded }));
      return () => {
        current = false;
      };
    }, [wanted, arrived]);
    return arrived.part;
  };

  return { preload, usePart };
};
