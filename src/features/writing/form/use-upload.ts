import { useEffect, useRef, useState } from 'react';

import type { SaveMeaning } from '@/features/news';
import type { OnProgress } from '@/shared/api/upload-fetch';
import type { SavedNews, SaveOrigin } from '@/shared/contract';

type SendOptions = {
  /** Aborted if the person cancels or leaves the page. */
  signal: AbortSignal;
  onProgress: OnProgress;
  /** Identifies the attempt; a retry of the same form has the same key. */
  key: string;
  /** Why it is saved, if it is not a plain edit. */
  origin?: SaveOrigin;
  /** The save waits for approval, although the person may approve it. */
  isHeldBack?: boolean;
  /** What the form said that the save means for readers. */
  shown?: SaveMeaning;
};

/**
 * The saved item, null if the backend does not return it, and what the save meant for readers. `schedules`: they see it only from
 * its Publish at on.
 */
export type Sent = { news: SavedNews | null; meant?: SaveMeaning | 'schedules' };

/** Sends the form; resolves to null if the person was asked a question and cancelled. */
export type Send<T> = (values: T, options: SendOptions) => Promise<Sent | null>;

/**
 * Runs one upload at a time, with its progress (null if none is running) and a function to cancel it.
 * Leaving the page cancels it.
 */
export const useUpload = <T>(send: Send<T>) => {
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => cancel, []);

  /** Resolves to the saved item, or to null if the upload was cancelled. Rejects if the server refuses. */
  const upload = async (
    values: T,
    attempt: Omit<SendOptions, 'signal' | 'onProgress'>,
  ): Promise<Sent | null> => {
    const { signal } = (running.current = new AbortController());
    setProgress(0);
    try {
      return await send(values, { signal, onProgress: setProgress, ...attempt });
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      running.current = null;
      setProgress(null);
    }
  };

  return { progress, upload, cancel };
};
