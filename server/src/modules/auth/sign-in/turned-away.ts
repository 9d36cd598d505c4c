import type { Clock } from '../../../http/clock';

const REMEMBERED = 10_000;
/** How long a refusal is remembered in memory; somebody who sets a password by a link meanwhile waits no longer than this. */
const REMEMBERED_MS = 1_000;

/** Refused callers, also kept in memory, so that a flood costs at most one database query a second. */
export const createTurnedAway = (clock: Clock) => {
  const turnedAway = new Map<string, { until: number; askAgainAt: number }>();
  return {
    waitOf: (key: string): number => {
      const now = clock().getTime();
      const { until, askAgainAt } = turnedAway.get(key) ?? { until: 0, askAgainAt: 0 };
      // One from a time when the clock was ahead has no say.
      const leftMs = askAgainAt - now;
      return leftMs > 0 && leftMs <= REMEMBERED_MS ? Math.max(0, until - now) : 0;
    },
    add: (key: string, waitMs: number): void => {
      const now = clock().getTime();
      // Added again at the end of the map: when entries are evicted, the oldest go first.
      turnedAway.delete(key);
      const [oldest] = turnedAway.keys();
      if (turnedAway.size >= REMEMBERED && oldest !== undefined) turnedAway.delete(oldest);
      turnedAway.set(key, { until: now + waitMs, askAgainAt: now + REMEMBERED_MS });
    },
  };
};
