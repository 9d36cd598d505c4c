import { changesOf, emptyNews, type NewsVersion, typedVersion } from '@/features/news';
import { createCategory, createCountry } from '@/shared/testing/factories';

import { differencesOf } from './differences';

const setup = (now: Partial<NewsVersion>, other: Partial<NewsVersion>) => {
  const base = typedVersion(emptyNews(new Date('2026-11-20T01:00:00Z')));
  const choices = { categories: [createCategory()], countries: [createCountry()] };
  const differences = differencesOf({ ...base, ...now }, { ...base, ...other }, choices);
  return { differences, fields: differences.map(({ field }) => field) };
};

describe('the differences between a form and a proposed version', () => {
  it('include only the fields that differ, as text', () => {
    const { differences, fields } = setup(
      { title: 'เดิม' },
      { title: 'ใหม่', categoryId: 11, countryCode: 'TH', tags: ['น้ำ', 'ฝน'] },
    );
    expect(fields).toEqual(['title', 'categoryId', 'countryCode', 'tags']);
    expect(differences.map(({ before, after }) => [before.lines, after.lines])).toEqual([
      [['เดิม'], ['ใหม่']],
      [[], ['การเมือง']],
      [[], ['ไทย']],
      [[], ['น้ำ, ฝน']],
    ]);
  });

  it('show the content as articles', () => {
    const { differences } = setup({ html: '<p>หนึ่ง</p>' }, { html: '<p><b>หนึ่ง</b></p>' });
    expect(differences).toMatchObject([
      { by: 'article', before: { lines: ['<p>หนึ่ง</p>'] }, after: { lines: ['<p><b>หนึ่ง</b></p>'] } },
    ]);
  });

  it('show a choice, a date and an address as a whole, and texts by words', () => {
    const { differences } = setup(
      {},
      {
        title: 'ก',
        categoryId: 11,
        publishedDate: new Date('2026-11-21T01:00:00Z'),
        videoUrl: 'https://a.test/',
      },
    );
    expect(Object.fromEntries(differences.map(({ field, by }) => [field, by]))).toEqual({
      title: 'words',
      categoryId: 'whole',
      publishedDate: 'whole',
      videoUrl: 'whole',
    });
  });

  it('show the stored picture next to the chosen one', () => {
    const cover = new File(['picture'], 'a.png');
    const { differences } = setup({ cover: '/files/cover.webp' }, { cover });
    expect(differences[0]?.before.image).toBe('/files/cover.webp');
    expect(differences[0]?.after.image).toBe(cover);
  });
});

describe('the changes of a form', () => {
  const base = emptyNews(new Date('2026-11-20T01:00:00Z'));

  it('are empty if dates, tags and references are equal but not identical objects', () => {
    const values = { ...base, references: [{ label: 'a', link: 'b' }], tags: ['ก'] };
    const copy = {
      ...values,
      references: [{ label: 'a', link: 'b' }],
      tags: ['ก'],
      publishedDate: new Date('2026-11-20T01:00:00Z'),
    };
    expect(changesOf(values, copy)).toEqual({});
  });

  it('name each field that differs, including another file with the same name', () => {
    const one = { ...base, cover: new File(['1'], 'a.png') };
    const other = { ...base, cover: new File(['22'], 'a.png'), tags: ['ก'] };
    expect(Object.keys(changesOf(one, other))).toEqual(['cover', 'tags']);
  });
});
