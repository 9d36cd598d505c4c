import type { App } from '../http/app-instance';

const LOOK_MS = 100;

/**
 * Closes the connections of a server that stops. While it drains, every response closes its connection, so that a proxy opens the next
 * one to another instance. Node closes only connections that are idle at that time: a connection with an open request would be
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
