import { and, asc, desc, gte, lt, sql } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../database';

import { keysOfTerm, SEGMENT_ROWS, segmentOf } from './letter-keys';
import type { SearchedList } from './searched-list';

/**
 * The first `limit` ids whose text contains `term`, in the order of the list, for terms that a trigram index cannot look
 * up. The index returns the rows of a segment that have every letter and pair of the term. The search reads one segment
 * after the other until the limit is reached, so neither an absent term nor one at the far end of the list
 * reads many rows. Rows of the first segment are read without an index (docs/decisions/paging.md).
 */
export const findByLetters = async (
  db: Database,
  list: SearchedList,
  term: string,
  limit: number,
): Promise<{ id: Id }[]> => {
  const { table, scope, place, highestFirst } = list;
  const id = sql<Id>`${list.id}`;
  const direction = highestFirst ? desc : asc;
  // With LIKE the planner would choose the trigram index and read all of it for such a term.
  const holds = sql`strpos(${list.text}, lower(${term})) > 0`;

  const firstSegment = (wanted: number) =>
    db
      .select({ id })
      .from(table)
      .where(and(scope, lt(place, SEGMENT_ROWS), holds))
      .orderBy(direction(place))
      .limit(wanted);

  const otherSegments = (wanted: number) => {
    const last = sql`(${list.lastPlace})`;
    const numbers = highestFirst
      ? sql`generate_series(${segmentOf(last)}, 1, -1)`
      : sql`generate_series(1, ${segmentOf(last)})`;
    const hasKeys = sql`${list.keys} @> ${keysOfTerm(list.segmentName(sql`segment.number`), term)}`;
    // OFFSET 0 prevents the planner from scanning the list in order instead of using the index.
    const matching = db
      .select({ id: id.as('id'), place: sql`${place}`.as('place') })
      .from(table)
      .where(and(scope, gte(place, SEGMENT_ROWS), hasKeys, holds))
      .offset(0);
    return db
      .select({ id: sql<Id>`found.id` })
      .from(
        sql`${numbers} AS segment (number) CROSS JOIN LATERAL (
          SELECT id FROM (${matching}) AS matching ORDER BY ${direction(sql`place`)} LIMIT ${wanted}) AS found`,
      )
      .limit(wanted);
  };

  const [first, rest] = highestFirst ? [otherSegments, firstSegment] : [firstSegment, otherSegments];
  const found = await first(limit);
  return found.length < limit ? [...found, ...(await rest(limit - found.length))] : found;
};
