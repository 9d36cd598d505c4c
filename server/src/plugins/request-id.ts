import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import type { App } from '../http/app-instance';

const HEADER = 'x-request-id';
/** What a proxy may name a request; anything else could forge lines of the log. */
const ACCEPTED = /^[\w.:-]{1,100}$/;

/** The proxy's name for a request, or a new one: it stands in every line of the log and in an unexpected error. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers[HEADER];
  return typeof given === 'string' && ACCEPTED.test(given) ? given : randomUUID();
};

/** Sends the id back, so that a caller can name the request to support. */
export const registerRequestId = (app: App): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(HEADER, request.id);
  });
};
