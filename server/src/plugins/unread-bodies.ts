import { Socket } from 'node:net';

import type { App } from '../http/app-instance';
import { MAX_FORM_BYTES } from '../http/read-form';

const LOOK_MS = 250;

/**
 * Closes a connection whose request keeps sending after it was refused before all of it was read. Up to the size limit of a form is
 * read and discarded first, because a browser whose connection is closed while it sends never shows the response.
 */
export const registerUnreadBodies = (app: App, maxBytes = MAX_FORM_BYTES): void => {
  app.addHook('onResponse', async ({ raw }) => {
    const { socket } = raw;
    // Node reads on by itself only if nothing of the body was read; `readForm` pauses a form that it refuses.
    if (raw.isPaused()) raw.resume();
    if (raw.complete || !(socket instanceof Socket)) return;
    const limit = socket.bytesRead + maxBytes;
    const timer = setInterval(() => {
      const isOver = raw.complete || socket.destroyed;
      if (!isOver && socket.bytesRead <= limit) return;
      clearInterval(timer);
      if (!isOver) socket.destroy();
    }, LOOK_MS);
    timer.unref();
  });
};
