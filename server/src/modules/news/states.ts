import { and, gt, isNotNull, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';

import { PostStatus } from '@contract';

import { news } from '../../db/schema';

/** The conditions of lists by state, each with the index that serves it (`db/schema/news.ts`). */
export const IS_WAITING = isNotNull(news.waitingSince);
export const IS_RETURNED = isNotNull(news.returnedAt);

const isShown = sql`${news.status} = ${PostStatus.Published}`;
const hasHours = and(isNotNull(news.approvedUntil), not(news.approvedPermanently));

/** Readers see it, or will see it, until its 24 hours end, whatever waits beside it. */
export const runsOut = (now: Date): SQL | undefined => and(hasHours, isShown, gt(news.approvedUntil, now));

/** Its 24 hours are over, and nobody has done anything about it since: a return before was that of changes. */
export const wentDark = (now: Date): SQL | undefined =>
  and(
    hasHours,
    lte(news.approvedUntil, now),
    isNull(news.waitingSince),
    or(isNull(news.returnedAt), lt(news.returnedAt, news.approvedUntil)),
  );

/** Readers see it without an end. */
export const IS_PERMANENT = and(sql`${news.approvedPermanently}`, isShown);
