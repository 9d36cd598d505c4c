import { useEffect, useRef, useState } from 'react';

import type { OnProgress } from '@/shared/api/upload-fetch';
import type { SavedNews, SaveOrigin } from '@/shared/contract';

type SendOptions = {
  /** Aborted where the person cancels or leaves the page. */
  signal: AbortSignal;
  onProgress: OnProgress;
  /** Names the attempt: the same for the same form, whenever it is sent again. */
  key: string;
  /** Why it is saved, where that is more than an edit. */
  origin?: SaveOrigin;
};

/** What was saved; `news` is null where the backend does not send it back. */
export type Sent = { news: SavedNews | null };

/** Sends the form; null where the person was asked something and chose not to save. */
export type Send<T> = (values: T, options: SendOptions) => Promise<Sent | null>;

/** One upload at a time: its progress (null while there is none) and a way to cancel it. Leaving the page cancels it. */
export const useUpload = <T>(send: Send<T>) => {
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => cancel, []);

  /** Resolves to what was saved, null where it was cancelled. Rejects where the server refuses. */
  const upload = async (values: T, attempt: Pick<SendOptions, 'key' | 'origin'>): Promise<Sent | null> => {
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
