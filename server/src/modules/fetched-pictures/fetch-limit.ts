import { ErrorCode, type Id } from '@contract';

import { ApiError } from '../../http/api-error';
import type { Clock } from '../../http/clock';

import { fetchMessages } from './messages';

const WINDOW_MS = 10 * 60_000;
const MOST_IN_WINDOW = 60;
const MOST_AT_ONCE = 2;
/** Of all people together. */
const MOST_OF_ALL = 8;

type Use = { begunAt: number[]; running: number };

const tooMany = (milliseconds: number): ApiError =>
  new ApiError(ErrorCode.TryAgainLater, fetchMessages.tooMany, {
    httpStatus: 429,
    retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1_000)),
  });

/** Limits how many pictures each person lets this instance fetch. `begin` throws (429), or returns what ends the fetch. */
export const createFetchLimit = (clock: Clock) => {
  const uses = new Map<Id, Use>();
  let running = 0;

  const forgetOld = (now: number): void => {
    for (const [id, use] of uses) {
      use.begunAt = use.begunAt.filter((at) => at > now - WINDOW_MS && at <= now);
      if (use.begunAt.length === 0 && use.running === 0) uses.delete(id);
    }
  };

  return {
    begin: (userId: Id): (() => void) => {
      const now = clock().getTime();
      forgetOld(now);
      const use = uses.get(userId) ?? { begunAt: [], running: 0 };
      const [oldest = now] = use.begunAt;
      if (use.begunAt.length >= MOST_IN_WINDOW) throw tooMany(oldest + WINDOW_MS - now);
      if (use.running >= MOST_AT_ONCE || running >= MOST_OF_ALL) throw tooMany(0);
      use.begunAt.push(now);
      use.running += 1;
      running += 1;
      uses.set(userId, use);
      return () => {
        use.running -= 1;
        running -= 1;
      };
    },
  };
};
