/* eslint-disable max-lines -- all calls of the feature with their tags */
import { delay } from 'msw';

import { baseApi } from '@/shared/api/base-api';
import { createStore, type AppStore } from '@/shared/api/store';
import { idTag, partialTag } from '@/shared/api/tags';
import { ErrorCode, REQUEST_TIMEOUT_MS } from '@/shared/contract';
import { announceExtensions, answer, ok, page, refused } from '@/shared/testing/api-server';
import { createNews } from '@/shared/testing/factories';

import { emptyNews } from '../fields/news-form-values';

import { firstPage, newsApi } from './news-api';

const {
  listGroupNews,
  getNews,
  createNews: createCall,
  editNews,
  approveNews,
  uploadImage,
} = newsApi.endpoints;

const BASE = '/api/news/journalist';
const settled = () => new Promise((resolve) => setTimeout(resolve));
const values = { ...emptyNews(new Date()), title: 'น้ำท่วม', categoryId: 11 };
const cover = new File(['16:9'], 'cover.png', { type: 'image/png' });

// Stand-ins for queries of other features: the figures of a group, and the pages of a journalist's own news.
const elsewhere = baseApi.injectEndpoints({
  endpoints: (build) => ({
    figures: build.query<unknown, number>({
      query: (id) => ({ url: `${BASE}/${id}/statistics` }),
      providesTags: (_data, _error, id) => [idTag('GroupStatistics', id)],
    }),
    ownNews: build.query<unknown, void>({
      query: () => ({ url: `${BASE}/news/5` }),
      providesTags: [partialTag('News')],
    }),
  }),
});

/**
 * A store whose screens show the news of the groups 3 and 7, their figures, two items and the user's own
 * news.
 */
const setup = async () => {
  const calls = {
    list: answer('get', `${BASE}/:groupId/news`, ({ params }) =>
      ok(page([createNews({ id: Number(params['groupId']) * 100 + 1 })])),
    ),
    item: answer('get', `${BASE}/:groupId/news/:newsId`, ({ params }) =>
      ok(createNews({ id: Number(params['newsId']) })),
    ),
    figures: answer('get', `${BASE}/:groupId/statistics`, () => ok({})),
    own: answer('get', `${BASE}/news/5`, () => ok(null)),
  };
  const store = createStore();
  const load = async () => {
    for (const groupId of [3, 7]) {
      await store.dispatch(listGroupNews.initiate(firstPage(groupId)));
      await store.dispatch(elsewhere.endpoints.figures.initiate(groupId));
    }
    await store.dispatch(getNews.initiate({ groupId: 7, newsId: 701 }));
    await store.dispatch(getNews.initiate({ groupId: 7, newsId: 702 }));
    await store.dispatch(elsewhere.endpoints.ownNews.initiate());
    Object.values(calls).forEach((recorded) => recorded.splice(0));
  };
  const refetched = async () => {
    await Promise.all(store.dispatch(newsApi.util.getRunningQueriesThunk()));
    await settled();
    return Object.values(calls)
      .flat()
      .map(({ path }) => path.replace(`${BASE}/`, ''))
      .sort();
  };
  return { store, calls, load, refetched };
};

