import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

import { pageOf, type PageRequest } from '../http/paginate';

/*
 * Both subqueries have the columns `id` and `total`, to be joined with the rows of a page: the page and its total are of one
 * statement (docs/decisions/paging.md). The last LIMIT changes nothing: without it the planner expects thousands of rows, and reads
 * the whole table to join them.
 */

/** The number of rows before the page; a page after the last one becomes the last one. */
const startOf = (total: SQL, { page, limit }: PageRequest): SQL =>
  sql`least(${page - 1}::bigint, greatest(${total} - 1, 0) / ${limit}::integer) * ${limit}::integer`;

/** A search or a filter finds rows up to this many pages after the requested one; counting all would read the table. */
const PAGES_AHEAD = 2;

/** How many matches a page needs, so that it is full and its list says whether another page follows, and how many are looked for. */
export type Matches = { needed: number; most: number };

/** `reachable` is how many matches can be reached at all. */
export const matchesFor = ({ page, limit }: PageRequest, reachable = 10_000): Matches => ({
  needed: Math.min(page * limit + 1, reachable),
  most: Math.min((page + PAGES_AHEAD) * limit, reachable),
});

/** A page of the ids that `matches` selects in the order of the list. */
export const pageOfMatches = (matches: SQLWrapper, page: PageRequest): SQL => sql`(
  SELECT id, total, number FROM (
    SELECT id, row_number() OVER () AS number, (count(*) OVER ())::integer AS total FROM (${matches}) AS matches
  ) AS counted
  WHERE number > ${startOf(sql`total`, page)} AND number <= ${startOf(sql`total`, page)} + ${page.limit}::integer
  LIMIT ${page.limit}
) AS page`;

type CountedList = {
  table: PgTable;
  id: AnyPgColumn;
  where?: SQL | undefined;
  /** The columns of the list's order, all in one direction; the last is unique. */
  order: [AnyPgColumn, ...AnyPgColumn[]];
  newestFirst: boolean;
  /** The number of rows, without parentheses: a stored one for a list that may be long. */
  total: SQL;
};

/** A page of the ids of a list whose rows are counted, skipping rows from the nearer end. */
export const pageOfList = (list: CountedList, page: PageRequest): SQL => {
  const half = (isNear: SQL, direction: SQL, limit: SQL, skipped: SQL) => sql`(
    SELECT ${list.id} AS id FROM ${list.table} WHERE ${list.where ?? sql`true`} AND (SELECT ${isNear} FROM place)
    ORDER BY ${sql.join(
      list.order.map((column) => sql`${column} ${direction}`),
      sql`, `,
    )}
    LIMIT (SELECT ${limit} FROM place) OFFSET (SELECT ${skipped} FROM place))`;
  const [forwards, backwards] = list.newestFirst ? [sql`DESC`, sql`ASC`] : [sql`ASC`, sql`DESC`];
  return sql`(
    WITH counted AS (SELECT coalesce((${list.total})::integer, 0) AS total),
      started AS (SELECT total, ${startOf(sql`total`, page)} AS start FROM counted),
      place AS (SELECT total, start, least(total - start, ${page.limit}::integer) AS size FROM started)
    SELECT ids.id, place.total FROM place, (
      ${half(sql`start * 2 <= total`, forwards, sql`size`, sql`start`)}
      UNION ALL
      ${half(sql`start * 2 > total`, backwards, sql`size`, sql`total - start - size`)}
    ) AS ids
    LIMIT ${page.limit}
  ) AS page`;
};

export const PAGE_ID = sql`page.id`;
export const PAGE_TOTAL = sql<number>`page.total`;
/** The place among the matches, for a list whose order is not that of columns. */
export const PAGE_NUMBER = sql`page.number`;

/** The place of a page that was found. */
export const placeOf = (rows: readonly { total: number }[], page: PageRequest) =>
  pageOf(rows[0]?.total ?? 0, page);
