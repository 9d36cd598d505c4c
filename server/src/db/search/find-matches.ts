import { and, asc, desc, sql } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../database';
import { normalizeTerm } from '../sql-text';

import { findByLetters } from './letters';
import type { SearchedList } from './searched-list';
import { withinTime } from './time-limit';
import { containsIndexedText, hasTrigram } from './trigrams';

/** The first `limit` ids whose text contains the search term, in the order of the list. */
export const findMatches = async (
  db: Database,
  list: SearchedList,
  search: string,
  limit: number,
): Promise<{ id: Id }[]> => {
  const term = normalizeTerm(search);
  if (!hasTrigram(term)) return withinTime(db, (tx) => findByLetters(tx, list, term, limit));
  const holds = await containsIndexedText(db, list, term);
  return withinTime(db, (tx) =>
    tx
      .select({ id: sql<Id>`${list.id}` })
      .from(list.table)
      .where(and(list.scope, holds))
      .orderBy((list.highestFirst ? desc : asc)(list.place))
      .limit(limit),
  );
};
