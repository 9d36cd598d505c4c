import type { IsoDate } from './entities';

/** The most drafts of a person, and for how many days each is kept after its last save. */
export const MAX_DRAFTS = 50;
export const DRAFT_DAYS = 30;
/** The most bytes of a draft's values as JSON, and of the request that stores it. */
export const DRAFT_MAX_BYTES = 2_000_000;
/** The most characters of a draft's id, form and address, and the most characters as people count them of its name. */
export const DRAFT_LIMITS = { id: 64, form: 200, address: 500, name: 300 } as const;

/**
 * Unsaved text of a form, which only its writer sees, on each of their devices (extension `drafts`). The client makes the
 * `id`, of the characters A-Z, a-z, 0-9 and `-`.
 */
export type DraftSummary = {
  id: string;
  /** The form and what it edits, such as `create:7` or `edit:101`. */
  form: string;
  /** The path of the form in the console; it begins with exactly one `/`. */
  address: string;
  name: string;
  savedAt: IsoDate;
  /** Counts the saves of the draft, from 1. */
  version: number;
};

export type Draft = DraftSummary & { values: Record<string, unknown> };

/** `version`: the version that this writer has seen last; 0 for a new draft. */
export type DraftRequest = Pick<Draft, 'form' | 'address' | 'name' | 'values' | 'version'>;
