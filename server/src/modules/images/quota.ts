import { ErrorCode, type Id } from '@contract';

import type { Database } from '../../db/database';
import { ApiError } from '../../http/api-error';

import { storedToday } from './image-uses';
import { imageMessages } from './messages';

const DAY_SECONDS = 24 * 60 * 60;
const MEGABYTE = 1024 * 1024;

/**
 * Refuses (429) further pictures of a person whose stored uploads of the last 24 hours have reached the quota. Retry-After
 * is the time until the first of them is a day old.
 */
export const requireQuota = async (
  db: Database,
  userId: Id,
  { now, megabytes }: { now: Date; megabytes: number },
): Promise<void> => {
  const { bytes, oldest } = await storedToday(db, userId, now);
  if (bytes < megabytes * MEGABYTE) return;
  const ageSeconds = oldest ? (now.getTime() - oldest.getTime()) / 1_000 : 0;
  throw new ApiError(ErrorCode.TryAgainLater, imageMessages.quotaReached(megabytes), {
    httpStatus: 429,
    retryAfterSeconds: Math.max(1, Math.ceil(DAY_SECONDS - ageSeconds)),
  });
};
