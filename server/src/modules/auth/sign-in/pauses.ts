import { inArray, sql } from 'drizzle-orm';

import type { Database } from '../../../db/database';
import { signInAttempts } from '../../../db/schema';

import { type Counter, isCounting, keysOf } from './counters';

/** A counter that is not used for this long begins again. */
const MEMORY_MS = 24 * 60 * 60_000;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/** The pause after this many failures: none below the limit, then a minute, doubled by each further failure up to an hour. */
const pauseAfter = (count: number, limit: number): number =>
  count < limit ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (count - limit));

/** An attempt: the milliseconds to wait before it is allowed (0: it is), and what follows if it fails. */
export type PausedAttempt = { waitMs: number; count: number; pauseMs: number };

/**
 * Counts an attempt before it is checked, as `reserveAttempt` does, but with pauses that grow. An attempt during a pause is not
 * counted and does not make it longer.
 */
export const reservePaused = (db: Database, counters: Counter[], now: Date): Promise<PausedAttempt> =>
  db.transaction(async (tx) => {
    const { key, count, until } = signInAttempts;
    const keys = keysOf(counters);
    const ofThese = inArray(key, keys);
    await tx
      .insert(signInAttempts)
      .values(keys.map((one) => ({ key: one, count: 0, until: now })))
      .onConflictDoNothing();
    // Locked, so that simultaneous attempts are counted one after the other.
    const counts = isCounting(now, MEMORY_MS);
    const rows = await tx
      .select({ key, count, until, counts: sql<boolean>`${counts}` })
      .from(signInAttempts)
      .where(ofThese)
      .orderBy(key)
      .for('update');
    const limits = new Map(counters.map((counter) => [counter.key, counter.limit]));
    const pausesAt = (added: number) =>
      rows.map((row) => pauseAfter((row.counts ? row.count : 0) + added, limits.get(row.key) ?? 0));
    const pauses = pausesAt(0);
    const waits = rows.map((row, index) => {
      const lastAt = row.until.getTime() - MEMORY_MS;
      return row.counts ? lastAt + (pauses[index] ?? 0) - now.getTime() : 0;
    });
    const waitMs = Math.max(0, ...waits);
    if (waitMs > 0) return { waitMs, count: 0, pauseMs: 0 };
    const counted = await tx
      .update(signInAttempts)
      .set({
        count: sql`CASE WHEN ${counts} THEN ${count} + 1 ELSE 1 END`,
        until: new Date(now.getTime() + MEMORY_MS),
      })
      .where(ofThese)
      .returning({ count });
    return {
      waitMs,
      count: Math.max(...counted.map((row) => row.count)),
      pauseMs: Math.max(...pausesAt(1)),
    };
  });
