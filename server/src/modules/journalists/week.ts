const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Thailand keeps one offset all year. */
const NEWSROOM_UTC_OFFSET_MS = 7 * HOUR_MS;

/** Monday 00:00 in Thailand of the week of a date. */
export const startOfWeek = (now: Date): Date => {
  const local = now.getTime() + NEWSROOM_UTC_OFFSET_MS;
  const midnight = Math.floor(local / DAY_MS) * DAY_MS;
  const daysSinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  return new Date(midnight - daysSinceMonday * DAY_MS - NEWSROOM_UTC_OFFSET_MS);
};
