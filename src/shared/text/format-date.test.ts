import { dateInWords, dayAndMonth, dayHeading, formatDate, toPublishedDate } from './format-date';

describe('dates', () => {
  it('are shown as day, month, year and a 24-hour time [LIM-01]', () => {
    expect(formatDate(new Date(2026, 2, 7, 15, 4).toISOString())).toBe('07/03/26 15:04');
  });

  it.each([null, undefined, '', 'not a date'])('are shown as a dash if there is none: %p', (value) => {
    expect(formatDate(value)).toBe('-');
  });

  it.each([
    ['th', /^วันเสาร์ที่ 7 มีนาคม 2026 เวลา 15:04$/],
    ['en', /^Saturday,? 7 March 2026 at 15:04$/],
  ] as const)('are written out with the day first, in the language %s: %s', (locale, words) => {
    expect(dateInWords(new Date(2026, 2, 7, 15, 4), locale)).toMatch(words);
  });

  it('are shown as day and month for a day of the server [DSK-11]', () => {
    expect([dayAndMonth('2026-03-01', 'th'), dayAndMonth('2026-03-01', 'en')]).toEqual(['1 มี.ค.', '1 Mar']);
    expect(dayHeading('2026-03-01', 'en')).toBe('Sunday, 1 March 2026');
    expect(dayHeading('2026-03-01', 'th')).toBe('วันอาทิตย์ที่ 1 มีนาคม 2569');
  });

  it('are sent to the second, with the offset of the time zone [API-06]', () => {
    const date = new Date(2026, 2, 7, 15, 4, 5, 678);
    const sent = toPublishedDate(date);
    expect(sent).toMatch(/^2026-03-07T15:04:05[+-]\d\d:\d\d$/);
    expect(new Date(sent).getTime()).toBe(date.getTime() - 678);
  });
});
