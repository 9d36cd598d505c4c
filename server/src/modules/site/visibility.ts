import { PostStatus } from '@contract';

import { type PublicState, statusAt } from '../news/approval';

/** What readers get for an item: its page, a page that says that it is gone, or not found. */
export type Visibility = 'shown' | 'gone' | 'unknown';

/**
 * A published copy is shown from its date on. Items that were approved once and are now hidden or deleted are gone; items that
 * wait for their first approval are not found (DSK-10).
 */
export const visibilityAt = (item: PublicState & { deletedAt: Date | null }, now: Date): Visibility => {
  const { publishedVersion, shownFrom, deletedAt } = item;
  if (publishedVersion === null || shownFrom === null) return 'unknown';
  if (deletedAt || statusAt(item, now) !== PostStatus.Published) return 'gone';
  return shownFrom <= now ? 'shown' : 'unknown';
};

const KEPT_SECONDS = 60;

/** For how many seconds a page may be cached: never beyond the end of an approval for 24 hours. */
export const secondsToKeep = (
  { approvedUntil, approvedPermanently }: Pick<PublicState, 'approvedUntil' | 'approvedPermanently'>,
  now: Date,
): number => {
  if (approvedPermanently || !approvedUntil) return KEPT_SECONDS;
  const left = Math.floor((approvedUntil.getTime() - now.getTime()) / 1_000);
  return Math.min(KEPT_SECONDS, Math.max(0, left));
};
