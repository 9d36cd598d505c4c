import { setTimeout as wait } from 'node:timers/promises';

import { is, sql } from 'drizzle-orm';
import { PgliteDatabase } from 'drizzle-orm/pglite';

import { ErrorCode } from '@contract';

import { ApiError } from '../../http/api-error';
import { createFairTurns, type QueueCounts } from '../../http/fair-turns';
import { commonMessages } from '../../http/messages';
import type { Database } from '../database';
import { asking } from '../slow-queries';
import { takesTooLong } from '../sql-errors';

const LIMIT_MS = 2_000;
/** Several times the people of a newsroom. */
const MAX_WAITING = 1_000;

/** The embedded engine answers one statement at a time. Between two searches it has as long for whatever else is asked. */
const turnsOfEmbedded = createFairTurns({ size: 1, maxWaiting: MAX_WAITING, rest: (ms) => wait(ms) });
/** A quarter of the connections. */
const turnsOfPostgres = createFairTurns({ size: 5, maxWaiting: MAX_WAITING });

const turnsOf = (db: Database) => (is(db, PgliteDatabase) ? turnsOfEmbedded : turnsOfPostgres);

/** The searches of this process. */
export const countSearches = (db: Database): QueueCounts => turnsOf(db).counts();

/**
 * Runs the statement of a search, in turn. PostgreSQL stops one that takes longer, and the call asks for one more letter. The embedded
 * engine can stop no statement; there only the plan bounds a search. Compilation (jit) would take longer than the search, and
 * a scan of a whole table would read the words of all news: the planner counts their pages, but not those of long values.
 */
export const withinTime = async <T>(
  db: Database,
  read: (tx: Database) => Promise<T>,
  limitMs = LIMIT_MS,
): Promise<T> => {
  const limit = is(db, PgliteDatabase) ? 0 : limitMs;
  try {
    return await turnsOf(db).run(asking.getStore()?.().person, () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`
          SELECT set_config('statement_timeout', ${String(limit)}, true), set_config('jit', 'off', true),
            set_config('enable_seqscan', 'off', true)`);
        return read(tx);
      }),
    );
  } catch (error) {
    throw takesTooLong(error) ? new ApiError(ErrorCode.TryAgainLater, commonMessages.searchTakesLong) : error;
  }
};

/** Reads a list in one statement, within the time of a search if something is searched for. */
export const readList = <T>(db: Database, search: string, read: (tx: Database) => Promise<T>): Promise<T> =>
  search.trim() ? withinTime(db, read) : read(db);
