import { fromBuddhistYear, readDate } from './read-date';

const shown = (text: string) => {
  const found = readDate(text);
  if (found === null || found === 'ambiguous') return found;
  const { year, month, day, time } = found;
  const offset = time?.offset === null ? [] : [`offset ${time?.offset}`];
  return [year, month, day, ...(time ? [time.hour, time.minute, ...offset] : [])].join(' ');
};

describe('a written date', () => {
  it.each([
    ['31/12/2026', '2026 12 31'],
    ['31/12/2569', '2026 12 31'],
    ['12/31/2026', '2026 12 31'],
    ['2026-12-31', '2026 12 31'],
    ['2569-12-31', '2026 12 31'],
    ['2026-12-31T08:05:00', '2026 12 31 8 5'],
    ['2026-12-31T08:05:00+07:00', '2026 12 31 8 5 offset 420'],
    ['2026-12-31T08:05:00.123Z', '2026 12 31 8 5 offset 0'],
    ['2026-12-31 08:05:00-0530', '2026 12 31 8 5 offset -330'],
    ['2026-12-31 08:05+07', '2026 12 31 8 5 offset 420'],
    ['31/12/2026 09:30-11:00', '2026 12 31 9 30'],
    ['Thu, 31 Dec 2026 08:05:00 GMT', '2026 12 31 8 5 offset 0'],
    ['13.11.2569', '2026 11 13'],
    ['13.11.69', '2026 11 13'],
    ['05.12.2569', '2026 12 5'],
    ['13.11.2569 09.30 น.', '2026 11 13 9 30'],
    ['12.31.2026', '2026 12 31'],
    ['5/5/2027', '2027 5 5'],
    ['๓๑/๑๒/๒๕๖๙', '2026 12 31'],
    ['31/12/69', '2026 12 31'],
    ['31/12/26', '2026 12 31'],
    ['31.12.2026 14.30 น.', '2026 12 31 14 30'],
    ['31 ธ.ค. 2569', '2026 12 31'],
    ['31 ธ.ค. 69 เวลา 14:30 น.', '2026 12 31 14 30'],
    ['วันพฤหัสบดีที่ 31 ธันวาคม พ.ศ. 2569', '2026 12 31'],
    ['31 ธันวาคม 2569', '2026 12 31'],
    ['31 Dec 2026 9:05 PM', '2026 12 31 21 5'],
    ['31-Dec-2026', '2026 12 31'],
    ['December 31, 2026', '2026 12 31'],
    ['29/02/2567', '2024 2 29'],
  ])('is read: %s [PST-07]', (text, date) => {
    expect(shown(text)).toBe(date);
  });

  it.each(['1/5/2027', '05/01/2570', '12-11-26'])(
    'is not guessed if day and month could be either: %s [PST-07]',
    (text) => {
      expect(readDate(text)).toBe('ambiguous');
    },
  );

  it.each(['', 'พรุ่งนี้', '31/13/2026', '30/02/2026', '2026', '31 foo 2026', '99', '14:30'])(
    'is not one: %s',
    (text) => {
      expect(readDate(text)).toBeNull();
    },
  );
});

it.each([
  [2569, 2026],
  [2400, 1857],
  [2399, null],
  [2026, null],
  [9999, null],
])('the year %s of the Buddhist era is %s [PST-07]', (year, gregorian) => {
  expect(fromBuddhistYear(year)).toBe(gregorian);
});
