import { Type, type TSchema } from 'typebox';

import type { ApiError } from './api-error';
import type { Locale } from './localized';

/** The envelope of a successful response. */
export const ok = <T>(data: T, message?: string) =>
  message === undefined ? { success: true as const, data } : { success: true as const, data, message };

/** The envelope of a refusal, in the caller's language. */
export const failure = (error: ApiError, locale: Locale) => ({
  success: false as const,
  data: error.current ?? null,
  message: error.text[locale],
  code: error.code,
  errors: error.fieldErrors
    ? Object.fromEntries(Object.entries(error.fieldErrors).map(([field, text]) => [field, text[locale]]))
    : null,
  ...(error.needsProof && { needsProof: true as const }),
  ...(error.missing && { missing: { ...error.missing, allows: error.missing.allows[locale] } }),
  ...(error.groups && { groups: error.groups }),
});

/** The response schema of a call that returns `data`. */
export const success = <T extends TSchema>(data: T) => ({
  200: Type.Object({ success: Type.Literal(true), data, message: Type.Optional(Type.String()) }),
});
