import type { ErrorCode } from './errors';

/** Field errors as they travel: one message or several for a field of the request's body. */
export type WireFieldErrors = Record<string, string | string[]>;

/** Every answer of the API, whatever its HTTP status (section 7). */
export type Envelope<T = unknown> =
  | { success: true; data: T; message?: string; code?: null; errors?: null }
  | { success: false; data?: null; message?: string; code?: ErrorCode; errors?: WireFieldErrors | null };

/** One page of a list. Pages count from 1; an empty list has one empty page. */
export type Paginated<T> = {
  data: T[];
  totalPages: number;
  firstPage: number;
  lastPage: number;
  currentPage: number;
};
