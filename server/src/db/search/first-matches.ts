import { eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import type { Database } from '../database';
import type { Matches } from '../page';
import { news } from '../schema';

import type { NewsSearch } from './conditions';

/** How many rows of the list are looked at for each match that is needed. */
const LOOKED_AT = 20;
const MOST_LOOKED_AT = 10_000;
/** The first rows tell how frequent the word is. */
const SAMPLE = 100;
/** To look at a row takes as long as to read and sort ten matches of the index: 0.025 and 0.0025 ms. */
const MATCHES_FOR_A_ROW = 10;
/** To look at all of a short list takes less than to look a word up of which the sample says nothing. */
const NEWS_FOR_A_ROW = 500;

/** A list of news that is searched in. Both queries have the column `id`, and the order of the list. */
export type SearchedList = {
  /** The first rows of the list, whether they match or not. */
  first: (limit: number) => SQLWrapper;
  /** The rows of the list that are in the subquery `matched`, which has the column `news_id`. */
  among: (matched: SQL) => SQLWrapper;
};

/**
 * The ids of the first matches in a list, in its order: `most` of them, or of a frequent word at least `needed`, because who looks
 * for more of those looks at more rows.
 *
 * A frequent word is found among the first rows of the list, and every word in a short list; all others are looked up by the
 * index, and sorted. Frequent is what costs less that way: of 10,000 news one in seven, of a million one in seventy. The planner would have to guess which of both it
 * is, and a wrong guess reads all words of all news: 2 s of 100,000 (docs/decisions/paging.md). `OFFSET 0` keeps it from joining
 * before it has looked up, and lets it look at one row after another, in the order of the list, until there are enough. `IS TRUE`
 * keeps it from asking the index for each row. Of a phrase the index knows the words; the places of each match are read, in the
 * order of the list, until there are enough.
 */
export const firstMatches = (
  { found, lookedUp, isExact }: NewsSearch,
  { needed, most }: Matches,
  { first, among }: SearchedList,
): SQL => {
  const lookedAt = Math.min(most * LOOKED_AT, MOST_LOOKED_AT);
  const matched = sql`(SELECT news_id FROM news_search WHERE ${lookedUp} OFFSET 0) AS matched`;
  const match = sql`LATERAL (
    SELECT news_id FROM news_search WHERE news_id = listed.id AND (${found}) IS TRUE OFFSET 0) AS match`;
  const far = sql`SELECT listed.id FROM (${among(matched)}) AS listed ${isExact ? sql`` : sql`CROSS JOIN ${match}`} LIMIT ${most}`;
  return sql`
    WITH looked_at AS MATERIALIZED (
        SELECT id, row_number() OVER () AS number FROM (${first(lookedAt)}) AS list),
      sample AS MATERIALIZED (
        SELECT count(match.news_id) AS matches
        FROM (SELECT id FROM looked_at LIMIT ${SAMPLE}) AS listed LEFT JOIN ${match} ON true),
      is_frequent AS MATERIALIZED (
        SELECT (SELECT count(*) FROM looked_at) < least(${lookedAt}, greatest(${SAMPLE}, reltuples / ${NEWS_FOR_A_ROW})) OR
          matches >= ${SAMPLE} * sqrt(${needed * MATCHES_FOR_A_ROW} / greatest(reltuples, 1)) AS yes
        FROM sample, pg_class WHERE oid = 'news_search'::regclass),
      near AS MATERIALIZED (
        SELECT listed.id, listed.number FROM looked_at AS listed CROSS JOIN ${match}
        WHERE (SELECT yes FROM is_frequent) LIMIT ${most}),
      is_enough AS MATERIALIZED (
        SELECT (SELECT yes FROM is_frequent) AND
          ((SELECT count(*) FROM near) >= ${needed} OR (SELECT count(*) FROM looked_at) < ${lookedAt}) AS yes)
    SELECT id FROM (
      SELECT id, number FROM near WHERE (SELECT yes FROM is_enough)
      UNION ALL
      SELECT id, row_number() OVER () FROM (${far}) AS far WHERE NOT (SELECT yes FROM is_enough)
    ) AS matches ORDER BY number`;
};

/** The id in `matched`. */
export const MATCHED_ID = sql`matched.news_id`;

/** The news for which `where` is true, in an order. */
export const newsList = (db: Database, where: SQL | undefined, order: SQL[]): SearchedList => {
  const ids = () => db.select({ id: news.id }).from(news).$dynamic();
  const inOrder = (list: ReturnType<typeof ids>) => list.where(where).orderBy(...order);
  return {
    first: (limit) => inOrder(ids()).limit(limit),
    among: (matched) => inOrder(ids().innerJoin(matched, eq(news.id, MATCHED_ID))),
  };
};
