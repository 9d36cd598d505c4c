import { APPROVAL_SOON_HOURS, type DeskItem } from '@/shared/contract';

const SOON_MS = APPROVAL_SOON_HOURS * 3_600_000;
const endOf = ({ approvedUntil }: DeskItem) => Date.parse(approvedUntil ?? '');

/**
 * Identifies one approval of an item, so that a new approval is reported again. The key ends with the end of
 * the approval.
 */
export const keyOf = ({ groupId, id, approvedUntil }: DeskItem) => `${groupId}/${id}@${approvedUntil}`;

/** Whether the approval of a key has ended. */
export const isOver = (key: string, now: number) => !(Date.parse(key.slice(key.indexOf('@') + 1)) > now);

/** The items with less than two hours left whose time is not over. */
export const dueAt = (items: readonly DeskItem[], now: number) =>
  items.filter((item) => endOf(item) > now && endOf(item) - SOON_MS <= now);

/** The next time at which an item becomes due or ends; null if there is none. */
export const nextMoment = (items: readonly DeskItem[], now: number): number | null => {
  const moments = items.flatMap((item) => [endOf(item) - SOON_MS, endOf(item)]).filter((at) => at > now);
  return moments.length === 0 ? null : Math.min(...moments);
};

/** Browser timers are limited to about 24 days, so check again before that. */
const LONGEST_MS = 12 * 3_600_000;

/** How long to wait for a time, at most. */
export const timeUntil = (moment: number) => Math.min(moment - Date.now(), LONGEST_MS);
