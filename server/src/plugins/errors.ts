import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

import { ErrorCode } from '@contract';

import { isPassing, isUpgraded } from '../db/sql-errors';
import { ApiError, invalidInput, notFound } from '../http/api-error';
import type { App } from '../http/app-instance';
import { failure } from '../http/envelope';
import { localeOf } from '../http/localized';
import { commonMessages } from '../http/messages';
import { fieldErrorsOf } from '../http/validation-errors';

import { askedBy } from './request-log';

const badRequest = (httpStatus: number): ApiError => {
  const text = httpStatus === 413 ? commonMessages.bodyTooLarge : commonMessages.malformedBody;
  return new ApiError(ErrorCode.InvalidInput, text, { httpStatus });
};

/** The underlying error; the wrapping error quotes a query's values, which do not belong in a log. */
const causeOf = (error: Error): unknown => error.cause ?? error;

/** Maps any error to one of the error codes. */
const toApiError = (error: FastifyError | ApiError, request: FastifyRequest): ApiError => {
  if (error instanceof ApiError) return error;
  // An invalid id in the path cannot match anything.
  if (error.validation && error.validationContext === 'params') return notFound();
  if (error.validation) return invalidInput(fieldErrorsOf(error.validation));
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return badRequest(error.statusCode);
  }
  if (isUpgraded(error)) {
    request.log.error({ err: causeOf(error), ...askedBy(request) }, 'upgraded by a newer release');
    return new ApiError(ErrorCode.TryAgainLater, commonMessages.upgrading);
  }
  if (isPassing(error)) {
    request.log.error({ err: causeOf(error), ...askedBy(request) }, 'temporarily unavailable');
    return new ApiError(ErrorCode.TryAgainLater, commonMessages.unavailable);
  }
  request.log.error({ err: causeOf(error), ...askedBy(request) }, 'unexpected error');
  return new ApiError(ErrorCode.PleaseContactSupport, commonMessages.unexpected(request.id));
};

/** Sends an error in the envelope, in the caller's language. */
export const sendError = (
  error: FastifyError | ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const apiError = toApiError(error, request);
  const locale = localeOf(request.headers['accept-language']);
  if (apiError.retryAfterSeconds !== undefined) reply.header('retry-after', apiError.retryAfterSeconds);
  return reply.code(apiError.httpStatus).type('application/json').send(failure(apiError, locale));
};

/** The maximum number of refusals that are held back at the same time, because each holds a connection. */
export const MAX_HELD_BACK = 2_000;

/**
 * The refusal slows its sender down: there are too many requests (429), or the form is refused before all of it has arrived, and
 * `readForm` has paused it. A sender that had such a response at once would use the network for nothing but the next form.
 */
const isHeldBack = (error: FastifyError | ApiError, { raw }: FastifyRequest): boolean =>
  (error instanceof ApiError && error.httpStatus === 429) || (raw.isPaused() && !raw.complete);

/**
 * Maps every error to a response. `holdBack` delays refusals of too many requests and of forms that are still arriving, which
 * slows down a client that sends its next request as soon as it has an answer.
 */
export const registerErrors = (app: App, holdBack: () => Promise<void> = async () => {}): void => {
  let heldBack = 0;
  app.setErrorHandler<FastifyError | ApiError>(async (error, request, reply) => {
    if (isHeldBack(error, request) && heldBack < MAX_HELD_BACK) {
      heldBack += 1;
      await holdBack().finally(() => (heldBack -= 1));
    }
    return sendError(error, request, reply);
  });
};
