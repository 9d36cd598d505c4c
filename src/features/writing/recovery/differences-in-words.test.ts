import { differencesOf } from '@/features/history';
import { emptyNews, type NewsFormValues } from '@/features/news';
import { createCategory, createCountry } from '@/shared/testing/factories';

import { readNewsBackup, writeNewsBackup } from './backup';

const base = emptyNews(new Date('2026-11-20T01:00:00Z'));
const CHOICES = { categories: [createCategory()], countries: [createCountry()] };

const setup = (now: Partial<NewsFormValues>, other: Partial<NewsFormValues>) => {
  const differences = differencesOf({ ...base, ...now }, { ...base, ...other }, CHOICES);
  return Object.fromEntries(
    differences.map(({ field, before, after }) => [field, [before.lines, after.lines]]),
  );
};

describe('a difference as a person reads it', () => {
  it('shows each reference as its label and address, or the part that exists', () => {
    const references = [
      { label: 'กรมชลประทาน', link: 'https://rid.test' },
      { label: '', link: 'https://bare.test' },
    ];
    expect(setup({}, { references })).toEqual({
      references: [[], ['กรมชลประทาน · https://rid.test', 'https://bare.test']],
    });
  });

  it('shows a choice that is no longer offered as it was stored', () => {
    expect(setup({ categoryId: 99 }, { countryCode: 'XX' })).toEqual({
      categoryId: [['99'], []],
      countryCode: [[], ['XX']],
    });
  });

  it('shows dates, and an incomplete date as empty', () => {
    const { publishedDate } = setup(
      { publishedDate: new Date(NaN) },
      { publishedDate: new Date('2026-12-24T01:00:00Z') },
    );
    expect(publishedDate?.[0]).toEqual(setup({ publishedDate: null }, {})['publishedDate']?.[0]);
    expect(publishedDate?.[1]?.[0]).toMatch(/24/);
  });

  it('ignores seconds, which nobody can choose', () => {
    expect(setup({}, { publishedDate: new Date('2026-11-20T01:00:59Z') })).toEqual({});
  });
});

describe('a damaged field of a backup file', () => {
  it.each<[keyof NewsFormValues, unknown]>([
    ['tags', 'น้ำ'],
    ['references', [null]],
    ['references', ['https://rid.test']],
    ['references', [{ label: 'a' }]],
    ['references', [{ link: 'https://rid.test' }]],
    ['references', [{ label: 'a', link: 5 }]],
    ['references', [{ label: 5, link: 'https://rid.test' }]],
    ['categoryId', null],
    ['categoryId', 1.5],
    ['html', null],
    ['publishedDate', 5],
    ['cover', 'a.png'],
    ['cover', { name: 'a.png', type: 'image/png' }],
  ])('is reported: %s as %j', async (field, value) => {
    const file = JSON.parse(await writeNewsBackup(base, { groupId: 7, newsId: null })) as { values: object };
    const read = await readNewsBackup(
      JSON.stringify({ ...file, values: { ...file.values, [field]: value } }),
    );
    expect(read).toEqual({ fault: { kind: 'fields', fields: [field] } });
  });
});
