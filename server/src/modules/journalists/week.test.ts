import { DEFAULT_TIME_ZONE } from '@contract';

import { dayOf, startOfDay, startOfWeek } from './week';

describe('the days of the newsroom', () => {
  it.each([
    ['2026-03-15T16:59:59.999Z', '2026-03-14T17:00:00.000Z', '2026-03-15', '2026-03-08T17:00:00.000Z'],
    ['2026-03-15T17:00:00.000Z', '2026-03-15T17:00:00.000Z', '2026-03-16', '2026-03-15T17:00:00.000Z'],
    ['2026-03-18T05:00:00.000Z', '2026-03-17T17:00:00.000Z', '2026-03-18', '2026-03-15T17:00:00.000Z'],
    ['2026-12-31T20:00:00.000Z', '2026-12-31T17:00:00.000Z', '2027-01-01', '2026-12-27T17:00:00.000Z'],
  ])('begin at midnight in Thailand: %s', (time, day, name, week) => {
    const date = new Date(time);
    expect([
      startOfDay(date, DEFAULT_TIME_ZONE).toISOString(),
      dayOf(date, DEFAULT_TIME_ZONE),
      startOfWeek(date, DEFAULT_TIME_ZONE).toISOString(),
    ]).toEqual([day, name, week]);
  });

  it('begin at midnight where the clocks are put forward and back [PST-07]', () => {
    const zone = 'America/New_York';
    const noon = new Date('2026-03-09T16:00:00Z');
    expect(startOfDay(noon, zone).toISOString()).toBe('2026-03-09T04:00:00.000Z');
    expect(startOfDay(noon, zone, 1).toISOString()).toBe('2026-03-08T05:00:00.000Z');
    expect(dayOf(new Date('2026-03-09T03:59:59Z'), zone)).toBe('2026-03-08');
    expect(dayOf(noon, zone, 9)).toBe('2026-02-28');
    expect(startOfWeek(new Date('2026-11-03T12:00:00Z'), zone).toISOString()).toBe(
      '2026-11-02T05:00:00.000Z',
    );
  });
});
