import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

import { asking } from '../db/slow-queries';
import type { App } from '../http/app-instance';

/** Asked every second by a proxy: they would be most of the log. What makes a server not ready is logged once. */
const CHECKS = new Set(['/api/health', '/api/ready']);

/** One line: no process and computer, which whoever collects logs knows, and a time that people can read. */
export const LINE_OPTIONS = {
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level: string) => ({ level }) },
};

/** Who asked for what, without the values of the address: an id or a search word may say more than a log should. */
export const askedBy = ({ method, routeOptions, caller }: FastifyRequest) => ({
  route: `${method} ${routeOptions.url ?? 'unknown'}`,
  ...(caller && { person: caller.id }),
});

/** One line a request, when it is answered: a warning if the server failed. */
export class RequestLines extends LogController {
  override incomingRequest(): void {
    // The line of the answer says all of it.
  }

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { statusCode: status, elapsedTime } = reply;
    const isCheck = CHECKS.has(request.routeOptions.url ?? '');
    const ofOthers = status >= 500 ? 'warn' : 'info';
    request.log[isCheck ? 'debug' : ofOthers](
      { ...askedBy(request), status, ms: Math.round(elapsedTime) },
      'request',
    );
  }
}

/** Tells the watched pool and the turns of searches which request a query is made for. */
export const registerAsking = (app: App): void => {
  const enter = (request: FastifyRequest, _reply: unknown, done: () => void): void =>
    asking.run(() => askedBy(request), done);
  app.addHook('onRequest', enter);
  // A body arrives outside of the context that its request began in.
  app.addHook('preValidation', enter);
};
