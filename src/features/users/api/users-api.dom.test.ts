import { readNewsSummary } from '@/shared/api/read/news';
import { createStore } from '@/shared/api/store';
import { ErrorCode, Permission } from '@/shared/contract';
import { answer, ok, page, refused } from '@/shared/testing/api-server';
import { createNews, createUser } from '@/shared/testing/factories';
import { signInAs } from '@/shared/testing/sign-in-as';

import { usersApi } from './users-api';

const { searchUsers, getUser, addPermission, removePermission, checkJournalist, listJournalistNews } =
  usersApi.endpoints;

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A store that shows two pages of users and two details. */
const setup = async () => {
  signInAs({ id: 9 });
  const search = answer('get', '/api/users/search', ({ query }) =>
    ok(page([createUser({ id: query['page'] === '1' ? 1 : 2 })])),
  );
  const detail = answer('get', '/api/users/detail/:id', ({ params }) =>
    ok(createUser({ id: Number(params['id']) })),
  );
  const store = createStore();
  const load = async () => {
    await store.dispatch(searchUsers.initiate({ search: 'มาลี', page: 1 }));
    await store.dispatch(searchUsers.initiate({ search: 'มาลี', page: 2 }));
    await store.dispatch(getUser.initiate(1));
    await store.dispatch(getUser.initiate(2));
  };
  return { store, search, detail, load };
};

const idle = async (store: ReturnType<typeof createStore>) => {
  await Promise.all(store.dispatch(usersApi.util.getRunningQueriesThunk()));
  await settled();
};

describe('the calls about users', () => {
  it('searches users 20 at a time [API-05, USR-01, LIM-02]', async () => {
    const { store, search } = await setup();
    const { data } = await store.dispatch(searchUsers.initiate({ search: 'มาลี & co', page: 3 }));
    expect(search).toMatchObject([
      {
        method: 'GET',
        path: '/api/users/search',
        query: { search: 'มาลี & co', page: '3', limit: '20' },
        body: null,
      },
    ]);
    expect(data?.data).toEqual([createUser({ id: '2' })]);
  });

  it('loads one person [API-05]', async () => {
    const { store, detail } = await setup();
    const { data } = await store.dispatch(getUser.initiate(12));
    expect(detail).toMatchObject([{ method: 'GET', path: '/api/users/detail/12', query: {}, body: null }]);
    expect(data).toEqual(createUser({ id: '12' }));
  });

  it.each([
    ['adds', 'add', addPermission],
    ['removes', 'remove', removePermission],
  ] as const)('%s one permission [API-05]', async (_, change, endpoint) => {
    const { store } = await setup();
    const calls = answer('put', `/api/users/permissions/:id/${change}`, () => ok(null));
    await store.dispatch(endpoint.initiate({ id: 12, permission: Permission.USER_READ })).unwrap();
    expect(calls).toMatchObject([
      {
        method: 'PUT',
        path: `/api/users/permissions/12/${change}`,
        query: {},
        body: { permission: 2048 },
      },
    ]);
  });

  it.each([
    ['added', 'add', addPermission],
    ['removed', 'remove', removePermission],
  ] as const)(
    'refetches only that person and the pages that show them after a permission was %s [USR-05]',
    async (_, change, endpoint) => {
      const { store, search, detail, load } = await setup();
      answer('put', `/api/users/permissions/:id/${change}`, () => ok(null));
      await load();
      await store.dispatch(endpoint.initiate({ id: 1, permission: Permission.USER_READ })).unwrap();
      await idle(store);
      expect(search.map(({ query }) => query['page'])).toEqual(['1', '2', '1']);
      expect(detail.map(({ path }) => path)).toEqual([
        '/api/users/detail/1',
        '/api/users/detail/2',
        '/api/users/detail/1',
      ]);
    },
  );

  it.each([
    ['add', addPermission],
    ['remove', removePermission],
  ] as const)('refetches nothing after a refused %s [USR-05]', async (change, endpoint) => {
    const { store, search, detail, load } = await setup();
    answer('put', `/api/users/permissions/:id/${change}`, () =>
      refused(ErrorCode.Alert, 'The last administrator stays.', { status: 403 }),
    );
    await load();
    const { error } = await store.dispatch(
      endpoint.initiate({ id: 1, permission: Permission.ADMINISTRATOR }),
    );
    await idle(store);
    expect(error).toMatchObject({ code: ErrorCode.Alert, message: 'The last administrator stays.' });
    expect(search).toHaveLength(2);
    expect(detail).toHaveLength(2);
  });
});

describe('the calls about a journalist', () => {
  it('requests whether a person is a journalist [API-05, USR-07]', async () => {
    const { store } = await setup();
    const calls = answer('get', '/api/news/journalist/check/:id', () => ok({ id: 12, isJournalist: true }));
    const { data } = await store.dispatch(checkJournalist.initiate(12));
    expect(calls).toMatchObject([
      { method: 'GET', path: '/api/news/journalist/check/12', query: {}, body: null },
    ]);
    expect(data).toBe(true);
  });

  it("loads a journalist's news 20 at a time [API-05, USR-07]", async () => {
    const { store } = await setup();
    const calls = answer('get', '/api/news/journalist/news/:userId', () =>
      ok(page([{ ...createNews(), groupId: 7 }])),
    );
    const { data } = await store.dispatch(listJournalistNews.initiate({ userId: 12, page: 2 }));
    expect(calls).toMatchObject([
      {
        method: 'GET',
        path: '/api/news/journalist/news/12',
        query: { page: '2', limit: '20' },
        body: null,
      },
    ]);
    expect(data?.data).toEqual([{ ...readNewsSummary(createNews()), groupId: '7' }]);
  });

  it('refetches the news when one of them has changed [USR-07]', async () => {
    const { store } = await setup();
    const calls = answer('get', '/api/news/journalist/news/:userId', () =>
      ok(page([{ ...createNews({ id: 101 }), groupId: 7 }])),
    );
    await store.dispatch(listJournalistNews.initiate({ userId: 12, page: 1 }));
    store.dispatch(usersApi.util.invalidateTags([{ type: 'News', id: 102 }]));
    await idle(store);
    expect(calls).toHaveLength(1);
    store.dispatch(usersApi.util.invalidateTags([{ type: 'News', id: 101 }]));
    await idle(store);
    expect(calls).toHaveLength(2);
  });
});
