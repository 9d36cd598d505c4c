import { http, HttpResponse } from 'msw';

import { emptyNews, type NewsFormValues, storedVersion, valuesOf } from '@/features/news';
import { apiServer } from '@/shared/testing/api-server';
import { createCategory, createCountry, createNews } from '@/shared/testing/factories';

import { marksOf } from './encode-fields';
import { proposeBackup, proposeEntry, proposeVersion, withHtml, withoutFields } from './proposal';

const CHOICES = { categories: [createCategory()], countries: [createCountry()] };
const news = createNews({ id: '101' });
const item = { groupId: 7, news, choices: CHOICES };
const now: NewsFormValues = valuesOf(storedVersion(news));
const png = (name: string) => new File(['picture'], name, { type: 'image/png' });
const fieldsOf = ({ differences }: { differences: { field: string }[] }) =>
  differences.map(({ field }) => field);

describe('a stored draft', () => {
  const entry = (values: Partial<NewsFormValues>) => ({
    id: 'entry',
    userId: 1,
    form: 'edit:101',
    savedAt: '2026-11-20T01:00:00Z',
    values,
  });

  it('is proposed with only the fields that it changed', async () => {
    const proposal = await proposeEntry(now, entry({ title: 'ใหม่' }), item);
    expect(proposal).toMatchObject({
      from: 'device',
      entryId: 'entry',
      savedAt: '2026-11-20T01:00:00Z',
      values: { ...now, title: 'ใหม่' },
      ofOtherItem: false,
      notOffered: [],
    });
    expect(proposal.origin).toBeUndefined();
    expect(fieldsOf(proposal)).toEqual(['title']);
  });

  it('names the fields that somebody has saved since it was begun, of those that it changes [TOG-01]', async () => {
    const begun = { ...now, title: 'ก่อน', metaTitle: 'ก่อน', html: '<p>ก่อน</p>' };
    const typed = { title: 'ใหม่', html: '<p>ใหม่</p>', markdown: 'ใหม่' };
    const proposal = await proposeEntry(now, { ...entry(typed), over: marksOf(begun) }, item);
    expect(proposal.savedSince).toEqual(['title', 'html']);
    expect((await proposeEntry(now, { ...entry(typed), over: marksOf(now) }, item)).savedSince).toEqual([]);
    // Of an earlier release, or of another device with one.
    expect((await proposeEntry(now, entry(typed), item)).savedSince).toEqual([]);
  });

  it('has to be chosen again where its choice is no longer offered', async () => {
    const proposal = await proposeEntry(now, entry({ categoryId: 99, countryCode: 'XX' }), item);
    expect(proposal.notOffered).toEqual(['categoryId', 'countryCode']);
    expect(proposal.values).toMatchObject({ categoryId: '', countryCode: '' });
  });

  it('does not differ if only its links are not yet rewritten', async () => {
    apiServer.use(
      http.get('*/config.json', () =>
        HttpResponse.json({ productDomains: ['news.test'], redirectPath: '/redirect' }),
      ),
    );
    const link = (href: string) => `<p><a href="${href}">a</a></p>`;
    const saved = { ...now, html: link('/redirect?link=https%3A%2F%2Fa.test%2F') };
    expect(fieldsOf(await proposeEntry(saved, entry({ html: link('https://a.test/') }), item))).toEqual([]);
    expect(fieldsOf(await proposeEntry(saved, entry({ html: link('https://b.test/') }), item))).toEqual([
      'html',
    ]);
  });
});

