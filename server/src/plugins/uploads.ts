import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

import { ErrorCode } from '@contract';

import { callerOf } from '../http/access';
import { ApiError } from '../http/api-error';
import type { App } from '../http/app-instance';
import { commonMessages } from '../http/messages';
import { MAX_FORM_BYTES } from '../http/read-form';

import { createFormBudget, type FormCounts } from './form-budget';

declare module 'fastify' {
  interface FastifyInstance {
    formCounts: () => FormCounts;
  }
}

/** More parts than any form has; a part that is sent twice is refused before this limit. */
const MAX_PARTS = 40;
const RETRY_AFTER_SECONDS = 2;

/** The number of forms that a person may send per minute: decoding images is the server's most expensive work. */
const UPLOAD_RATE = { max: 120, timeWindow: 60_000 };
/** The number of large JSON bodies: one that is made for it keeps the server's only thread busy for half a second. */
const BODY_RATE = { max: 60, timeWindow: 60_000 };

const tooMany = (retryAfterSeconds?: number) =>
  new ApiError(ErrorCode.TryAgainLater, commonMessages.tooManyUploads, {
    httpStatus: 429,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });

/** The memory that a body may use; one that does not tell its length may use what the largest of its kind does. */
const bytesOf = ({ headers }: FastifyRequest, most: number): number => {
  const told = Number(headers['content-length'] ?? most);
  return Number.isNaN(told) ? most : Math.min(told, most);
};

/**
 * Refuses a form, or a large JSON body, before any of it is read if its person, or all people together, send too much at a time. Each has a
 * budget of its own, so that no draft that is stored by itself keeps a form out.
 */
const limitUploadsAtOnce = (app: App): void => {
  const [forms, bodies] = [createFormBudget(), createFormBudget()];
  app.decorate('formCounts', forms.counts);
  app.addHook('onRequest', async (request, reply) => {
    const { config, bodyLimit } = request.routeOptions;
    if (!config.form && !config.largeBody) return;
    // If the client disconnected during the access check, the response's stream has closed already, and the form would count for ever.
    if (reply.raw.closed) throw tooMany(RETRY_AFTER_SECONDS);
    const [budget, most] = config.form ? [forms, MAX_FORM_BYTES] : [bodies, bodyLimit];
    const leave = budget.enter(callerOf(request).id, bytesOf(request, most));
    if (!leave) throw tooMany(RETRY_AFTER_SECONDS);
    // The response's stream closes whether the request was answered or aborted.
    reply.raw.once('close', leave);
  });
};

/** Multipart forms (`readForm`) and large JSON bodies, with limits per person: at a time, and per minute. */
export const registerUploads = async (app: App): Promise<void> => {
  limitUploadsAtOnce(app);
  app.addHook('onRoute', (route) => {
    if (route.config?.form) route.config.rateLimit = UPLOAD_RATE;
    if (route.config?.largeBody) route.config.rateLimit = BODY_RATE;
  });
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => String(callerOf(request).id),
    errorResponseBuilder: () => tooMany(),
  });
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: MAX_FORM_BYTES,
      files: MAX_PARTS,
      parts: MAX_PARTS,
      headerPairs: 20,
    },
  });
};
