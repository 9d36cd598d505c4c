import { useEffect, useRef, useState } from 'react';

import type { OnProgress } from '@/shared/api/upload-fetch';

/** A write on its way: what a mutation's trigger gives back. */
type Sending = { unwrap: () => Promise<unknown>; abort: () => void };

export type Send<T> = (values: T, onProgress: OnProgress) => Sending;

const wasCancelled = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/** One upload at a time: how far it is (null while there is none) and a way to stop it. Leaving the page stops it. */
export const useUpload = <T>(send: Send<T>) => {
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<Sending | null>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => cancel, []);

  /** Resolves to whether it arrived: false where it was cancelled. Rejects where the server refuses. */
  const upload = async (values: T): Promise<boolean> => {
    setShare(0);
    running.current = send(values, setShare);
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
