import { dayOf, startOfDay, startOfWeek } from './week';

describe('the days of the newsroom', () => {
  it.each([
    ['2026-03-15T16:59:59.999Z', '2026-03-14T17:00:00.000Z', '2026-03-15', '2026-03-08T17:00:00.000Z'],
    ['2026-03-15T17:00:00.000Z', '2026-03-15T17:00:00.000Z', '2026-03-16', '2026-03-15T17:00:00.000Z'],
    ['2026-03-18T05:00:00.000Z', '2026-03-17T17:00:00.000Z', '2026-03-18', '2026-03-15T17:00:00.000Z'],
    ['2026-12-31T20:00:00.000Z', '2026-12-31T17:00:00.000Z', '2027-01-01', '2026-12-27T17:00:00.000Z'],
  ])('begin at midnight in Thailand: %s', (time, day, name, week) => {
    const date = new Date(time);
    expect([startOfDay(date).toISOString(), dayOf(date), startOfWeek(date).toISOString()]).toEqual([
      day,
      name,
      week,
    ]);
  });
});
