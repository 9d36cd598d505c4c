import type { Id } from '@contract';

import { pageOf, type PageRequest } from '../../http/paginate';

/** A search finds matches up to this many pages after the requested one; finding all would read the table. */
const PAGES_AHEAD = 10;
/** The last page that can be requested: a hand-written page number must not read the table either. */
const MAX_MATCHES = 10_000;

/**
 * The ids of a page of a search, and its place among the known matches. The last page is exact
 * if it is near, and otherwise moves on as somebody pages towards it (docs/decisions/paging.md). `findIds` returns the
 * first ids in the order of the list, so that one index scan both counts and finds.
 */
export const pageOfMatches = async (findIds: (limit: number) => Promise<{ id: Id }[]>, page: PageRequest) => {
  const known = await findIds(Math.min((page.page + PAGES_AHEAD) * page.limit, MAX_MATCHES));
  const place = pageOf(known.length, page);
  const ids = known.slice(place.offset, place.offset + page.limit).map(({ id }) => id);
  return { ids, place };
};
