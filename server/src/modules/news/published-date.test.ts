import { parsePublishedDate } from './published-date';

describe('the date of publication', () => {
  it.each([
    ['2026-03-20T09:30:00+07:00', '2026-03-20T02:30:00.000Z'],
    ['2026-03-20T09:30:00+0700', '2026-03-20T02:30:00.000Z'],
    ['2026-03-20T09:30:00Z', '2026-03-20T09:30:00.000Z'],
    ['2024-02-29T23:59:59-05:00', '2024-03-01T04:59:59.000Z'],
  ])('%s is %s [API-06]', (text, iso) => {
    expect(parsePublishedDate(text)?.toISOString()).toBe(iso);
  });

  it.each([
    '',
    'today',
    '2026-03-20',
    '2026-03-20T09:30:00',
    '2026-02-31T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '2026-03-20T25:00:00Z',
  ])('is not %s', (text) => {
    expect(parsePublishedDate(text)).toBeUndefined();
  });
});
