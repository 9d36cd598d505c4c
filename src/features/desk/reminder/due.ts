import { APPROVAL_SOON_HOURS, type DeskItem } from '@/shared/contract';

const SOON_MS = APPROVAL_SOON_HOURS * 3_600_000;
const endOf = ({ approvedUntil }: DeskItem) => Date.parse(approvedUntil ?? '');

/** What names one approval of one item: approved again, it may be told of again. It ends with its own end. */
export const keyOf = ({ groupId, id, approvedUntil }: DeskItem) => `${groupId}/${id}@${approvedUntil}`;

/** Whether what a key names is over. */
export const isOver = (key: string, now: number) => !(Date.parse(key.slice(key.indexOf('@') + 1)) > now);

/** What has less than two hours left, and not none. */
export const dueAt = (items: readonly DeskItem[], now: number) =>
  items.filter((item) => endOf(item) > now && endOf(item) - SOON_MS <= now);

/** The next moment at which one of them comes due or is over; null where none does. */
export const nextMoment = (items: readonly DeskItem[], now: number): number | null => {
  const moments = items.flatMap((item) => [endOf(item) - SOON_MS, endOf(item)]).filter((at) => at > now);
  return moments.length === 0 ? null : Math.min(...moments);
};

/** No timer of a browser lasts longer than 24 days: whoever waits looks again before. */
const LONGEST_MS = 12 * 3_600_000;

/** For how long to wait for a moment, at most. */
export const timeUntil = (moment: number) => Math.min(moment - Date.now(), LONGEST_MS);
