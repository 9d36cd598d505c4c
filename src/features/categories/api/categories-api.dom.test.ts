import { baseApi } from '@/shared/api/base-api';
import { readCategory } from '@/shared/api/read/entities';
import { createStore } from '@/shared/api/store';
import { idTag } from '@/shared/api/tags';
import { ErrorCode, type NewsCategory } from '@/shared/contract';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { createCategory } from '@/shared/testing/factories';

import { categoriesApi, prefetchCategories } from './categories-api';

const politics = createCategory({ id: 1, name: 'การเมือง', sortOrder: 3 });
const sport = createCategory({ id: 2, name: 'กีฬา', sortOrder: 2 });
const economy = createCategory({ id: 3, name: 'เศรษฐกิจ', sortOrder: 1 });
const { endpoints } = categoriesApi;

/** A stand-in for what another feature shows of a group: its categories or counts. */
const groupApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    groupOfTheCategory: build.query<null, void>({
      query: () => ({ url: '/api/group-of-the-category' }),
      providesTags: [idTag('GroupStatistics', 7)],
    }),
  }),
});

/** A store that shows the whole list and a search for "กี", with the recorded calls. */
const setup = async (all: NewsCategory[] = [politics, sport, economy]) => {
  const lists = answer('get', '/api/news/categories', ({ query }) =>
    ok(all.filter(({ name }) => name.includes(query['search'] ?? ''))),
  );
  const store = createStore();
  await store.dispatch(endpoints.listCategories.initiate(''));
  await store.dispatch(endpoints.listCategories.initiate('กี'));
  lists.length = 0;
  const listed = (search: string) =>
    endpoints.listCategories
      .select(search)(store.getState())
      .data?.map(({ id, sortOrder }) => [Number(id), sortOrder]);
  const settled = () => Promise.all(store.dispatch(categoriesApi.util.getRunningQueriesThunk()));
  return { store, lists, listed, settled };
};

const searches = (calls: { query: Record<string, string> }[]) =>
  calls.map(({ query }) => query['search']).sort();

describe('reading categories', () => {
  afterEach(() => void jest.useRealTimers());

  it('requests the categories that match a search, highest first [API-05, CAT-02]', async () => {
    const calls = answer('get', '/api/news/categories', () => ok([economy, politics, sport]));
    const { data } = await createStore().dispatch(endpoints.listCategories.initiate('ข่าว'));
    expect(calls).toMatchObject([{ method: 'GET', path: '/api/news/categories', query: { search: 'ข่าว' } }]);
    expect(data).toEqual([politics, sport, economy].map(readCategory));
  });

  it('requests all categories ahead, but not if they were loaded in the last half minute', async () => {
    const { store, lists, settled } = await setup();
    jest.useFakeTimers({
      now: Date.now() + 29_000,
      doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'],
    });
    store.dispatch(prefetchCategories());
    await settled();
    expect(lists).toHaveLength(0);
    jest.setSystemTime(Date.now() + 2_000);
    store.dispatch(prefetchCategories());
    await settled();
    expect(lists).toMatchObject([{ query: { search: '' } }]);
  });

  it('requests one category by its id [API-05]', async () => {
    const calls = answer('get', '/api/news/categories/2', () => ok(sport));
    const { data } = await createStore().dispatch(endpoints.getCategory.initiate(2));
    expect(calls).toMatchObject([{ method: 'GET', path: '/api/news/categories/2', query: {} }]);
    expect(data).toEqual(readCategory(sport));
  });
});

