import { http, HttpResponse } from 'msw';

import { readNews } from '@/shared/api/read/news';
import { createStore } from '@/shared/api/store';
import { ErrorCode } from '@/shared/contract';
import { announceExtensions, answer, apiServer, ok, refused } from '@/shared/testing/api-server';
import { createNews } from '@/shared/testing/factories';

import { emptyNews } from '../fields/news-form-values';

import { newsApi } from './news-api';

const { createNews: createCall, editNews, approveNews, getNews, uploadImage } = newsApi.endpoints;
const BASE = '/api/news/journalist/7';
const values = { ...emptyNews(new Date()), title: 'น้ำท่วม', categoryId: 11 };
const { publishedAt, ...undated } = createNews();
const read = readNews(createNews());

const setup = () => {
  const store = createStore();
  const create = (key?: string) =>
    store.dispatch(createCall.initiate({ groupId: 7, values, ...(key && { key }) })).unwrap();
  return { store, create };
};

describe('the response of a backend to a write', () => {
  it('is read as the item, under either name of its date', async () => {
    const { store, create } = setup();
    answer('post', `${BASE}/news/create`, () => ok({ ...undated, publishedDate: publishedAt }));
    expect(await create()).toMatchObject({ news: read, wasThere: false });
    answer('post', `${BASE}/news/101/edit`, () => ok(createNews()));
    const edited = await store.dispatch(editNews.initiate({ groupId: 7, newsId: 101, values })).unwrap();
    expect(edited).toEqual({ ...read, removed: [] });
  });

  it.each([[null], ['created'], [101], [{ id: 101 }], [{ html: '<p>a</p>' }]])(
    'is not read as an item if it is %j',
    async (data) => {
      const { create } = setup();
      answer('post', `${BASE}/news/create`, () => ok(data));
      expect(await create()).toEqual({ news: null, wasThere: false });
    },
  );

  it('tells whether an earlier request with the key had created the item', async () => {
    const { create } = setup();
    apiServer.use(
      http.post(`*${BASE}/news/create`, () =>
        HttpResponse.json(
          { success: true, message: '', data: createNews() },
          { headers: { 'idempotent-replayed': 'true' } },
        ),
      ),
    );
    expect(await create('a-key')).toMatchObject({ news: read, wasThere: true });
  });

  it('is the item that the key made with another text, if the backend refuses the key for that', async () => {
    const { create } = setup();
    const body = { success: false, message: 'no', data: createNews(), code: ErrorCode.Alert, errors: null };
    answer('post', `${BASE}/news/create`, () => ({ status: 422, headers: { etag: '"1"' }, body }));
    expect(await create('a-key')).toMatchObject({ news: { ...read, entityTag: '"1"' }, wasThere: true });
    answer('post', `${BASE}/news/create`, () => ({ status: 422, body: { ...body, data: null } }));
    await expect(create('a-key')).rejects.toMatchObject({ code: ErrorCode.Alert, message: 'no' });
    answer('post', `${BASE}/news/create`, () => ({ status: 409, body }));
    await expect(create('a-key')).rejects.toMatchObject({ code: ErrorCode.Alert });
  });

  it('may be an approval without a message', async () => {
    const { store } = setup();
    apiServer.use(
      http.post(`*${BASE}/news/101/approve`, () => HttpResponse.json({ success: true, data: null })),
    );
    const approved = await store.dispatch(approveNews.initiate({ groupId: 7, newsId: 101 })).unwrap();
    expect(approved).toEqual({ message: '' });
  });

  it('is passed on if it refuses an image', async () => {
    const { store } = setup();
    answer('post', `${BASE}/upload`, () => refused(ErrorCode.InvalidInput, 'ภาพเสีย', { status: 400 }));
    const image = new File(['x'], 'a.png', { type: 'image/png' });
    const { error } = await store.dispatch(uploadImage.initiate({ groupId: 7, image }));
    expect(error).toMatchObject({ code: ErrorCode.InvalidInput, message: 'ภาพเสีย' });
  });
});

it('shows news without a date', async () => {
  const { store } = setup();
  answer('get', `${BASE}/news/101`, () => ok(undated));
  const news = await store.dispatch(getNews.initiate({ groupId: 7, newsId: 101 })).unwrap();
  expect(news.publishedAt).toBe('');
});

it('sends the idempotency key only to a backend that announces the extension', async () => {
  const { create } = setup();
  const sent = answer('post', `${BASE}/news/create`, () => ok(null));
  announceExtensions('idempotency');
  await create('a-key');
  expect(sent.at(-1)?.headers.get('idempotency-key')).toBe('a-key');
  announceExtensions();
  await create('a-key');
  expect(sent.at(-1)?.headers.has('idempotency-key')).toBe(false);
});
