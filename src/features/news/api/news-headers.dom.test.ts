import { createStore } from '@/shared/api/store';
import { ErrorCode, type ExtensionName } from '@/shared/contract';
import { announceExtensions, answer, ok } from '@/shared/testing/api-server';
import { createNews } from '@/shared/testing/factories';

import { emptyNews } from '../fields/news-form-values';
import { noteOriginal } from '../fields/originals';

import { newsApi } from './news-api';

const { createNews: createCall, editNews, approveNews, getNews, uploadImage } = newsApi.endpoints;
const BASE = '/api/news/journalist/7';
const KEY = { groupId: 7, newsId: 101 };
const values = emptyNews(new Date('2026-11-20T01:00:00Z'));
const file = (name: string) => new File(['picture'], name, { type: 'image/png' });

const setup = (...extensions: ExtensionName[]) => {
  announceExtensions(...extensions);
  const edits = answer('post', `${BASE}/news/101/edit`, () => ok(null));
  const approvals = answer('post', `${BASE}/news/101/approve`, () => ok(null));
  return { store: createStore(), edits, approvals };
};

describe('the version of an item', () => {
  it.each([
    ['"3"', '"3"'],
    ['W/"3"', null],
    ['3', null],
    ['', null],
  ])('is known by a strong tag of the backend only: %s', async (etag, entityTag) => {
    const { store } = setup();
    answer('get', `${BASE}/news/101`, () => ok(createNews(), '', { etag }));
    answer('post', `${BASE}/news/create`, () => ok(createNews(), '', { etag }));
    const read = await store.dispatch(getNews.initiate(KEY)).unwrap();
    const created = await store.dispatch(createCall.initiate({ groupId: 7, values })).unwrap();
    expect([read.entityTag, created.news?.entityTag]).toEqual([entityTag, entityTag]);
  });

  it.each<[ExtensionName[], string | null | undefined, string | null]>([
    [['conditional-edit'], '"3"', '"3"'],
    [['conditional-edit'], null, null],
    [['conditional-edit'], undefined, null],
    [[], '"3"', null],
  ])('is sent with a write to a backend that compares it: %j, %s', async (extensions, entityTag, sent) => {
    const { store, edits, approvals } = setup(...extensions);
    await store.dispatch(editNews.initiate({ ...KEY, values, entityTag }));
    await store.dispatch(approveNews.initiate({ ...KEY, entityTag }));
    expect([...edits, ...approvals].map(({ headers }) => headers.get('if-match'))).toEqual([sent, sent]);
  });
});

describe('what is sent beyond the form', () => {
  const covers = () => {
    const chosen = { cover: file('cover.png'), square: file('square.png') };
    return { ...values, ...chosen };
  };

  it.each<[ExtensionName[], object]>([
    [['versions'], { reason: 'restore', from_version: '2' }],
    [[], {}],
  ])('is the reason of the save, for a backend that keeps it: %j', async (extensions, sent) => {
    const { store, edits } = setup(...extensions);
    const origin = { reason: 'restore', from_version: '2' } as const;
    await store.dispatch(editNews.initiate({ ...KEY, values, origin }));
    await store.dispatch(editNews.initiate({ ...KEY, values }));
    const named = edits.map(({ body }) =>
      Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => /reason|from_version/.test(name))),
    );
    expect(named).toEqual([sent, {}]);
  });

  it.each<[ExtensionName[], boolean]>([
    [['cover-original'], true],
    [[], false],
  ])('is the original of the covers, for a backend that keeps it: %j', async (extensions, isSent) => {
    const { store, edits } = setup(...extensions);
    const [fromFile, fromKept] = [covers(), covers()];
    noteOriginal([fromFile.cover, fromFile.square], file('original.png'));
    noteOriginal([fromKept.cover, fromKept.square], 'kept');
    for (const one of [fromFile, fromKept, covers()]) {
      await store.dispatch(editNews.initiate({ ...KEY, values: one }));
    }
    const part = (wanted: string) =>
      edits.map(({ body }) => {
        const found: unknown = Object.entries(body ?? {}).find(([name]) => name === wanted)?.[1];
        return found instanceof File ? found.name : found;
      });
    expect(part('original')).toEqual([isSent ? 'original.png' : undefined, undefined, undefined]);
    expect(part('keep_original')).toEqual([undefined, isSent ? 'true' : undefined, undefined]);
  });

  it('is in an order in which a server has all texts before the first file', async () => {
    const { store } = setup('cover-original', 'versions');
    const one = covers();
    noteOriginal([one.cover, one.square], file('original.png'));
    const edits = answer('post', `${BASE}/news/101/edit`, () => ok(null));
    await store.dispatch(editNews.initiate({ ...KEY, values: one, origin: { reason: 'import' } }));
    const parts = Object.entries(edits[0]?.body ?? {});
    const files = parts.slice(-3).map(([name]) => name);
    expect(files).toEqual(['cover', 'square', 'original']);
    expect(parts.slice(0, -3).every(([, part]) => typeof part === 'string')).toBe(true);
    expect(parts.map(([name]) => name)).toContain('reason');
  });
});

describe('the answer to an uploaded image', () => {
  it.each([[null], [{}], [{ url: '' }], [['/files/a.webp']]])(
    'is an error if it has no address: %j',
    async (data) => {
      const { store } = setup();
      answer('post', `${BASE}/upload`, () => ok(data));
      const { error } = await store.dispatch(uploadImage.initiate({ groupId: 7, image: file('a.png') }));
      expect(error).toMatchObject({ code: ErrorCode.Unknown, httpStatus: null });
    },
  );
});
