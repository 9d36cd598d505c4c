import type { App } from '../http/app-instance';
import type { Clock } from '../http/clock';

declare module 'fastify' {
  interface FastifyRequest {
    /** When it reached the server, before its caller was let in; milliseconds since 1970. */
    arrivedAt: number;
  }
}

/** Notes when each request reached the server. To be registered before all that may take time. */
export const registerArrival = (app: App, clock: Clock): void => {
  app.decorateRequest('arrivedAt', 0);
  app.addHook('onRequest', async (request) => {
    request.arrivedAt = clock().getTime();
  });
};
