import { DAY_MS, clockAt, fromClock } from '@contract';

const dayAt = (now: Date, timeZone: string): number => Math.floor(clockAt(timeZone, now).getTime() / DAY_MS);
const midnightOf = (day: number, timeZone: string): Date => fromClock(timeZone, new Date(day * DAY_MS));

/** 00:00 in the newsroom on the day of a date, or some days before. */
export const startOfDay = (now: Date, timeZone: string, daysBefore = 0): Date =>
  midnightOf(dayAt(now, timeZone) - daysBefore, timeZone);

/** The day of a date in the newsroom, or a day some days before, as `2026-11-23`. */
export const dayOf = (date: Date, timeZone: string, daysBefore = 0): string =>
  new Date((dayAt(date, timeZone) - daysBefore) * DAY_MS).toISOString().slice(0, 10);

/** Monday 00:00 in the newsroom in the week of a date. */
export const startOfWeek = (now: Date, timeZone: string): Date => {
  const day = dayAt(now, timeZone);
  // The days are counted from 1970-01-01, a Thursday.
  return midnightOf(day - ((day + 3) % 7), timeZone);
};
