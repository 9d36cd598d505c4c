import { useCallback, useEffect, useState } from 'react';

import { lookForNewerVersion } from '@/shared/config/newer-version';
import { withRetries } from '@/shared/lib/with-retries';

import { reportMissing } from './missing-parts';

/**
 * A part that loads on first use and stays loaded. Not React.lazy: its fallback stays on screen for at least
 * 300 ms, however fast the part loads. If it cannot be loaded after a few attempts, the console reports it and
 * offers to try again (SAF-12).
 */
export const onDemand = <T>(load: () => Promise<T>) => {
  let part: T | undefined;
  let arriving: Promise<T> | undefined;
  const waiting = new Set<() => void>();

  const request = () =>
    (arriving ??= load().then(
      (loaded) => {
        part = loaded;
        waiting.forEach((take) => take());
        return loaded;
      },
      (error: unknown) => {
        arriving = undefined;
        throw error;
      },
    ));

  const requestWithRetries = () =>
    withRetries(request).catch((error: unknown) => {
      void lookForNewerVersion();
      throw error;
    });

  /** Loads the part in advance. One attempt: whoever needs the part tries again and reports a failure. */
  const preload = (): Promise<T | undefined> => request().catch(() => undefined);

  /** Waits for the part. If it cannot be loaded, that is until a person has tried again with success. */
  const arrival = (): Promise<T> =>
    requestWithRetries().catch(
      () =>
        new Promise<T>((resolve) => {
          const end = (answer: T | Promise<T>) => {
            takeBack();
            waiting.delete(take);
            resolve(answer);
          };
          const take = () => part !== undefined && end(part);
          const takeBack = reportMissing(() => end(arrival()));
          waiting.add(take);
        }),
    );

  /**
   * The part, or undefined while it is loading or not `wanted` yet. `tryAgain` is there while the part could not
   * be loaded: the caller shows it in the place of the part (`MissingPart`).
   */
  const usePartInPlace = (wanted: boolean): { part?: T | undefined; tryAgain?: () => void } => {
    const [arrived, setArrived] = useState(() => ({ part }));
    const [trial, setTrial] = useState(0);
    const [isMissing, setMissing] = useState(false);
    useEffect(() => {
      if (!wanted) return;
      let current = true;
      const take = () => {
        setMissing(false);
        setArrived((last) => (last.part === part ? last : { part }));
      };
      waiting.add(take);
      if (part === undefined)
        requestWithRetries().catch(() => current && part === undefined && setMissing(true));
      else take();
      return () => {
        current = false;
        waiting.delete(take);
        setMissing(false);
      };
    }, [wanted, trial]);
    const tryAgain = useCallback(() => setTrial((last) => last + 1), []);
    useEffect(() => {
      if (!isMissing) return;
      window.addEventListener('online', tryAgain);
      return () => window.removeEventListener('online', tryAgain);
    }, [isMissing, tryAgain]);
    return { part: arrived.part, ...(isMissing && { tryAgain }) };
  };

  /** The part, or undefined while it is loading or not `wanted` yet. The notice over the page reports that it is missing. */
  const usePart = (wanted: boolean): T | undefined => {
    const { part: arrived, tryAgain } = usePartInPlace(wanted);
    useEffect(() => tryAgain && reportMissing(tryAgain), [tryAgain]);
    return arrived;
  };

  return { preload, arrival, usePart, usePartInPlace };
};
