import { useEffect, useRef, useState } from 'react';

import type { OnProgress } from '@/shared/api/upload-fetch';

/** A request on its way: what a mutation's trigger gives back. */
export type Sending<R = unknown> = { unwrap: () => Promise<R>; abort: () => void };

/** `key` names the attempt: the same for the same form, whenever it is sent again. */
export type Send<T> = (values: T, onProgress: OnProgress, key: string) => Sending;

/** What a write rejects with that the person has stopped. */
export const CANCELLED = { name: 'AbortError', message: 'Cancelled' };

const wasCancelled = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

type Step = <R>(start: () => Sending<R>) => Promise<R>;

/** Several requests, one after another, as one write: stopping it stops the one on its way and starts no more. */
export const sendInSteps = <R>(run: (step: Step) => Promise<R>): Sending<R> => {
  let current: Sending | null = null;
  let stopped = false;
  const step: Step = (start) => {
    if (stopped) return Promise.reject(CANCELLED as unknown as Error); // as a mutation that was aborted rejects
    const sending = start();
    current = sending;
    return sending.unwrap();
  };
  const result = run(step);
  return {
    unwrap: () => result,
    abort: () => {
      stopped = true;
      current?.abort();
    },
  };
};

/** One upload at a time: how far it is (null while there is none) and a way to stop it. Leaving the page stops it. */
export const useUpload = <T>(send: Send<T>) => {
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<Sending | null>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => cancel, []);

  /** Resolves to whether it arrived: false where it was cancelled. Rejects where the server refuses. */
  const upload = async (values: T, key: string): Promise<boolean> => {
    setShare(0);
    running.current = send(values, setShare, key);
    try {
      await running.current.unwrap();
      return true;
    } catch (error) {
      if (wasCancelled(error)) return false;
      throw error;
    } finally {
      running.current = null;
      setShare(null);
    }
  };

  return { share, upload, cancel };
};
