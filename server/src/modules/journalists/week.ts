const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** Thailand (`NEWSROOM_TIME_ZONE`) has the same offset all year. */
export const NEWSROOM_UTC_OFFSET_MS = 7 * HOUR_MS;

/** 00:00 in Thailand on the day of a date. */
export const startOfDay = (now: Date): Date => {
  const local = now.getTime() + NEWSROOM_UTC_OFFSET_MS;
  return new Date(Math.floor(local / DAY_MS) * DAY_MS - NEWSROOM_UTC_OFFSET_MS);
};

/** The day of a date in Thailand, as `2026-11-23`. */
export const dayOf = (date: Date): string =>
  new Date(date.getTime() + NEWSROOM_UTC_OFFSET_MS).toISOString().slice(0, 10);

/** Monday 00:00 in Thailand in the week of a date. */
export const startOfWeek = (now: Date): Date => {
  const midnight = startOfDay(now).getTime();
  const daysSinceMonday = (new Date(midnight + NEWSROOM_UTC_OFFSET_MS).getUTCDay() + 6) % 7;
  return new Date(midnight - daysSinceMonday * DAY_MS);
};
