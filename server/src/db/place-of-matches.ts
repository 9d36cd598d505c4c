import { count } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';

import { type PageRequest, pageOf } from '../http/paginate';

import type { Database } from './database';

/** A search knows its matches this many pages past the one asked for: counting them all would read the table. */
const PAGES_AHEAD = 10;
/** Nobody pages further: a hand-written page number must not read the table either. */
const MAX_MATCHES = 10_000;

/**
 * Where a page lies among the matches of a search. The last page is the true one where it is near, and moves on as
 * one pages towards it (docs/decisions/paging.md).
 */
export const placeOfMatches = async (db: Database, matches: PgSelect, page: PageRequest) => {
  const known = Math.min((page.page + PAGES_AHEAD) * page.limit, MAX_MATCHES);
  const [counted] = await db.select({ total: count() }).from(matches.limit(known).as('matches'));
  return pageOf(counted?.total ?? 0, page);
};
