import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import type { App } from '../http/app-instance';

const HEADER = 'x-request-id';
/** The allowed form of a proxy's request id; anything else could forge log lines. */
const ACCEPTED = /^[\w.:-]{1,100}$/;

/** The proxy's request id, or a new one: it is in every log line and in the message of an unexpected error. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers[HEADER];
  return typeof given === 'string' && ACCEPTED.test(given) ? given : randomUUID();
};

/** Returns the id in the response, so that a caller can quote it to support. */
export const registerRequestId = (app: App): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(HEADER, request.id);
  });
};
