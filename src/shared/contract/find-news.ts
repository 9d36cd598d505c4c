import type { Id, IsoDate } from './entities';

/** Where an item stands in its approval (extension `find-news`): each item is in one of these at any moment. */
export const NEWS_STATES = [
  /** Not approved yet, and not returned. */
  'waiting',
  /** Sent back to its writer or withdrawn with that, and neither saved nor approved since. */
  'returned',
  /** Approved for 24 hours that have not run out. */
  'for-a-day',
  /** The 24 hours have run out and nobody has approved it again. */
  'went-dark',
  'permanent',
] as const;
export type NewsState = (typeof NEWS_STATES)[number];

/** `newest` and `oldest` by the time of writing; `runs-out` by the end of the 24 hours, the soonest first. */
export const NEWS_SORTS = ['newest', 'oldest', 'runs-out'] as const;
export type NewsSort = (typeof NEWS_SORTS)[number];

/** The states in which items have an end of their 24 hours to be sorted by. */
export const STATES_THAT_RUN_OUT: readonly (NewsState | undefined)[] = ['for-a-day', 'went-dark'];

/** Which news of the caller's groups are asked for; what is left out filters nothing. */
export type NewsFilter = {
  groupId?: Id;
  state?: NewsState;
  author?: Id;
  category?: Id;
  /** Written from this moment on, and before that one (ISO 8601). */
  from?: IsoDate;
  to?: IsoDate;
  sort?: NewsSort;
};

/** So many items are found for a filter and paged through, at most: whoever looks for more narrows the filter. */
export const FOUND_NEWS_LIMIT = 1_000;
