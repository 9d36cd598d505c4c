import { Socket } from 'node:net';

import type { App } from '../http/app-instance';
import { MAX_FORM_BYTES } from '../http/read-form';

const LOOK_MS = 250;

/**
 * Ends a connection on which a request that was answered unread goes on sending. As much as a form may have is taken in
 * and thrown away, so that whoever sends one reads the refusal; a browser told at once to stop would see no answer.
 */
export const registerUnreadBodies = (app: App, maxBytes = MAX_FORM_BYTES): void => {
  app.addHook('onResponse', async ({ raw }) => {
    const { socket } = raw;
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
