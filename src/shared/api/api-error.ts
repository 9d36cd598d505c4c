import { ErrorCode, type MissingRight, type NamedGroup, type WireFieldErrors } from '@/shared/contract';
import { getMessages } from '@/shared/i18n/messages';
import { useLocale } from '@/shared/i18n/use-locale';

import { errorMessages } from './messages';
import { missingText } from './missing-right';

/** The error with which every failed call rejects. */
export type ApiError = {
  code: ErrorCode;
  /** The message of the server; empty if it sent none. */
  message: string;
  /** One message for each refused field, by its name in the API. */
  fieldErrors: Record<string, string>;
  /** Null if no response arrived. */
  httpStatus: number | null;
  /** The write may or may not have taken effect: it was sent, and the response does not tell. */
  isUncertainWrite?: true;
  /** The permission or level that the caller lacks, if the backend reports it (extension `refusals`). */
  missing?: MissingRight;
  /** The call works after the person has given their password again (extension `step-up`). */
  needsProof?: true;
  /** The groups that need another Head first (extension `members`). */
  groups?: NamedGroup[];
};

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'code' in error && 'fieldErrors' in error;

/** Whether the server does not know the item. The page then shows the not-found page (RT-21). */
export const isNotFound = (error: unknown): boolean =>
  isApiError(error) && error.code === ErrorCode.ResourceNotFound;

/** The client-side error of API-03: time-out, refused connection, or a response that is not an envelope. */
export const unknownError = (httpStatus: number | null, { isWrite = false } = {}): ApiError => ({
  code: ErrorCode.Unknown,
  message: '',
  fieldErrors: {},
  httpStatus,
  ...(isWrite && { isUncertainWrite: true }),
});

/** The backend reported success but sent no item. */
export const notFoundError = (httpStatus: number | null): ApiError => ({
  ...unknownError(httpStatus),
  code: ErrorCode.ResourceNotFound,
});

/** Keeps the first message of each field. A field with null is not refused. */
export const toFieldErrors = (errors: WireFieldErrors | null | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([field, message]) => {
      const first: unknown = Array.isArray(message) ? (message[0] ?? '') : message;
      return typeof first === 'string' ? [[field, first]] : [];
    }),
  );

/**
 * Returns the message of the server, otherwise the message of the error code with the next step. A missing
 * permission or level is explained: what it is, what it allows and whom to ask.
 */
export const errorMessage = (error: unknown): string => {
  const messages = getMessages(errorMessages);
  if (!isApiError(error)) return messages[ErrorCode.Unknown];
  if (error.isUncertainWrite && !error.message) return messages.uncertainWrite;
  const words = error.message || messages[error.code] || messages[ErrorCode.Unknown];
  return error.missing ? `${words} ${missingText(error.missing)}` : words;
};

/** `errorMessage` for components: rerenders when the language changes. */
export const useErrorMessage = (): ((error: unknown) => string) => {
  useLocale();
  return errorMessage;
};
