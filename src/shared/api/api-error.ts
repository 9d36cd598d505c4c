import { ErrorCode, type MissingRight, type WireFieldErrors } from '@/shared/contract';
import { getMessages } from '@/shared/i18n/messages';
import { useLocale } from '@/shared/i18n/use-locale';

import { errorMessages } from './messages';
import { missingText } from './missing-right';

/** What every failed call rejects with, whatever went wrong on the way. */
export type ApiError = {
  code: ErrorCode;
  /** The server's own words; empty where it sent none. */
  message: string;
  /** One message for each refused field, by the field's name in the API. */
  fieldErrors: Record<string, string>;
  /** Null where no answer arrived. */
  httpStatus: number | null;
  /** Nobody knows whether the write took place: it was sent, and what came back says nothing about it. */
  isUncertainWrite?: true;
  /** What would have allowed it, where the backend says so (extension `refusals`). */
  missing?: MissingRight;
};

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'code' in error && 'fieldErrors' in error;

/** Whether the server knows no such item: the page shows the not-found page (RT-21). */
export const isNotFound = (error: unknown): boolean =>
  isApiError(error) && error.code === ErrorCode.ResourceNotFound;

/** The client-side failure of API-03: time-out, refused connection, an answer that is no envelope. */
export const unknownError = (httpStatus: number | null, { isWrite = false } = {}): ApiError => ({
  code: ErrorCode.Unknown,
  message: '',
  fieldErrors: {},
  httpStatus,
  ...(isWrite && { isUncertainWrite: true }),
});

/** The backend answered that all is well, without the item that was asked for. */
export const notFoundError = (httpStatus: number | null): ApiError => ({
  ...unknownError(httpStatus),
  code: ErrorCode.ResourceNotFound,
});

/** Keeps the first message of each field; a field with null is not refused. */
export const toFieldErrors = (errors: WireFieldErrors | null | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([field, message]) => {
      const first: unknown = Array.isArray(message) ? (message[0] ?? '') : message;
      return typeof first === 'string' ? [[field, first]] : [];
    }),
  );

/**
 * The server's message, else the words of the error's code with the next step (section 8). Of what is missing it says what
 * that is, what it allows and whom to ask.
 */
export const errorMessage = (error: unknown): string => {
  const messages = getMessages(errorMessages);
  if (!isApiError(error)) return messages[ErrorCode.Unknown];
  if (error.isUncertainWrite && !error.message) return messages.uncertainWrite;
  const words = error.message || messages[error.code] || messages[ErrorCode.Unknown];
  return error.missing ? `${words} ${missingText(error.missing)}` : words;
};

/** `errorMessage` for components: redraws when the language changes. */
export const useErrorMessage = (): ((error: unknown) => string) => {
  useLocale();
  return errorMessage;
};
