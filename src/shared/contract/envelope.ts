import type { Id } from './entities';
import type { JournalistLevel } from './enums';
import type { ErrorCode } from './errors';
import type { PermissionName } from './permissions';

/** Field errors in a response: one or more messages for a field of the request body. */
export type WireFieldErrors = Record<string, string | string[]>;

/** What a caller lacks when a request is refused (extension `refusals`). */
export type MissingRight = {
  /** The missing permissions, or */
  permissions?: PermissionName[];
  /** the lowest level in the group that is allowed. */
  level?: JournalistLevel;
  /** What they allow: a sentence in the caller's language. */
  allows: string;
  /** Who can grant it: up to three administrators, or the group's Heads. */
  givenBy: string[];
};

/** A group that a refusal names. */
export type NamedGroup = { id: Id; name: string };

/** Every response of the API, whatever its HTTP status (docs/openapi.json). */
export type Envelope<T = unknown> =
  | { success: true; data: T; message?: string; code?: null; errors?: null }
  | {
      success: false;
      data?: null;
      message?: string;
      code?: ErrorCode;
      errors?: WireFieldErrors | null;
      missing?: MissingRight;
      /** The caller has to prove that it is them, and repeat the call (extension `step-up`). */
      needsProof?: boolean;
      /** The groups that need another Head first (extension `members`). */
      groups?: NamedGroup[];
    };

/** One page of a list. Pages count from 1; an empty list has one empty page. */
export type Paginated<T> = {
  data: T[];
  totalPages: number;
  firstPage: number;
  lastPage: number;
  currentPage: number;
};
