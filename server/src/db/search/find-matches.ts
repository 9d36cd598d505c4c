import { and, asc, desc, is, sql } from 'drizzle-orm';
import { PgliteDatabase } from 'drizzle-orm/pglite';

import type { Id } from '@contract';

import type { Database } from '../database';
import { normalizeTerm } from '../sql-text';

import { findByLetters } from './letters';
import type { SearchedList } from './searched-list';
import { withinTime } from './time-limit';
import { containsIndexedText, hasTrigram } from './trigrams';
import { createTurns } from './turns';

const inTurnOfShortTerms = createTurns();
const inTurnOfOthers = createTurns();

/** The text, and the person who searches. */
export type Search = { search: string; by: Id };

/**
 * The first `limit` ids whose text contains the search term, in the order of the list. Searches for one or two letters, the most
 * expensive ones, take turns; on the embedded engine, which runs one query at a time, so do the others among themselves.
 */
export const findMatches = async (
  db: Database,
  list: SearchedList,
  { search, by }: Search,
  limit: number,
): Promise<{ id: Id }[]> => {
  const term = normalizeTerm(search);
  if (!hasTrigram(term)) {
    return inTurnOfShortTerms(by, () => withinTime(db, (tx) => findByLetters(tx, list, term, limit)));
  }
  const holds = await containsIndexedText(db, list, term);
  const find = () =>
    withinTime(db, (tx) =>
      tx
        .select({ id: sql<Id>`${list.id}` })
        .from(list.table)
        .where(and(list.scope, holds))
        .orderBy((list.highestFirst ? desc : asc)(list.place))
        .limit(limit),
    );
  return is(db, PgliteDatabase) ? inTurnOfOthers(by, find) : find();
};
