import { DAY_MS } from '@contract';

/** What the instances remember of the last check, and of the wait that it began. */
export type Remembered = { checkedAt: Date | null; waitMs: number };

/**
 * What a check finds: the time by the database's clock and by this computer's, and for how long this process has really run
 * since its last check.
 */
export type Observed = { now: Date; here: Date; ranMs: number };

/** How long the server has yet to run before anything is removed, and what an operator should know. */
export type Verdict = { waitMs: number; warning?: string };

const WAITS = 'Nothing is removed until the server has run for 24 hours with a steady clock.';

/**
 * Judges the clock before anything is removed by age, because a wrong clock makes everything old. After a jump of more than a
 * day, in either direction, the server must run for 24 hours first; so it must after a time without any running instance,
 * which looks the same, and at the first start.
 */
export const judgeClock = ({ checkedAt, waitMs }: Remembered, { now, here, ranMs }: Observed): Verdict => {
  if (Math.abs(now.getTime() - here.getTime()) > DAY_MS) {
    const clocks = `${now.toISOString()}, and this computer's ${here.toISOString()}`;
    return { waitMs: DAY_MS, warning: `The database's clock says ${clocks}. ${WAITS}` };
  }
  if (!checkedAt) return { waitMs: DAY_MS };
  const passedMs = now.getTime() - checkedAt.getTime();
  if (Math.abs(passedMs - ranMs) > DAY_MS) {
    const jump = `from ${checkedAt.toISOString()} to ${now.toISOString()} since the last clean-up`;
    return { waitMs: DAY_MS, warning: `The database's clock went ${jump}. ${WAITS}` };
  }
  // Another instance may have counted a part of that time. The database keeps whole milliseconds.
  const countedMs = Math.round(Math.min(ranMs, Math.max(0, passedMs)));
  return { waitMs: Math.max(0, waitMs - countedMs) };
};
