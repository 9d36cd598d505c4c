import type { App } from '../http/app-instance';
import type { Clock } from '../http/clock';

declare module 'fastify' {
  interface FastifyRequest {
    /** When the request reached the server, before the access check; milliseconds since 1970. */
    arrivedAt: number;
  }
}

/** Records when each request reached the server. Register it before anything that may take time. */
export const registerArrival = (app: App, clock: Clock): void => {
  app.decorateRequest('arrivedAt', 0);
  app.addHook('onRequest', async (request) => {
    request.arrivedAt = clock().getTime();
  });
};
