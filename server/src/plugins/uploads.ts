import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';

import { ErrorCode, type Id } from '@contract';

import { callerOf } from '../http/access';
import { ApiError } from '../http/api-error';
import type { App } from '../http/app-instance';
import { commonMessages } from '../http/messages';
import { MAX_FORM_BYTES } from '../http/read-form';

/** More than any form has; a part that is sent twice is refused before. */
const MAX_PARTS = 40;
const MAX_UPLOADS_AT_ONCE = 2;
const RETRY_AFTER_SECONDS = 2;

/** Decoding images is the dearest thing this server does, so a person may send so many forms. */
const UPLOAD_RATE = { max: 120, timeWindow: 60_000 };

const tooMany = (retryAfterSeconds?: number) =>
  new ApiError(ErrorCode.TryAgainLater, commonMessages.tooManyUploads, {
    httpStatus: 429,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });

/** A form takes memory from its first part to its answer: of one person, so many at a time, judged before any is read. */
const limitUploadsAtOnce = (app: App): void => {
  const running = new Map<Id, number>();
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.form) return;
    // Whoever left while they were let in would be counted for ever: their answer's stream has closed already.
    if (reply.raw.closed) throw tooMany(RETRY_AFTER_SECONDS);
    const { id } = callerOf(request);
    const count = running.get(id) ?? 0;
    if (count >= MAX_UPLOADS_AT_ONCE) throw tooMany(RETRY_AFTER_SECONDS);
    running.set(id, count + 1);
    // Answered or broken off, the answer's stream closes.
    reply.raw.once('close', () => {
      const left = (running.get(id) ?? 1) - 1;
      if (left > 0) running.set(id, left);
      else running.delete(id);
    });
  });
};

/** Multipart forms (`readForm`), and how many a person may send: at a time, and in a minute. */
export const registerUploads = async (app: App): Promise<void> => {
  limitUploadsAtOnce(app);
  app.addHook('onRoute', (route) => {
    if (route.config?.form) route.config.rateLimit = UPLOAD_RATE;
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
