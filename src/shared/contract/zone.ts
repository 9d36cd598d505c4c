/** A day without a change of the clocks. */
export const DAY_MS = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a zone show, as numbers. */
const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
};

/** Whether a text names a time zone, such as Asia/Bangkok; an offset such as +07:00 does not, because databases read its sign the other way round. */
export const isTimeZone = (text: string): boolean => {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    return clockOf(text) !== undefined;
  } catch {
    return false;
  }
};

/** By how many milliseconds the clocks of a zone are ahead of UTC. */
export const zoneOffset = (zone: string, date: Date): number => {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(date)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(date.getTime() / 1_000) * 1_000;
};

/** A date whose UTC fields are what the clocks of a zone show at this time. */
export const clockAt = (zone: string, date: Date): Date => new Date(date.getTime() + zoneOffset(zone, date));

/** The time at which the clocks of a zone show the UTC fields of this date; a time that they skip is as much later as they are put forward. */
export const fromClock = (zone: string, shown: Date): Date => {
  const before = shown.getTime() - zoneOffset(zone, new Date(shown.getTime() - DAY_MS));
  const time = shown.getTime() - zoneOffset(zone, new Date(before));
  return clockAt(zone, new Date(time)).getTime() === shown.getTime() ? new Date(time) : new Date(before);
};