describe('reading news', () => {
  it('loads one page of a group, with its search [API-05, NWS-01]', async () => {
    const { store, calls } = await setup();
    await store.dispatch(listGroupNews.initiate({ groupId: 7, page: 2, limit: 20, search: 'น้ำ & ป่า' }));
    expect(calls.list).toMatchObject([
      {
        method: 'GET',
        path: `${BASE}/7/news`,
        query: { page: '2', limit: '20', search: 'น้ำ & ป่า' },
        body: null,
      },
    ]);
  });

  it('loads 20 items on the first page [NWS-01, LIM-02]', async () => {
    const { store, calls } = await setup();
    await store.dispatch(listGroupNews.initiate(firstPage(7)));
    expect(calls.list[0]?.query).toEqual({ page: '1', limit: '20', search: '' });
  });

  it('loads one item [API-05]', async () => {
    const { store, calls } = await setup();
    const { data } = await store.dispatch(getNews.initiate({ groupId: 7, newsId: 701 }));
    expect(calls.item).toMatchObject([{ method: 'GET', path: `${BASE}/7/news/701`, query: {}, body: null }]);
    expect(data).toEqual({ ...createNews({ id: '701', categoryId: '11' }), entityTag: null });
  });

  it('accepts both names of the publishing date', async () => {
    const { store } = await setup();
    const { publishedAt, ...news } = createNews();
    const onWire = { ...news, publishedDate: publishedAt };
    answer('get', `${BASE}/7/news`, () => ok(page([onWire])));
    answer('get', `${BASE}/7/news/101`, () => ok(onWire));
    const list = await store.dispatch(listGroupNews.initiate(firstPage(7)));
    const item = await store.dispatch(getNews.initiate({ groupId: 7, newsId: 101 }));
    expect(list.data?.data[0]?.publishedAt).toBe(publishedAt);
    expect(item.data?.publishedAt).toBe(publishedAt);
  });
});

describe('writing news', () => {
  it('creates an item with one multipart form [API-05, NWS-11]', async () => {
    const { store } = await setup();
    const calls = answer('post', `${BASE}/:groupId/news/create`, () => ok(null));
    await store.dispatch(createCall.initiate({ groupId: 7, values: { ...values, cover } })).unwrap();
    expect(calls).toMatchObject([{ method: 'POST', path: `${BASE}/7/news/create`, query: {} }]);
    expect(calls[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(calls[0]?.body).toMatchObject({ title: 'น้ำท่วม', categoryId: '11', group_id: '7' });
    expect(calls[0]?.body).toMatchObject({ cover: expect.objectContaining({ name: 'cover.png' }) });
  });

  it('edits an item with the same form and the id of the item [API-05, API-06]', async () => {
    const { store } = await setup();
    const calls = answer('post', `${BASE}/:groupId/news/:newsId/edit`, () => ok(null));
    await store.dispatch(editNews.initiate({ groupId: 7, newsId: 701, values })).unwrap();
    expect(calls).toMatchObject([{ method: 'POST', path: `${BASE}/7/news/701/edit`, query: {} }]);
    expect(calls[0]?.body).toMatchObject({ group_id: '7', news_id: '701' });
    expect(calls[0]?.body).not.toHaveProperty('cover');
  });

  it('uploads an image of the text and returns its address [API-05, EDT-02]', async () => {
    const { store } = await setup();
    const calls = answer('post', `${BASE}/:groupId/upload`, () => ok({ url: '/files/a.webp' }));
    const progress: number[] = [];
    const { data } = await store.dispatch(
      uploadImage.initiate({ groupId: 7, image: cover, onProgress: (share) => progress.push(share) }),
    );
    expect(calls).toMatchObject([{ method: 'POST', path: `${BASE}/7/upload`, query: {} }]);
    expect(calls[0]?.body).toEqual({ image: expect.objectContaining({ name: 'cover.png' }) });
    expect(data).toEqual({ url: '/files/a.webp' });
    expect(progress.at(-1)).toBe(1);
  });

  it('has a longer time limit for uploads than for other calls', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
    const { store } = await setup();
    let reply: () => void = () => {};
    const calls = answer('post', `${BASE}/:groupId/upload`, async () => {
      await new Promise<void>((resolve) => (reply = resolve));
      return ok({ url: '/files/a.webp' });
    });
    const sent = store.dispatch(uploadImage.initiate({ groupId: 7, image: cover }));
    while (calls.length === 0) await jest.advanceTimersByTimeAsync(10);
    await jest.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS * 5);
    reply();
    while (!store.getState().api.mutations[sent.requestId]?.data) await jest.advanceTimersByTimeAsync(10);
    jest.useRealTimers();
    expect((await sent).data).toEqual({ url: '/files/a.webp' });
  });

  it('can be cancelled', async () => {
    const { store } = await setup();
    answer('post', `${BASE}/:groupId/news/create`, async () => {
      await delay('infinite');
      return ok(null);
    });
    const sent = store.dispatch(createCall.initiate({ groupId: 7, values }));
    sent.abort();
    expect((await sent).error).toMatchObject({ name: 'AbortError' });
  });

  it("approves without a body and returns the server's message [API-05, NWS-05]", async () => {
    const { store } = await setup();
    const calls = answer('post', `${BASE}/:groupId/news/:newsId/approve`, () => ok(null, 'อนุมัติ 24 ชั่วโมงแล้ว'));
    const { data } = await store.dispatch(approveNews.initiate({ groupId: 7, newsId: 701 }));
    expect(calls).toMatchObject([
      { method: 'POST', path: `${BASE}/7/news/701/approve`, query: {}, body: null },
    ]);
    expect(data).toEqual({ message: 'อนุมัติ 24 ชั่วโมงแล้ว' });
  });

  it.each([
    [true, { reason: 'ตรวจแล้ว' }],
    [false, null],
  ])('sends the reason of an approval only if the backend keeps it: %s [DSK-03]', async (isKept, body) => {
    if (isKept) announceExtensions('approval-reason');
    const { store } = await setup();
    const calls = answer('post', `${BASE}/7/news/701/approve`, () => ok(null));
    await store.dispatch(approveNews.initiate({ groupId: 7, newsId: 701, reason: 'ตรวจแล้ว' }));
    expect(calls.map((call) => call.body)).toEqual([body]);
  });
});

