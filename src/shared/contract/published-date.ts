import { PUBLISHED_YEARS } from './limits';

const yearsFrom = (now: Date, years: number): number =>
  new Date(now).setUTCFullYear(now.getUTCFullYear() + years);

const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1_000);

/** Whether a date is the one that is stored: a form sends dates without milliseconds. */
export const isStoredDate = (date: Date, stored?: Date | null): stored is Date =>
  stored !== undefined && stored !== null && secondsOf(date) === secondsOf(stored);

/**
 * Whether an item may have this date of publication: at most `PUBLISHED_YEARS` years from now, or the date that is `stored`, to the
 * second. A date far away is a mistake, such as a year of the Buddhist era.
 */
export const isPublishable = (date: Date, now: Date, stored?: Date | null): boolean =>
  (date.getTime() >= yearsFrom(now, -PUBLISHED_YEARS) && date.getTime() <= yearsFrom(now, PUBLISHED_YEARS)) ||
  isStoredDate(date, stored);
