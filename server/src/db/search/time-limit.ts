import { sql } from 'drizzle-orm';

import type { Database } from '../database';

/** No search of ours takes a tenth of it at a million rows; whoever types waits no longer. */
const LIMIT_MS = 2_000;

/**
 * Runs the queries of a search. PostgreSQL ends one that takes longer, which answers TryAgainLater; the embedded
 * engine knows no such limit, and there its indexes alone bound a search. Compiling (jit) would take longer than any of these
 * queries, and a parallel scan would not keep to the order of segments.
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
