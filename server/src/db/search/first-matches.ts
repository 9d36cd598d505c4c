import { and, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import type { Database } from '../database';
import { news } from '../schema';

/** How many rows of the list are looked at for each match that is needed. */
const LOOKED_AT = 20;
const MOST_LOOKED_AT = 10_000;
/** The first rows tell how frequent the word is. */
const SAMPLE = 100;
/** To look at a row takes as long as to read and sort ten matches of the index: 0.025 and 0.0025 ms. */
const MATCHES_FOR_A_ROW = 10;

/** A list of news that is searched in. Both queries have the column `id`, and the order of the list. */
export type SearchedList = {
  /** The first rows of the list, whether they match or not. */
  first: (limit: number) => SQLWrapper;
  /** The first rows of the list that are in the subquery `matched`, which has the column `news_id`. */
  among: (matched: SQL, limit: number) => SQLWrapper;
};

/**
 * The ids of the first matches in a list, in its order, at most `limit`; `found` are the conditions on `news_search`, which all
 * must hold.
 *
 * A frequent word is found among the first rows of the list; all others are looked up by the index, and sorted. Frequent is what
 * costs less that way: of 10,000 news one in three, of a million one in thirty. The planner would have to guess which of both it
 * is, and a wrong guess reads all words of all news: 2 s of 100,000 (docs/decisions/paging.md). `OFFSET 0` keeps it from joining
 * before it has looked up, and lets it look at one row after another, in the order of the list, until there are enough. `IS TRUE`
 * keeps it from asking the index for each row. Each condition is looked up alone: the planner would look up one and read all words
 * of its matches for the others, 1 s of a million.
 */
export const firstMatches = (found: SQL[], limit: number, { first, among }: SearchedList): SQL => {
  const lookedAt = Math.min(limit * LOOKED_AT, MOST_LOOKED_AT);
  const lookedUp = found.map((one) => sql`SELECT news_id FROM news_search WHERE ${one}`);
  const matched = sql`(${sql.join(lookedUp, sql` INTERSECT `)} OFFSET 0) AS matched`;
  const match = sql`LATERAL (
    SELECT news_id FROM news_search WHERE news_id = listed.id AND (${and(...found)}) IS TRUE OFFSET 0) AS match`;
  return sql`
    WITH looked_at AS MATERIALIZED (
        SELECT id, row_number() OVER () AS number FROM (${first(lookedAt)}) AS list),
      sample AS MATERIALIZED (
        SELECT count(*) AS rows, count(match.news_id) AS matches
        FROM (SELECT id FROM looked_at LIMIT ${SAMPLE}) AS listed LEFT JOIN ${match} ON true),
      is_frequent AS MATERIALIZED (
        SELECT rows < ${SAMPLE} OR matches >= ${SAMPLE} * sqrt(${limit * MATCHES_FOR_A_ROW} / greatest(reltuples, 1)) AS yes
        FROM sample, pg_class WHERE oid = 'news_search'::regclass),
      near AS MATERIALIZED (
        SELECT listed.id, listed.number FROM looked_at AS listed CROSS JOIN ${match}
        WHERE (SELECT yes FROM is_frequent) LIMIT ${limit}),
      is_enough AS MATERIALIZED (
        SELECT (SELECT yes FROM is_frequent) AND
          ((SELECT count(*) FROM near) = ${limit} OR (SELECT count(*) FROM looked_at) < ${lookedAt}) AS yes)
    SELECT id FROM (
      SELECT id, number FROM near WHERE (SELECT yes FROM is_enough)
      UNION ALL
      SELECT id, row_number() OVER () FROM (${among(matched, limit)}) AS far WHERE NOT (SELECT yes FROM is_enough)
    ) AS matches ORDER BY number`;
};

/** The id in `matched`. */
export const MATCHED_ID = sql`matched.news_id`;

/** The news for which `where` is true, in an order. */
export const newsList = (db: Database, where: SQL | undefined, order: SQL[]): SearchedList => {
  const ids = () => db.select({ id: news.id }).from(news).$dynamic();
  const inOrder = (list: ReturnType<typeof ids>, limit: number) =>
    list
      .where(where)
      .orderBy(...order)
      .limit(limit);
  return {
    first: (limit) => inOrder(ids(), limit),
    among: (matched, limit) => inOrder(ids().innerJoin(matched, eq(news.id, MATCHED_ID)), limit),
  };
};
