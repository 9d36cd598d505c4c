import { createCategory, createCountry } from '@/shared/testing/factories';

import { emptyNews } from '../fields/news-form-values';
import { typedVersion, type NewsVersion } from '../fields/news-version';

import { changesOf } from './changes';
import { differencesOf, withoutCommonLines } from './differences';

const setup = (now: Partial<NewsVersion>, other: Partial<NewsVersion>) => {
  const base = typedVersion(emptyNews(new Date('2026-11-20T01:00:00Z')));
  const choices = { categories: [createCategory()], countries: [createCountry()] };
  const differences = differencesOf({ ...base, ...now }, { ...base, ...other }, choices);
  return { differences, fields: differences.map(({ field }) => field) };
};

describe('the differences between a form and what would be put in', () => {
  it('are those of the fields that differ, in words', () => {
    const { differences, fields } = setup(
      { title: 'เดิม' },
      { title: 'ใหม่', categoryId: 11, countryCode: 'TH', tags: ['น้ำ', 'ฝน'] },
    );
    expect(fields).toEqual(['title', 'categoryId', 'countryCode', 'tags']);
    expect(differences.map(({ now, other }) => [now.lines, other.lines])).toEqual([
      [['เดิม'], ['ใหม่']],
      [[], ['การเมือง']],
      [[], ['ไทย']],
      [[], ['น้ำ, ฝน']],
    ]);
  });

  it('show content as text, and leave out the paragraphs that are the same', () => {
    const { differences } = setup(
      { html: '<p>หนึ่ง</p><p>สอง</p><p>สาม</p>' },
      { html: '<p>หนึ่ง</p><p>สอง <b>ใหม่</b></p><p>สาม</p>' },
    );
    expect(differences[0]?.now.lines).toEqual(['…', 'สอง', '…']);
    expect(differences[0]?.other.lines).toEqual(['…', 'สอง ใหม่', '…']);
  });

  it('say so where only layout differs', () => {
    const { differences } = setup({ html: '<p>หนึ่ง</p>' }, { html: '<p><b>หนึ่ง</b></p>' });
    expect(differences[0]?.onlyMarkup).toBe(true);
  });

  it('show the picture that the server holds beside the one that was chosen', () => {
    const cover = new File(['picture'], 'a.png');
    const { differences } = setup({ cover: '/files/cover.webp' }, { cover });
    expect(differences[0]?.now.image).toBe('/files/cover.webp');
    expect(differences[0]?.other.image).toBe(cover);
  });

  it('leave out what both begin and end with, however often a line repeats', () => {
    expect(withoutCommonLines(['a', 'a'], ['a', 'a', 'a'])).toEqual([['…'], ['…', 'a']]);
    expect(withoutCommonLines([], ['a'])).toEqual([[], ['a']]);
  });
});

describe('the changes of a form', () => {
  const base = emptyNews(new Date('2026-11-20T01:00:00Z'));

  it('are none where dates, tags and references are equal without being the same objects', () => {
    const values = { ...base, references: [{ label: 'a', link: 'b' }], tags: ['ก'] };
    const copy = {
      ...values,
      references: [{ label: 'a', link: 'b' }],
      tags: ['ก'],
      publishedDate: new Date('2026-11-20T01:00:00Z'),
    };
    expect(changesOf(values, copy)).toEqual({});
  });

  it('name each field that differs, another file of the same name included', () => {
    const one = { ...base, cover: new File(['1'], 'a.png') };
    const other = { ...base, cover: new File(['22'], 'a.png'), tags: ['ก'] };
    expect(Object.keys(changesOf(one, other))).toEqual(['cover', 'tags']);
  });
});
