import type { Id } from '@contract';

import { pageOf, type PageRequest } from '../../http/paginate';

/** A search knows its matches this many pages past the one asked for: finding them all would read the table. */
const PAGES_AHEAD = 10;
/** Nobody pages further: a hand-written page number must not read the table either. */
const MAX_MATCHES = 10_000;

/**
 * The ids of a page of a search, and where it lies among the matches that are known. The last page is the true one
 * where it is near, and moves on as one pages towards it (docs/decisions/paging.md). `findIds` gives the first ids
 * in the order of the list, so that one look through the index both counts and finds.
 */
export const pageOfMatches = async (findIds: (limit: number) => Promise<{ id: Id }[]>, page: PageRequest) => {
  const known = await findIds(Math.min((page.page + PAGES_AHEAD) * page.limit, MAX_MATCHES));
  const place = pageOf(known.length, page);
  const ids = known.slice(place.offset, place.offset + page.limit).map(({ id }) => id);
  return { ids, place };
};
