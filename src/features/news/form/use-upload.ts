import { useEffect, useRef, useState } from 'react';

import type { OnProgress } from '@/shared/api/upload-fetch';

export type SendOptions = {
  /** Aborted where the person cancels or leaves the page. */
  signal: AbortSignal;
  onProgress: OnProgress;
  /** Names the attempt: the same for the same form, whenever it is sent again. */
  key: string;
};

/** Sends the form; 'given-up' where the person was asked something and chose not to save. */
export type Send<T> = (values: T, options: SendOptions) => Promise<Sent>;
export type Sent = 'saved' | 'given-up';

/** One upload at a time: its progress (null while there is none) and a way to cancel it. Leaving the page cancels it. */
export const useUpload = <T>(send: Send<T>) => {
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => cancel, []);

  /** Resolves to whether it was saved: false where it was cancelled. Rejects where the server refuses. */
  const upload = async (values: T, key: string): Promise<boolean> => {
    const { signal } = (running.current = new AbortController());
    setProgress(0);
    try {
      return (await send(values, { signal, onProgress: setProgress, key })) === 'saved';
    } catch (error) {
      if (signal.aborted) return false;
      throw error;
    } finally {
      running.current = null;
      setProgress(null);
    }
  };

  return { progress, upload, cancel };
};
