import { timeSpan } from './time-span';

const MINUTE = 60_000;

describe('a duration in words', () => {
  it.each([
    [0, '0 min', '0 นาที'],
    [59_999, '0 min', '0 นาที'],
    [-MINUTE, '0 min', '0 นาที'],
    [12 * MINUTE, '12 min', '12 นาที'],
    [MINUTE, '1 min', '1 นาที'],
    [59 * MINUTE + 59_999, '59 min', '59 นาที'],
    [23 * 60 * MINUTE + 59 * MINUTE, '23 hr 59 min', '23 ชม. 59 นาที'],
    [24 * 60 * MINUTE, '1 day', '1 วัน'],
    [60 * MINUTE, '1 hr', '1 ชม.'],
    [192 * MINUTE, '3 hr 12 min', '3 ชม. 12 นาที'],
    [24 * 60 * MINUTE + 5 * MINUTE, '1 day', '1 วัน'],
    [51 * 60 * MINUTE, '2 days 3 hr', '2 วัน 3 ชม.'],
  ])('of %i ms is %s, or %s', (ms, english, thai) => {
    expect([timeSpan(ms, 'en'), timeSpan(ms, 'th')]).toEqual([english, thai]);
  });

  it.each(['en', 'th'] as const)('in %s has the short words of Intl.NumberFormat', (locale) => {
    const words = (unit: string, amount: number) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(amount);
    const amounts = Array.from({ length: 23 }, (_, index) => index + 1);
    const shown = amounts.flatMap((amount) => [
      timeSpan(amount * MINUTE, locale),
      timeSpan(amount * 60 * MINUTE, locale),
      timeSpan(amount * 24 * 60 * MINUTE, locale),
    ]);
    const expected = amounts.flatMap((amount) => [
      words('minute', amount),
      words('hour', amount),
      words('day', amount),
    ]);
    expect(shown).toEqual(expected);
  });
});
