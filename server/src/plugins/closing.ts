import type { App } from '../http/app-instance';

const LOOK_MS = 100;

/**
 * Ends the connections of a server that stops. While it drains, every answer ends its connection, so that a proxy opens the next one
 * to another instance. Node ends only the connections that are idle at the moment of closing: one with a request under way would be
 * kept for the next request, and the server would wait for it until its time limit.
 */
export const registerClosing = (app: App, isDraining: () => boolean): void => {
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close');
  });

  let timer: ReturnType<typeof setInterval> | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
  });
  app.addHook('onClose', async () => clearInterval(timer));
};
