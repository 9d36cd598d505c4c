import { ErrorCode, type MissingRight } from '@contract';

import type { Localized } from './localized';
import { commonMessages } from './messages';

export type FieldMessages = Record<string, Localized>;

/** The HTTP status that goes with each code of the catalogue (section 8). */
const HTTP_STATUS: Record<ErrorCode, number> = {
  [ErrorCode.Unknown]: 500,
  [ErrorCode.InvalidInput]: 400,
  [ErrorCode.TryAgainLater]: 503,
  [ErrorCode.UnAuthorization]: 401,
  [ErrorCode.ResourceNotFound]: 404,
  [ErrorCode.AlreadyExists]: 409,
  [ErrorCode.Alert]: 409,
  [ErrorCode.PleaseContactSupport]: 500,
};

/** What the caller lacks, before it is said in one language. */
export type LocalizedMissingRight = Omit<MissingRight, 'allows'> & { allows: Localized };

type Details = {
  fieldErrors?: FieldMessages;
  httpStatus?: number;
  /** When to come again, for those who came too often (429). */
  retryAfterSeconds?: number;
  /** The item as it is now, for a write that was refused because it named another version (412). */
  current?: unknown;
  /** What the caller lacks, for a refusal that a permission or a level would have spared them (403). */
  missing?: LocalizedMissingRight | undefined;
};

/** A refusal that the caller is told about, in the caller's language. */
export class ApiError extends Error {
  readonly httpStatus: number;
  readonly fieldErrors: FieldMessages | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly current: unknown;
  readonly missing: LocalizedMissingRight | undefined;

  constructor(
    readonly code: ErrorCode,
    readonly text: Localized,
    { fieldErrors, httpStatus, retryAfterSeconds, current, missing }: Details = {},
  ) {
    super(text.en);
    this.name = 'ApiError';
    this.httpStatus = httpStatus ?? HTTP_STATUS[code];
    this.fieldErrors = fieldErrors;
    this.retryAfterSeconds = retryAfterSeconds;
    this.current = current;
    this.missing = missing;
  }
}

const firstOf = (fieldErrors: FieldMessages): Localized | undefined => Object.values(fieldErrors)[0];

/** Field errors (400). A single one is also the message; several share a general one. */
export const invalidInput = (fieldErrors: FieldMessages): ApiError => {
  const single = Object.keys(fieldErrors).length === 1 ? firstOf(fieldErrors) : undefined;
  return new ApiError(ErrorCode.InvalidInput, single ?? commonMessages.invalidInput, { fieldErrors });
};

/** A value that is taken (409), named on its field. */
export const alreadyExists = (fieldErrors: FieldMessages): ApiError =>
  new ApiError(ErrorCode.AlreadyExists, firstOf(fieldErrors) ?? commonMessages.alreadyExists, {
    fieldErrors,
  });

/** The caller's token is missing or no longer good (401): this ends the session. */
export const unauthorized = (text: Localized = commonMessages.sessionEnded): ApiError =>
  new ApiError(ErrorCode.UnAuthorization, text);

/** A signed-in caller who may not do this (403), and what they lack. */
export const notAllowed = (
  text: Localized = commonMessages.notAllowed,
  missing?: LocalizedMissingRight,
): ApiError => new ApiError(ErrorCode.Alert, text, { httpStatus: 403, missing });

/** A rule of the newsroom refuses this; nothing has changed (409). */
export const refused = (text: Localized): ApiError => new ApiError(ErrorCode.Alert, text);

export const notFound = (text: Localized = commonMessages.notFound): ApiError =>
  new ApiError(ErrorCode.ResourceNotFound, text);

/** Too many of these (429); the answer says in seconds when to try again. */
export const tooMany = (text: Localized, retryAfterSeconds: number): ApiError =>
  new ApiError(ErrorCode.TryAgainLater, text, { httpStatus: 429, retryAfterSeconds });
