import type { Id, IsoDate } from './entities';
import type { TextPart } from './search-matches';

/**
 * The approval state of a news item (extension `find-news`). With the extension `published-copy`, an item that readers see may
 * also wait or be returned, because of its changes.
 */
export const NEWS_STATES = [
  /** Its newest version is not approved yet, and not returned. */
  'waiting',
  /** Returned to its writer, and neither saved nor approved since. A withdrawn item is returned too. */
  'returned',
  /** Approved for 24 hours, which have not ended. */
  'for-a-day',
  /** The 24 hours have ended without a new approval. */
  'went-dark',
  'permanent',
] as const;
export type NewsState = (typeof NEWS_STATES)[number];

/** `newest` and `oldest` sort by creation; `runs-out` sorts by the end of the 24 hours, soonest first. */
export const LIST_SORTS = ['newest', 'oldest', 'runs-out'] as const;
export type ListSort = (typeof LIST_SORTS)[number];
/** The order without a `sort`: what waits is worked through from its oldest, everything else is read from the newest. */
export const defaultSort = (state: NewsState | undefined): ListSort =>
  state === 'waiting' ? 'oldest' : 'newest';
/** `best` sorts what a search found by how well it matches (extension `search-news`): the title first, then tags and author. */
export const NEWS_SORTS = [...LIST_SORTS, 'best'] as const;
export type NewsSort = (typeof NEWS_SORTS)[number];

/** The states that have an end of the 24 hours to sort by. */
export const STATES_THAT_RUN_OUT: readonly (NewsState | undefined)[] = ['for-a-day', 'went-dark'];

/** Filters the news of the caller's groups. A missing field filters nothing. */
export type NewsFilter = {
  /**
   * Words of its texts, beginnings of them, parts of the title, or a phrase in quotation marks. Only a backend with the
   * extension `search-news` knows it.
   */
  search?: string;
  groupId?: Id;
  state?: NewsState;
  author?: Id;
  category?: Id;
  /** Created from this time (inclusive) until that one (exclusive), ISO 8601. */
  from?: IsoDate;
  to?: IsoDate;
  sort?: NewsSort;
};

/** The most items that a search returns over all pages. To see more, narrow the filter. */
export const FOUND_NEWS_LIMIT = 1_000;

/** Where a search found an item. `title` stands for what a row does not show of a long title. */
export const SNIPPET_FIELDS = ['title', 'summary', 'text', 'tag', 'author', 'reference'] as const;

/** The place where a search found an item (extension `search-news`): a short piece of the field, as plain text. */
export type Snippet = { field: (typeof SNIPPET_FIELDS)[number]; parts: TextPart[] };
