import { useCallback, useEffect, useRef, useState } from 'react';
import type { Quill } from 'react-quill';

import { errorMessage, isApiError } from '@/shared/api/api-error';
import { getMessages } from '@/shared/i18n/messages';
import { toast } from '@/shared/ui/toast/toast';

import { editorMessages } from '../editor-messages';

import { placePlaceholder, removePlaceholder, replacePlaceholder } from './placeholder';

/**
 * Sends one picture to the server; `onProgress` receives the sent fraction, 0 to 1. Rejects with the error
 * of the server.
 */
export type UploadImage = (
  file: File,
  options: { signal: AbortSignal; onProgress: (part: number) => void },
) => Promise<{ url: string }>;

export type Upload = { id: string; file: File; part: number; failed: boolean };

const reasonOf = (error: unknown) =>
  !isApiError(error) && error instanceof Error && error.message ? error.message : errorMessage(error);

let lastId = 0;

/**
 * The uploads of pictures into the text (EDT-02): each has a place, a progress, and can be cancelled or
 * retried.
 */
export const useImageUploads = (quill: Quill | null, uploadImage: UploadImage) => {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const latest = useRef({ quill, uploadImage });
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    latest.current = { quill, uploadImage };
  });
  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  const change = useCallback((id: string, changes: Partial<Upload>) => {
    setUploads((list) => list.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  }, []);
  const forget = useCallback((id: string) => {
    running.current.delete(id);
    setUploads((list) => list.filter((upload) => upload.id !== id));
  }, []);

  const start = useCallback(
    async (id: string, file: File) => {
      const controller = new AbortController();
      running.current.set(id, controller);
      change(id, { failed: false, part: 0 });
      try {
        const onProgress = (part: number) => change(id, { part });
        // One after another: a server allows few uploads per person at a time, and saving must still be
        // possible.
        const sent = last.current.then(() =>
          controller.signal.aborted
            ? null
            : latest.current.uploadImage(file, { signal: controller.signal, onProgress }),
        );
        last.current = sent.catch(() => null);
        const uploaded = await sent;
        if (controller.signal.aborted || !uploaded) return;
        if (latest.current.quill) replacePlaceholder(latest.current.quill, id, uploaded.url);
        forget(id);
      } catch (error) {
        if (controller.signal.aborted) return;
        change(id, { failed: true });
        toast.error(getMessages(editorMessages).uploadFailed(reasonOf(error)));
      }
    },
    [change, forget],
  );

  /**
   * Uploads the pictures among the files and inserts them at an index of the text or of a cell; other files are refused in a toast.
   */
  const add = useCallback(
    (editor: Quill, index: number, files: File[]) => {
      const images = files.filter((file) => file.type.startsWith('image/'));
      if (images.length < files.length) toast.error(getMessages(editorMessages).imagesOnly);
      images.forEach((file, offset) => {
        const id = String(++lastId);
        placePlaceholder(editor, index + offset, id, file.name);
        setUploads((list) => [...list, { id, file, part: 0, failed: false }]);
        void start(id, file);
      });
    },
    [start],
  );

  const cancel = useCallback(
    (id: string) => {
      running.current.get(id)?.abort();
      if (latest.current.quill) removePlaceholder(latest.current.quill, id);
      forget(id);
    },
    [forget],
  );

  return { uploads, add, cancel, retry: start };
};
