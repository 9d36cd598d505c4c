import { type IsoDate, type NewsSummary, nextApproval, PostStatus } from '@/shared/contract';
import { useNow } from '@/shared/lib/use-now';

/** What an item is, for readers and for the group. */
export type ItemState = {
  /** What readers get. `went-dark`: its 24 hours are over, and nobody has done anything about it since. */
  shown: 'draft' | 'scheduled' | 'published' | 'went-dark' | 'hidden';
  /** What becomes of its newest version; null if there is nothing to decide. */
  newest: 'waits' | 'returned' | null;
  /** Since when it waits; null if it does not, or if the backend does not say. */
  waitingSince: IsoDate | null;
  /** From when readers see a scheduled item. */
  from: IsoDate | null;
  /** When its 24 hours end or ended; null if it has none. */
  until: IsoDate | null;
  /** Whether the backend has a published copy (extension `published-copy`); else its own words are the state. */
  isKnown: boolean;
};

type Item = Pick<
  NewsSummary,
  | 'status'
  | 'publishedAt'
  | 'isApprovedLifeTime'
  | 'isApprovedPermanent'
  | 'approvedUntil'
  | 'returned'
  | 'published'
  | 'shownFrom'
  | 'waitingSince'
>;

const isAfter = (at: IsoDate | null, now: number) => Date.parse(at ?? '') > now;

const newestOf = (news: Item): ItemState['newest'] => {
  if (news.returned) return 'returned';
  if (news.waitingSince !== undefined) return news.waitingSince === null ? null : 'waits';
  return news.status !== PostStatus.Published && nextApproval(news) !== null ? 'waits' : null;
};

/** When the 24 hours of what readers see end. Changes of a permanently approved item lack only the permanent step. */
const untilOf = (news: Item, newest: ItemState['newest']): IsoDate | null => {
  if (news.published) return news.published.until;
  const isPermanent = news.isApprovedPermanent || (newest !== null && news.isApprovedLifeTime);
  return isPermanent && news.waitingSince !== undefined ? null : (news.approvedUntil ?? null);
};

/** The one place that turns an item into its state. */
export const itemState = (news: Item, now: number): ItemState => {
  const isKnown = news.waitingSince !== undefined;
  const newest = newestOf(news);
  const until = untilOf(news, newest);
  const state = { newest, until, from: null, isKnown, waitingSince: news.waitingSince ?? null };
  if (news.status === PostStatus.Draft) return { ...state, shown: 'draft' };
  if (!isKnown) return { ...state, shown: news.status === PostStatus.Published ? 'published' : 'hidden' };
  const isOver = until !== null && !isAfter(until, now);
  if (news.status === PostStatus.Hidden || isOver) {
    // A return before its end was that of changes.
    const isLeft =
      newest === null || (newest === 'returned' && isAfter(until, Date.parse(news.returned?.at ?? '')));
    return { ...state, shown: isOver && isLeft ? 'went-dark' : 'hidden' };
  }
  // Without it, the item's own: that of changes which wait may be another.
  const from = news.shownFrom === undefined ? news.publishedAt : news.shownFrom;
  return isAfter(from, now) ? { ...state, shown: 'scheduled', from } : { ...state, shown: 'published' };
};

/** The state of an item, as time passes. */
export const useItemState = (news: Item): ItemState => itemState(news, useNow());

/** Whether readers see it, or will see it. */
const isInForce = ({ shown }: ItemState) => shown === 'published' || shown === 'scheduled';

/** Whether it can be taken off the website. */
export const canWithdraw = isInForce;

/** Whether its newest version can go back to its writer; what readers see is no matter of a return. */
export const canReturn = (state: ItemState): boolean =>
  state.newest === 'waits' || (state.newest === null && !isInForce(state));

/**
 * Whether it can be shown for another 24 hours as readers saw it, without changes that wait or were returned (extension
 * `approval-again`). Hours that have not begun cannot be longer.
 */
export const canShowAgain = ({ isKnown, shown, until }: ItemState): boolean =>
  isKnown && until !== null && (shown === 'published' || shown === 'went-dark');
