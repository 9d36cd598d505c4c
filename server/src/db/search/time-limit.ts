import { is, sql } from 'drizzle-orm';
import { PgliteDatabase } from 'drizzle-orm/pglite';

import type { Database } from '../database';

/** At a million rows no search takes a tenth of this. */
const LIMIT_MS = 2_000;

/**
 * Runs the queries of a search. PostgreSQL stops a query that takes longer, and the call fails with TryAgainLater. Compilation
 * (jit) would take longer than any of these queries, and a parallel scan would not keep the order of segments. The embedded
 * engine has none of the three, so it needs no transaction that sets them. There the indexes bound a search.
 */
export const withinTime = <T>(
  db: Database,
  read: (tx: Database) => Promise<T>,
  limitMs = LIMIT_MS,
): Promise<T> =>
  is(db, PgliteDatabase)
    ? read(db)
    : db.transaction(async (tx) => {
        await tx.execute(sql`
      SELECT set_config('statement_timeout', ${String(limitMs)}, true), set_config('jit', 'off', true),
             set_config('max_parallel_workers_per_gather', '0', true)`);
        return read(tx);
      });
