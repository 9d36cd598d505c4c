import { isPublishable } from './published-date';

const NOW = new Date('2026-03-18T05:00:00.500Z');

describe('a date of publication', () => {
  it.each([
    ['2026-03-18T05:00:00Z', true],
    ['2036-03-18T05:00:00Z', true],
    ['2016-03-18T05:00:01Z', true],
    ['2036-03-18T05:00:01Z', false],
    ['2016-03-18T05:00:00Z', false],
    ['2569-11-28T00:00:00Z', false],
  ])('lies within ten years: %s %s', (date, isGood) => {
    expect(isPublishable(new Date(date), NOW)).toBe(isGood);
  });

  it('may be the one that is stored, which an edit sends without milliseconds', () => {
    const stored = new Date('1999-12-31T23:59:59.900Z');
    expect(isPublishable(new Date('1999-12-31T23:59:59Z'), NOW, stored)).toBe(true);
    expect(isPublishable(new Date('1999-12-31T23:59:58Z'), NOW, stored)).toBe(false);
    expect(isPublishable(new Date('1999-12-31T23:59:59Z'), NOW, null)).toBe(false);
  });
});
