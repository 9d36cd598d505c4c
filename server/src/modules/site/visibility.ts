import { PostStatus } from '@contract';

import { type ApprovalState, statusAt } from '../news/approval';

/** What readers get for an item: its page, a page that says that it is gone, or not found. */
export type Visibility = 'shown' | 'gone' | 'unknown';

/**
 * Published and approved items are shown from their date on. Items that were approved once and are now hidden or deleted are
 * gone; drafts and items that wait for their first approval are not found (DSK-10).
 */
export const visibilityAt = (
  item: ApprovalState & { publishedAt: Date; deletedAt: Date | null },
  now: Date,
): Visibility => {
  const wasApproved = item.approvedPermanently || item.approvedUntil !== null;
  if (!wasApproved) return 'unknown';
  if (item.deletedAt) return 'gone';
  const status = statusAt(item, now);
  if (status === PostStatus.Hidden) return 'gone';
  return status === PostStatus.Published && item.publishedAt <= now ? 'shown' : 'unknown';
};

const KEPT_SECONDS = 60;

/** For how many seconds a page may be cached: never beyond the end of an approval for 24 hours. */
export const secondsToKeep = ({ approvedUntil, approvedPermanently }: ApprovalState, now: Date): number => {
  if (approvedPermanently || !approvedUntil) return KEPT_SECONDS;
  const left = Math.floor((approvedUntil.getTime() - now.getTime()) / 1_000);
  return Math.min(KEPT_SECONDS, Math.max(0, left));
};
