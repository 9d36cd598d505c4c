import { firstPage, newsApi } from '@/features/news';
import { createStore } from '@/shared/api/store';
import { ErrorCode, type HandOverNewsRequest } from '@/shared/contract';
import { answer, ok, page, refused } from '@/shared/testing/api-server';
import { createNews } from '@/shared/testing/factories';

import { handOverApi } from './hand-over-api';

const BASE = '/api/news/journalist';
const KEY = { groupId: 7, newsId: 701 };

/** Hands an item over while its page and the lists of two groups are open; returns what is loaded again. */
const handOver = async (body: HandOverNewsRequest, isRefused = false) => {
  const sent = answer('post', `${BASE}/7/news/701/hand-over`, () =>
    isRefused ? refused(ErrorCode.Alert, 'มีผู้อื่นส่งต่อข่าวนี้', { status: 409 }) : ok(null),
  );
  const lists = answer('get', `${BASE}/:groupId/news`, () => ok(page([])));
  const items = answer('get', `${BASE}/7/news/701`, () => ok(createNews({ id: 701 })));
  const store = createStore();
  await store.dispatch(newsApi.endpoints.getNews.initiate(KEY));
  for (const groupId of [7, 8])
    await store.dispatch(newsApi.endpoints.listGroupNews.initiate(firstPage(groupId)));
  for (const calls of [lists, items]) calls.splice(0);
  await store.dispatch(handOverApi.endpoints.handOverNews.initiate({ ...KEY, ...body }));
  await Promise.all(store.dispatch(newsApi.util.getRunningQueriesThunk()));
  expect(sent.map((call) => call.body)).toEqual([body]);
  return [...items, ...lists].map(({ path }) => path.replace(`${BASE}/`, '')).sort();
};

describe('handing news over', () => {
  it('loads the item and the list of its group again [TOG-03]', async () => {
    expect(await handOver({ authorId: '2', from: '9' })).toEqual(['7/news', '7/news/701']);
  });

  it('to another group loads both lists, and not the item, whose address leads nowhere now [TOG-03]', async () => {
    const to = { groupId: '8', categoryId: '5' };
    expect(await handOver({ authorId: '2', from: '9', to })).toEqual(['7/news', '8/news']);
  });

  it('loads nothing again if it is refused [TOG-03]', async () => {
    expect(await handOver({ authorId: '2' }, true)).toEqual([]);
  });
});
