import { clockAt, fromClock, isTimeZone, zoneOffset } from './zone';

const NEW_YORK = 'America/New_York';
const HOUR_MS = 3_600_000;

describe('a time zone', () => {
  it.each(['Asia/Bangkok', NEW_YORK, 'UTC', 'Etc/GMT-7'])('is known by its name: %s [PST-07]', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it.each(['', 'Bangkok', '+07:00', '-07:00', '7', 'GMT+7 ', 'Asia/Nowhere'])(
    'is not %j [PST-07]',
    (name) => {
      expect(isTimeZone(name)).toBe(false);
    },
  );

  it.each([
    ['Asia/Bangkok', '2026-11-29T10:00:00Z', 7],
    ['Asia/Kathmandu', '2026-11-29T10:00:00.999Z', 5.75],
    [NEW_YORK, '2026-03-08T06:59:59Z', -5],
    [NEW_YORK, '2026-03-08T07:00:00Z', -4],
    [NEW_YORK, '2026-11-01T05:59:59Z', -4],
    [NEW_YORK, '2026-11-01T06:00:00Z', -5],
  ])('%s is at %s ahead of UTC by %s hours [PST-07]', (zone, time, hours) => {
    expect(zoneOffset(zone, new Date(time)) / HOUR_MS).toBe(hours);
  });

  it.each([
    ['Asia/Bangkok', '2026-12-31T23:30:00Z', '2026-12-31T16:30:00Z'],
    [NEW_YORK, '2026-03-08T01:30:00Z', '2026-03-08T06:30:00Z'],
    // Clocks that are put forward skip this hour.
    [NEW_YORK, '2026-03-08T02:30:00Z', '2026-03-08T07:30:00Z'],
    [NEW_YORK, '2026-03-08T03:30:00Z', '2026-03-08T07:30:00Z'],
    // Clocks that are put back show this hour twice.
    [NEW_YORK, '2026-11-01T01:30:00Z', '2026-11-01T05:30:00Z'],
    [NEW_YORK, '2026-11-01T02:30:00Z', '2026-11-01T07:30:00Z'],
  ])('%s shows %s at %s [PST-07]', (zone, shown, time) => {
    expect(fromClock(zone, new Date(shown))).toEqual(new Date(time));
  });

  it('shows every hour of a year as it is read back [PST-07]', () => {
    const start = Date.UTC(2026, 0, 1);
    const hours = Array.from({ length: 365 }, (_, day) => new Date(start + day * 25 * HOUR_MS));
    expect(hours.map((hour) => fromClock(NEW_YORK, clockAt(NEW_YORK, hour)))).toEqual(hours);
  });
});
