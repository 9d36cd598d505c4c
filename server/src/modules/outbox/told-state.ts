import { PostStatus, type WebhookKind, type WebhookNews } from '@contract';

import type { outboxTold } from '../../db/schema';
import { type PublicState, statusAt } from '../news/approval';

type Item = PublicState & { id: number; groupId: number; title: string; deletedAt: Date | null };
type Told = Omit<typeof outboxTold.$inferSelect, 'newsId' | 'change'>;

const nameOfState = (item: Item, now: Date): Told['state'] => {
  if (item.deletedAt) return 'deleted';
  if (item.status !== PostStatus.Published) return 'withdrawn';
  if (statusAt(item, now) !== PostStatus.Published) return 'went-dark';
  return item.shownFrom !== null && item.shownFrom > now ? 'scheduled' : 'shown';
};

const untilOf = ({ approvedPermanently, approvedUntil }: Item): Date | null =>
  approvedPermanently ? null : approvedUntil;

/** What readers see of an item that was approved, and when time alone changes that. */
export const stateOf = (item: Item, now: Date): Told => {
  const state = nameOfState(item, now);
  const until = untilOf(item);
  const nextChange = { scheduled: item.shownFrom, shown: until };
  const changesAt = state === 'scheduled' || state === 'shown' ? nextChange[state] : null;
  return { state, version: item.publishedVersion ?? 0, until, changesAt };
};

const isSame = (before: Told, after: Told): boolean =>
  before.version === after.version && before.until?.getTime() === after.until?.getTime();

/** Whether what is known outside, or when time alone changes it, is not the present state. */
export const isNews = (before: Told | null, after: Told): boolean =>
  before?.state !== after.state ||
  !isSame(before, after) ||
  before.changesAt?.getTime() !== after.changesAt?.getTime();

/** What happened for readers between what is known outside and the present state; undefined if nothing did. */
export const eventBetween = (before: Told | null, after: Told): WebhookKind | undefined => {
  const wasShown = before?.state === 'shown';
  if (after.state !== 'shown') {
    if (!wasShown) return undefined;
    // A later Publish at takes the item away until then.
    return after.state === 'scheduled' ? 'withdrawn' : after.state;
  }
  if (!wasShown) return before?.state === 'deleted' ? 'restored' : 'published';
  return isSame(before, after) ? undefined : 'changed';
};

/** The item as an event names it. */
export const newsOfEvent = (item: Item): WebhookNews => ({
  id: item.id,
  groupId: item.groupId,
  version: item.publishedVersion ?? 0,
  title: item.title,
  from: item.shownFrom?.toISOString() ?? null,
  until: untilOf(item)?.toISOString() ?? null,
});