describe('after a write', () => {
  const writes = [
    {
      name: 'create',
      path: `${BASE}/7/news/create`,
      write: (store: AppStore) => store.dispatch(createCall.initiate({ groupId: 7, values })),
      changes: ['7/news', '7/statistics', 'news/5'],
    },
    {
      name: 'edit',
      path: `${BASE}/7/news/701/edit`,
      write: (store: AppStore) => store.dispatch(editNews.initiate({ groupId: 7, newsId: 701, values })),
      changes: ['7/news', '7/news/701', '7/statistics'],
    },
    {
      name: 'approval',
      path: `${BASE}/7/news/701/approve`,
      write: (store: AppStore) => store.dispatch(approveNews.initiate({ groupId: 7, newsId: 701 })),
      changes: ['7/news', '7/news/701', '7/statistics'],
    },
  ];

  it.each(writes)(
    'the console refetches what the $name changed, but nothing of another group [NWS-05]',
    async ({ path, write, changes }) => {
      const { store, load, refetched } = await setup();
      answer('post', path, () => ok(null));
      await load();
      await write(store);
      expect(await refetched()).toEqual(changes);
    },
  );

  it.each(writes)('the console refetches nothing if the $name was refused', async ({ path, write }) => {
    const { store, load, refetched } = await setup();
    answer('post', path, () => refused(ErrorCode.Alert, 'ไม่อนุญาต', { status: 403 }));
    await load();
    const { error } = await write(store);
    expect(error).toMatchObject({ code: ErrorCode.Alert, message: 'ไม่อนุญาต' });
    expect(await refetched()).toEqual([]);
  });

  it('the console refetches nothing if an image was uploaded', async () => {
    const { store, load, refetched } = await setup();
    answer('post', `${BASE}/7/upload`, () => ok({ url: '/files/a.webp' }));
    await load();
    await store.dispatch(uploadImage.initiate({ groupId: 7, image: cover }));
    expect(await refetched()).toEqual([]);
  });

  it('a page of the list refetches if one of its rows changed', async () => {
    const { store, load, refetched } = await setup();
    await load();
    store.dispatch(newsApi.util.invalidateTags([idTag('News', 301)]));
    expect(await refetched()).toEqual(['3/news']);
  });
});
