import fc from 'fast-check';

import { fieldText, NEWS_FIELDS, type NewsFieldName, type NewsVersion, storedVersion } from '@/features/news';
import { createNews } from '@/shared/testing/factories';

import { mergeNews, takeTheirs } from './merge-news';

const opened = storedVersion(createNews());
const change = (changes: Partial<NewsVersion>): NewsVersion => ({ ...opened, ...changes });

const words = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.trim());
const link = fc.webUrl();
const references = fc.uniqueArray(fc.record({ label: words, link }), {
  selector: (reference) => reference.link,
});
const content: { [F in NewsFieldName]: fc.Arbitrary<NewsVersion[F]> } = {
  title: words,
  metaTitle: words,
  markdown: words,
  metaDescription: words,
  html: words.map((text) => `<p>${text}</p>`),
  references,
  categoryId: fc.integer({ min: 1, max: 9 }),
  countryCode: fc.constantFrom('TH', 'LA', 'JP'),
  publishedDate: fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
  cover: fc.constantFrom('/files/a.webp', '/files/b.webp'),
  square: fc.constantFrom('/files/c.webp', '/files/d.webp'),
  tags: fc.uniqueArray(words),
  tiktokUrl: link,
  videoUrl: link,
};
const version: fc.Arbitrary<NewsVersion> = fc.record(content);
const texts = (side: NewsVersion) =>
  Object.fromEntries(NEWS_FIELDS.map((field) => [field, fieldText(side, field)]));
const take = (from: NewsVersion, fields: NewsFieldName[], onto: NewsVersion) =>
  takeTheirs(onto, from, fields);

describe('two people edit the same item', () => {
  it('keeps all changes in different fields, whoever saves first', () => {
    const who = fc.array(fc.constantFrom('nobody', 'one', 'other'), {
      minLength: NEWS_FIELDS.length,
      maxLength: NEWS_FIELDS.length,
    });
    fc.assert(
      fc.property(version, version, version, who, (base, first, second, owners) => {
        const of = (owner: string) => NEWS_FIELDS.filter((_field, index) => owners[index] === owner);
        const one = take(first, of('one'), base);
        const other = take(second, of('other'), base);
        const [here, there] = [mergeNews(base, one, other), mergeNews(base, other, one)];
        expect(texts(here.merged)).toEqual(texts(take(second, of('other'), one)));
        expect(texts(there.merged)).toEqual(texts(here.merged));
        expect([here.conflicts, there.conflicts]).toEqual([[], []]);
      }),
    );
  });

  it('reports only the fields that both changed differently as conflicts, on either side', () => {
    const single = NEWS_FIELDS.filter((field) => field !== 'tags' && field !== 'references');
    fc.assert(
      fc.property(version, version, version, fc.subarray(single), (base, first, second, both) => {
        const one = take(first, both, base);
        const other = take(second, both, base);
        const differ = (a: NewsVersion, b: NewsVersion, field: NewsFieldName) =>
          fieldText(a, field) !== fieldText(b, field);
        const overlapping = NEWS_FIELDS.filter(
          (field) => differ(one, other, field) && differ(one, base, field) && differ(other, base, field),
        );
        expect(mergeNews(base, one, other).conflicts).toEqual(overlapping);
        expect(mergeNews(base, other, one).conflicts).toEqual(overlapping);
      }),
    );
  });

  it('keeps the tags of both, without those that either removed, in the same order for both', () => {
    const tags = fc.uniqueArray(fc.constantFrom(...'กขคงจฉช'));
    fc.assert(
      fc.property(tags, tags, tags, (base, mine, theirs) => {
        const merge = (one: string[], other: string[]) =>
          mergeNews(change({ tags: base }), change({ tags: one }), change({ tags: other }));
        const { merged, conflicts } = merge(mine, theirs);
        const expected = [...new Set([...base, ...mine, ...theirs])].filter((tag) =>
          base.includes(tag) ? mine.includes(tag) && theirs.includes(tag) : true,
        );
        expect([...merged.tags].sort()).toEqual(expected.sort());
        expect(merge(theirs, mine).merged.tags.sort()).toEqual(merged.tags.sort());
        expect(conflicts).toEqual([]);
      }),
    );
  });

  it('changes nothing when it merges a merged version again', () => {
    fc.assert(
      fc.property(version, version, version, (base, mine, theirs) => {
        const { merged } = mergeNews(base, mine, theirs);
        expect(texts(mergeNews(theirs, merged, theirs).merged)).toEqual(texts(merged));
      }),
    );
  });
});

describe('the reference links of two people', () => {
  const at = (...links: [string, string][]) =>
    change({ references: links.map(([label, link]) => ({ label, link })) });
  const base = at(['เอ', 'https://a.test'], ['บี', 'https://b.test']);

  it('are merged as a set: added, removed and renamed', () => {
    const mine = at(['เอ ใหม่', 'https://a.test'], ['บี', 'https://b.test']);
    const theirs = at(['เอ', 'https://a.test'], ['ซี', 'https://c.test']);
    const { merged, conflicts } = mergeNews(base, mine, theirs);
    expect(merged.references).toEqual([
      { label: 'เอ ใหม่', link: 'https://a.test' },
      { label: 'ซี', link: 'https://c.test' },
    ]);
    expect(conflicts).toEqual([]);
  });

  it.each([
    ['both rename one differently', at(['หนึ่ง', 'https://a.test']), at(['สอง', 'https://a.test'])],
    ['one renames what the other removes', at(['หนึ่ง', 'https://a.test']), at()],
    ['both add one under another label', at(['หนึ่ง', 'https://d.test']), at(['สอง', 'https://d.test'])],
  ])('conflict if %s', (_what, mine, theirs) => {
    expect(mergeNews(base, mine, theirs).conflicts).toEqual(['references']);
    expect(mergeNews(base, theirs, mine).conflicts).toEqual(['references']);
  });
});

describe('a cover', () => {
  const file = new File(['picture'], 'cover.png', { type: 'image/png' });

  it('stays theirs if only the other side changed it; a newly chosen one is sent', () => {
    const theirs = change({ cover: '/files/new.webp' });
    expect(mergeNews(opened, opened, theirs)).toMatchObject({ taken: ['cover'], conflicts: [] });
    expect(mergeNews(opened, change({ cover: file }), opened).merged.cover).toBe(file);
    expect(mergeNews(opened, change({ cover: file }), theirs).conflicts).toEqual(['cover']);
  });
});