describe('a backup file', () => {
  const about = { groupId: 7, newsId: '101', savedAt: '2026-11-20T01:00:00Z' };

  it('is proposed with all its fields, as an import', async () => {
    const values = { ...emptyNews(new Date(0)), title: 'จากไฟล์' };
    const proposal = await proposeBackup(now, { values, lacking: [], about }, item);
    expect(proposal).toMatchObject({
      from: 'file',
      origin: { reason: 'import' },
      savedAt: about.savedAt,
      ofOtherItem: false,
      values: { ...values, categoryId: '', countryCode: '' },
    });
    expect(proposal.entryId).toBeUndefined();
    expect(fieldsOf(proposal)).toEqual(
      expect.arrayContaining(['title', 'markdown', 'html', 'publishedDate', 'tags']),
    );
  });

  it('leaves a chosen cover that it does not contain, and replaces one that it contains', async () => {
    const typed = { ...now, cover: png('mine.png'), square: png('mine.png') };
    const values = { ...now, square: png('theirs.png') };
    const proposal = await proposeBackup(typed, { values, lacking: [], about }, item);
    expect(proposal.values.cover).toBe(typed.cover);
    expect(proposal.values.square).toBe(values.square);
    const other = await proposeBackup(
      typed,
      { values: { ...now, cover: png('b.png') }, lacking: [], about },
      item,
    );
    expect([other.values.cover?.name, other.values.square?.name]).toEqual(['b.png', 'mine.png']);
  });

  it.each([
    ['the same item', { groupId: 7, newsId: '101' }, false],
    ['the same item, with ids in another form', { groupId: '7', newsId: 101 }, false],
    ['another item of the group', { groupId: 7, newsId: 102 }, true],
    ['a new item of the group', { groupId: 7, newsId: null }, true],
    ['an item of another group', { groupId: 8, newsId: 101 }, true],
    ['an unknown item', {}, true],
  ])('tells whether it was saved from another item: %s', async (_what, said, ofOtherItem) => {
    const proposal = await proposeBackup(now, { values: now, lacking: [], about: said }, item);
    expect(proposal).toMatchObject({ ofOtherItem, savedAt: '', differences: [] });
  });

  it('of a new item belongs to the form of a new item', async () => {
    const { ofOtherItem } = await proposeBackup(
      now,
      { values: now, lacking: [], about: { groupId: 7, newsId: null } },
      { groupId: 7, choices: CHOICES },
    );
    expect(ofOtherItem).toBe(false);
  });
});

describe('an older version', () => {
  const serve = () => {
    const loaded: string[] = [];
    apiServer.use(
      http.get('*/files/:name', ({ params }) => {
        loaded.push(String(params['name']));
        if (params['name'] === 'gone.webp') return new HttpResponse(null, { status: 404 });
        return new HttpResponse('picture', { headers: { 'content-type': 'image/webp' } });
      }),
    );
    return loaded;
  };

  it('is proposed with all its fields, and where it comes from', async () => {
    const loaded = serve();
    const proposal = await proposeVersion(now, { number: 3, content: createNews({ title: 'เดิม' }) }, item);
    expect(proposal).toMatchObject({
      from: 'version',
      origin: { reason: 'restore', from_version: '3' },
      savedAt: '',
      ofOtherItem: false,
      values: { ...now, title: 'เดิม' },
    });
    expect(fieldsOf(proposal)).toEqual(['title']);
    expect(loaded).toEqual([]);
  });

  it('brings its covers as files if the item has others now', async () => {
    const loaded = serve();
    const content = createNews({
      coverImageUrl: '/files/old.webp',
      squareImageUrl: '/files/old-square.webp',
    });
    const proposal = await proposeVersion(now, { number: 3, content }, item);
    expect(loaded).toEqual(['old.webp', 'old-square.webp']);
    expect([proposal.values.cover?.name, proposal.values.square?.name]).toEqual([
      ...['old.webp', 'old-square.webp'],
    ]);
    expect(fieldsOf(proposal)).toEqual(['cover', 'square']);
  });

  it('leaves a cover that it does not have or that cannot be loaded', async () => {
    serve();
    const typed = { ...now, cover: png('mine.png'), square: png('mine-square.png') };
    const content = createNews({ coverImageUrl: null, squareImageUrl: '/files/gone.webp' });
    const asked = jest.spyOn(globalThis, 'fetch');
    const { values } = await proposeVersion(typed, { number: 3, content }, item);
    expect(values.cover).toBe(typed.cover);
    expect(values.square).toBe(typed.square);
    expect(asked.mock.calls.map(([address]) => address)).toContain('/files/gone.webp');
    expect(asked).not.toHaveBeenCalledWith(null);
    asked.mockRestore();
  });
});

describe('an accepted proposal', () => {
  it('keeps rejected fields as they are in the form', async () => {
    const values = { ...now, title: 'ใหม่', markdown: 'ใหม่', tags: ['ใหม่'] };
    const proposal = await proposeBackup(now, { values, lacking: [], about: {} }, item);
    const typed = { ...now, markdown: 'พิมพ์ต่อ' };
    expect(withoutFields(proposal, typed, ['markdown', 'tags'])).toEqual({
      ...proposal,
      values: { ...values, markdown: 'พิมพ์ต่อ', tags: now.tags },
    });
    expect(withoutFields(proposal, typed, [])).toEqual(proposal);
  });

  it('has the article with only the accepted changes', async () => {
    const proposal = await proposeBackup(
      now,
      { values: { ...now, title: 'ใหม่' }, lacking: [], about: {} },
      item,
    );
    expect(withHtml(proposal, null)).toBe(proposal);
    expect(withHtml(proposal, '')).toEqual({ ...proposal, values: { ...proposal.values, html: '' } });
    expect(withHtml(proposal, '<p>a</p>').values).toMatchObject({ html: '<p>a</p>', title: 'ใหม่' });
  });
});
