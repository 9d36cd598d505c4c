import type { JournalistLevel } from './enums';
import type { ErrorCode } from './errors';
import type { PermissionName } from './permissions';

/** Field errors as they travel: one message or several for a field of the request's body. */
export type WireFieldErrors = Record<string, string | string[]>;

/** What a caller who was refused lacks (extension `refusals`). */
export type MissingRight = {
  /** The permissions that it takes, */
  permissions?: PermissionName[];
  /** or the lowest level in the group. */
  level?: JournalistLevel;
  /** What they allow, a sentence in the caller's language. */
  allows: string;
  /** Who can give it: the names of up to three administrators, or of the group's Heads. */
  givenBy: string[];
};

/** Every answer of the API, whatever its HTTP status (section 7). */
export type Envelope<T = unknown> =
  | { success: true; data: T; message?: string; code?: null; errors?: null }
  | {
      success: false;
      data?: null;
      message?: string;
      code?: ErrorCode;
      errors?: WireFieldErrors | null;
      missing?: MissingRight;
    };

/** One page of a list. Pages count from 1; an empty list has one empty page. */
export type Paginated<T> = {
  data: T[];
  totalPages: number;
  firstPage: number;
  lastPage: number;
  currentPage: number;
};
