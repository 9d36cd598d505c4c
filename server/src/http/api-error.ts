import { ErrorCode, type Id, type MissingRight } from '@contract';

import type { Localized } from './localized';
import { commonMessages } from './messages';

export type FieldMessages = Record<string, Localized>;

/** The HTTP status of each error code (docs/decisions/error-codes.md). */
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

/** The missing right, not yet translated. */
export type LocalizedMissingRight = Omit<MissingRight, 'allows'> & { allows: Localized };

type Details = {
  fieldErrors?: FieldMessages;
  httpStatus?: number;
  /** The seconds to wait, for a caller with too many requests (429). */
  retryAfterSeconds?: number;
  /** The current item, for a write that was refused because it named another version (412). */
  current?: unknown;
  /** The missing permission or level, for a refusal with HTTP 403. */
  missing?: LocalizedMissingRight | undefined;
  /** Whether the caller has to prove that it is them, and repeat the call (extension `step-up`). */
  needsProof?: true;
  /** The groups that need another Head first (extension `members`). */
  groups?: readonly { id: Id; name: string }[];
};

/** A refusal with a message in the caller's language. */
export class ApiError extends Error {
  readonly httpStatus: number;
  readonly fieldErrors: FieldMessages | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly current: unknown;
  readonly missing: LocalizedMissingRight | undefined;
  readonly needsProof: boolean;
  readonly groups: Details['groups'];

  constructor(
    readonly code: ErrorCode,
    readonly text: Localized,
    { fieldErrors, httpStatus, retryAfterSeconds, current, missing, needsProof, groups }: Details = {},
  ) {
    super(text.en);
    this.name = 'ApiError';
    this.httpStatus = httpStatus ?? HTTP_STATUS[code];
    this.fieldErrors = fieldErrors;
    this.retryAfterSeconds = retryAfterSeconds;
    this.current = current;
    this.missing = missing;
    this.needsProof = needsProof ?? false;
    this.groups = groups;
  }
}

const firstOf = (fieldErrors: FieldMessages): Localized | undefined => Object.values(fieldErrors)[0];

/** Field errors (400). A single one is also the message; for several, the message is general. */
export const invalidInput = (fieldErrors: FieldMessages): ApiError => {
  const single = Object.keys(fieldErrors).length === 1 ? firstOf(fieldErrors) : undefined;
  return new ApiError(ErrorCode.InvalidInput, single ?? commonMessages.invalidInput, { fieldErrors });
};

/** A value that is already in use (409), with the error on its field. */
export const alreadyExists = (fieldErrors: FieldMessages): ApiError =>
  new ApiError(ErrorCode.AlreadyExists, firstOf(fieldErrors) ?? commonMessages.alreadyExists, {
    fieldErrors,
  });

/** The caller's token is missing or no longer valid (401): this ends the session. */
export const unauthorized = (text: Localized = commonMessages.sessionEnded): ApiError =>
  new ApiError(ErrorCode.UnAuthorization, text);

/** A signed-in caller without the right (403), and the right that is missing. */
export const notAllowed = (
  text: Localized = commonMessages.notAllowed,
  missing?: LocalizedMissingRight,
): ApiError => new ApiError(ErrorCode.Alert, text, { httpStatus: 403, missing });

/** A rule of the newsroom refuses this; nothing has changed (409). */
export const refused = (text: Localized, details?: Pick<Details, 'groups'>): ApiError =>
  new ApiError(ErrorCode.Alert, text, details);

export const notFound = (text: Localized = commonMessages.notFound): ApiError =>
  new ApiError(ErrorCode.ResourceNotFound, text);

/** Too many requests (429); the response says after how many seconds to retry. */
export const tooMany = (text: Localized, retryAfterSeconds: number): ApiError =>
  new ApiError(ErrorCode.TryAgainLater, text, { httpStatus: 429, retryAfterSeconds });
