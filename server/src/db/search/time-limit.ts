import { sql } from 'drizzle-orm';

import type { Database } from '../database';

/** At a million rows no search takes a tenth of this. */
const LIMIT_MS = 2_000;

/**
 * Runs the queries of a search. PostgreSQL stops a query that takes longer, and the call fails with TryAgainLater. The embedded
 * engine has no such limit; there only the indexes bound a search. Compilation (jit) would take longer than any of these
 * queries, and a parallel scan would not keep the order of segments.
 */
export const withinTime = <T>(
  db: Database,
  read: (tx: Database) => Promise<T>,
  limitMs = LIMIT_MS,
): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`
      SELECT set_config('statement_timeout', ${String(limitMs)}, true), set_config('jit', 'off', true),
             set_config('max_parallel_workers_per_gather', '0', true)`);
    return read(tx);
  });
