import { eq } from 'drizzle-orm';

import type { Database } from '../db/database';
import { cleanUpState } from '../db/schema';

import { judgeClock, type Observed } from './clock-guard';

/** How long one run may take. The next one continues. */
export const RUN_LIMIT_MS = 10 * 60_000;
/** An instance that was killed cannot end its run: the run counts as ended after its limit and the time of one batch. */
const HELD_MS = RUN_LIMIT_MS + 5 * 60_000;

const isHeld = (takenAt: Date | null, now: Date): boolean => {
  if (!takenAt) return false;
  const heldMs = now.getTime() - takenAt.getTime();
  // A run that began in the future was begun by a wrong clock.
  return heldMs >= 0 && heldMs < HELD_MS;
};

/** Whether this instance may clean up now, and the time to do it by. */
export type Taken =
  { state: 'taken'; now: Date } | { state: 'waits'; warning: string | undefined } | { state: 'busy' };

/** Begins a run, unless another instance has begun one or the clock cannot be trusted yet. */
export const takeRun = (
  db: Database,
  { readTime, here, ranMs }: Omit<Observed, 'now'> & { readTime: (tx: Database) => Promise<Date> },
): Promise<Taken> =>
  db.transaction(async (tx) => {
    await tx.insert(cleanUpState).values({}).onConflictDoNothing();
    const [row] = await tx.select().from(cleanUpState).for('update');
    if (!row) throw new Error('The state of the clean-up was not stored.');
    const now = await readTime(tx);
    if (isHeld(row.takenAt, now)) return { state: 'busy' };
    const { waitMs, warning } = judgeClock(row, { now, here, ranMs });
    const mayRun = waitMs === 0;
    await tx.update(cleanUpState).set({ checkedAt: now, waitMs, takenAt: mayRun ? now : null });
    return mayRun ? { state: 'taken', now } : { state: 'waits', warning };
  });

/** Ends the run that began at `takenAt`. */
export const endRun = async (db: Database, takenAt: Date): Promise<void> => {
  await db.update(cleanUpState).set({ takenAt: null }).where(eq(cleanUpState.takenAt, takenAt));
};
