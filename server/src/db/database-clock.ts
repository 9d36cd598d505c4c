import { performance } from 'node:perf_hooks';

import type { Clock } from '../http/clock';

import type { Database } from './database';
import { databaseTime } from './database-time';

const LOOK_MS = 30_000;
/** The time in an answer that took longer may be old when it arrives. */
const SLOW_MS = 1_000;
/** A larger step is followed only if the next look finds it too, so a clock that is wrong for seconds changes nothing. */
const JUMP_MS = 60_000;

type Deps = {
  db: Database;
  /** For tests: the database's clock, and milliseconds that no clock can change. */
  readTime?: (db: Database) => Promise<Date>;
  monotonic?: () => number;
};

/**
 * A clock that follows the database's, whatever this computer's says. What it stamps is later compared with the database's
 * clock by a clean-up: news that is deleted where the clock is a month behind would be removed for good at once.
 */
export const followDatabaseTime = async ({
  db,
  readTime = databaseTime,
  monotonic = () => performance.now(),
}: Deps) => {
  const measure = async () => {
    const asked = monotonic();
    const time = await readTime(db);
    const answered = monotonic();
    return { aheadMs: time.getTime() - answered, tookMs: answered - asked };
  };
  let { aheadMs } = await measure();
  let jumpedTo = aheadMs;

  const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= JUMP_MS;
  const look = async (): Promise<void> => {
    const found = await measure();
    if (found.tookMs > SLOW_MS) return;
    if (isNear(found.aheadMs, aheadMs) || isNear(found.aheadMs, jumpedTo)) aheadMs = found.aheadMs;
    jumpedTo = found.aheadMs;
  };
  // A database that does not answer is reported by the calls that need it.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS).unref();
  const clock: Clock = () => new Date(monotonic() + aheadMs);
  return { clock, look, stop: (): void => clearInterval(timer) };
};