describe('writing categories', () => {
  it('creates a category by its name and refetches the lists [API-05]', async () => {
    const { store, lists, settled } = await setup();
    const calls = answer('post', '/api/news/categories', () => ok(createCategory({ id: 4 })));
    await store.dispatch(endpoints.createCategory.initiate({ name: 'บันเทิง' })).unwrap();
    await settled();
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/news/categories', body: { name: 'บันเทิง' } }]);
    expect(searches(lists)).toEqual(['', 'กี']);
  });

  it('renames a category with its sortOrder and refetches what shows it [API-05]', async () => {
    const { store, lists, settled } = await setup();
    const reads = answer('get', '/api/news/categories/2', () => ok(sport));
    const calls = answer('put', '/api/news/categories/2', () => ok(sport));
    await store.dispatch(endpoints.getCategory.initiate(2));
    await store.dispatch(endpoints.updateCategory.initiate({ id: 2, name: 'กีฬาไทย', sortOrder: 2 })).unwrap();
    await settled();
    expect(calls).toMatchObject([
      { method: 'PUT', path: '/api/news/categories/2', body: { name: 'กีฬาไทย', sortOrder: 2 } },
    ]);
    expect(searches(lists)).toEqual(['', 'กี']);
    expect(reads).toHaveLength(2);
  });

  it('deletes a category by its id and refetches the lists and the groups that used it [API-05]', async () => {
    const { store, lists, settled } = await setup();
    const groups = answer('get', '/api/group-of-the-category', () => ok(null));
    await store.dispatch(groupApi.endpoints.groupOfTheCategory.initiate());
    const calls = answer('delete', '/api/news/categories/2', () => ok(null));
    await store.dispatch(endpoints.deleteCategory.initiate(2)).unwrap();
    await settled();
    expect(calls).toMatchObject([{ method: 'DELETE', path: '/api/news/categories/2', body: null }]);
    expect(searches(lists)).toEqual(['', 'กี']);
    expect(groups).toHaveLength(2);
  });

  it('refetches nothing if a create, rename or delete is refused', async () => {
    const { store, lists, settled } = await setup();
    const no = () => refused(ErrorCode.Alert, 'ยังไม่ได้รับ', { status: 403 });
    answer('post', '/api/news/categories', no);
    answer('put', '/api/news/categories/2', no);
    answer('delete', '/api/news/categories/2', no);
    await store.dispatch(endpoints.createCategory.initiate({ name: 'กีฬา' }));
    await store.dispatch(endpoints.updateCategory.initiate({ id: 2, name: 'กีฬา', sortOrder: 2 }));
    await store.dispatch(endpoints.deleteCategory.initiate(2));
    await settled();
    expect(lists).toHaveLength(0);
  });
});

describe('moving a category', () => {
  it.each([3, 1])('sends the name with its new sortOrder %i [API-05, CAT-02]', async (place) => {
    const { store } = await setup();
    const calls = answer('put', '/api/news/categories/2', () => ok({ ...sport, sortOrder: place }));
    await store.dispatch(endpoints.moveCategory.initiate({ category: sport, place })).unwrap();
    expect(calls).toMatchObject([
      { method: 'PUT', path: '/api/news/categories/2', body: { name: 'กีฬา', sortOrder: place } },
    ]);
  });

  it('shows the swap in every list before the server responds, then the order of the server [CAT-02]', async () => {
    const all = [politics, sport, economy];
    const { store, listed, lists, settled } = await setup(all);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    answer('put', '/api/news/categories/2', () => held.then(() => ok(sport)));

    const move = store.dispatch(endpoints.moveCategory.initiate({ category: sport, place: 3 }));
    expect(listed('')).toEqual([
      [2, 3],
      [1, 2],
      [3, 1],
    ]);
    expect(listed('กี')).toEqual([[2, 3]]);

    // Meanwhile another browser moves economy to the top.
    all.splice(0, 3, { ...economy, sortOrder: 3 }, { ...sport, sortOrder: 2 }, { ...politics, sortOrder: 1 });
    release();
    await move;
    await settled();
    expect(searches(lists)).toEqual(['', 'กี']);
    expect(listed('')).toEqual([
      [3, 3],
      [2, 2],
      [1, 1],
    ]);
  });

  it('undoes the swap immediately if the server refuses, and refetches the order [CAT-02]', async () => {
    const { store, listed, lists, settled } = await setup();
    answer('put', '/api/news/categories/2', () =>
      refused(ErrorCode.TryAgainLater, 'รอสักครู่', { status: 503 }),
    );
    await store.dispatch(endpoints.moveCategory.initiate({ category: sport, place: 1 }));
    expect(listed('')).toEqual([
      [1, 3],
      [2, 2],
      [3, 1],
    ]);
    expect(listed('กี')).toEqual([[2, 2]]);
    await settled();
    expect(searches(lists)).toEqual(['', 'กี']);
  });
});
