import { readGroup } from '@/shared/api/read/entities';
import { createStore } from '@/shared/api/store';
import { ErrorCode, JournalistLevel } from '@/shared/contract';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { createCategory, createGroup, createStatistics } from '@/shared/testing/factories';

import { journalistsApi } from './journalists-api';

const {
  listGroups,
  createGroup: createGroupCall,
  getGroup,
  deleteGroup,
  getGroupStatistics,
  listGroupCategories,
  addGroupCategories,
  removeGroupCategory,
  inviteMember,
} = journalistsApi.endpoints;

const BASE = '/api/news/journalist';
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A store whose screens show the list of groups and all data of the groups 3 and 7. */
const setup = async () => {
  const calls = {
    list: answer('get', BASE, () => ok([createGroup({ id: 3 }), createGroup({ id: 7 })])),
    group: answer('get', `${BASE}/:id`, ({ params }) => ok(createGroup({ id: Number(params['id']) }))),
    statistics: answer('get', `${BASE}/:id/statistics`, () => ok(createStatistics())),
    categories: answer('get', `${BASE}/:id/categories`, () => ok([createCategory({ id: 11 })])),
  };
  const store = createStore();
  const load = async () => {
    await store.dispatch(listGroups.initiate({ search: '' }));
    for (const id of [3, 7]) {
      await store.dispatch(getGroup.initiate(id));
      await store.dispatch(getGroupStatistics.initiate(id));
      await store.dispatch(listGroupCategories.initiate(id));
    }
    Object.values(calls).forEach((recorded) => recorded.splice(0));
  };
  const refetched = async () => {
    await Promise.all(store.dispatch(journalistsApi.util.getRunningQueriesThunk()));
    await settled();
    return Object.values(calls)
      .flat()
      .map(({ path }) => path.replace(BASE, ''))
      .sort();
  };
  return { store, calls, load, refetched };
};

describe('the calls about journalist groups', () => {
  it('searches the groups [API-05, GRP-01]', async () => {
    const { store, calls } = await setup();
    const { data } = await store.dispatch(listGroups.initiate({ search: 'ข่าว & co' }));
    expect(calls.list).toMatchObject([
      { method: 'GET', path: BASE, query: { search: 'ข่าว & co' }, body: null },
    ]);
    expect(data?.map(({ id }) => id)).toEqual(['3', '7']);
  });

  it('loads a group, its statistics and its categories [API-05]', async () => {
    const { store, calls } = await setup();
    const group = await store.dispatch(getGroup.initiate(7));
    const statistics = await store.dispatch(getGroupStatistics.initiate(7));
    const categories = await store.dispatch(listGroupCategories.initiate(7));
    expect(calls.group).toMatchObject([{ method: 'GET', path: `${BASE}/7`, query: {}, body: null }]);
    expect(calls.statistics).toMatchObject([{ method: 'GET', path: `${BASE}/7/statistics`, query: {} }]);
    expect(calls.categories).toMatchObject([{ method: 'GET', path: `${BASE}/7/categories`, query: {} }]);
    expect(group.data).toEqual(readGroup(createGroup({ id: 7 })));
    expect(statistics.data).toEqual(createStatistics());
    expect(categories.data).toEqual([createCategory({ id: '11' })]);
  });

  it('creates a group and refetches the list [API-05, GRP-08]', async () => {
    const { store, load, refetched } = await setup();
    const sent = answer('post', BASE, () => ok(createGroup({ id: 8 })));
    await load();
    await store.dispatch(createGroupCall.initiate({ name: 'กีฬา' })).unwrap();
    expect(sent).toMatchObject([{ method: 'POST', path: BASE, query: {}, body: { name: 'กีฬา' } }]);
    expect(await refetched()).toEqual(['']);
  });

  it('deletes a group and refetches only the list, not the page that is still open [API-05, GRP-06]', async () => {
    const { store, load, refetched } = await setup();
    const sent = answer('delete', `${BASE}/:id`, () => ok(null));
    await load();
    await store.dispatch(deleteGroup.initiate(7)).unwrap();
    expect(sent).toMatchObject([{ method: 'DELETE', path: `${BASE}/7`, query: {}, body: null }]);
    expect(await refetched()).toEqual(['']);
  });

  it('invites a member with the level as a number, and refetches the group [API-05, GRP-08]', async () => {
    const { store, load, refetched } = await setup();
    const sent = answer('post', `${BASE}/:id/member`, () => ok(null));
    await load();
    const invitation = { groupId: 7, email: 'nok@newsdesk.test', level: JournalistLevel.Trainee };
    await store.dispatch(inviteMember.initiate(invitation)).unwrap();
    expect(sent).toMatchObject([
      { method: 'POST', path: `${BASE}/7/member`, query: {}, body: { email: 'nok@newsdesk.test', level: 6 } },
    ]);
    expect(await refetched()).toEqual(['', '/7', '/7/statistics']);
  });
});

describe("the calls about a group's categories", () => {
  it('adds each chosen category by a separate call [API-05, GRP-04]', async () => {
    const { store, load, refetched } = await setup();
    const sent = answer('post', `${BASE}/:id/categories/:categoryId`, () => ok(null));
    await load();
    const result = await store
      .dispatch(addGroupCategories.initiate({ groupId: 7, categoryIds: [12, 13] }))
      .unwrap();
    expect(sent).toMatchObject([
      { method: 'POST', path: `${BASE}/7/categories/12`, query: {}, body: null },
      { method: 'POST', path: `${BASE}/7/categories/13`, query: {}, body: null },
    ]);
    expect(result).toEqual({ added: [12, 13], refused: [] });
    expect(await refetched()).toEqual(['/7/categories', '/7/statistics']);
  });

  it('reports which categories were refused, and shows the others [API-05, GRP-04]', async () => {
    const { store, load, refetched } = await setup();
    answer('post', `${BASE}/:id/categories/:categoryId`, ({ params }) =>
      params['categoryId'] === '13' ? refused(ErrorCode.AlreadyExists, 'มีอยู่แล้ว', { status: 409 }) : ok(null),
    );
    await load();
    const result = await store
      .dispatch(addGroupCategories.initiate({ groupId: 7, categoryIds: [12, 13] }))
      .unwrap();
    expect(result).toMatchObject({
      added: [12],
      refused: [{ categoryId: 13, error: { message: 'มีอยู่แล้ว' } }],
    });
    expect(await refetched()).toEqual(['/7/categories', '/7/statistics']);
  });

  it('removes a category and refetches only that group [API-05, GRP-04]', async () => {
    const { store, load, refetched } = await setup();
    const sent = answer('delete', `${BASE}/:id/categories/:categoryId`, () => ok(null));
    await load();
    await store.dispatch(removeGroupCategory.initiate({ groupId: 7, categoryId: 11 })).unwrap();
    expect(sent).toMatchObject([
      { method: 'DELETE', path: `${BASE}/7/categories/11`, query: {}, body: null },
    ]);
    expect(await refetched()).toEqual(['/7/categories', '/7/statistics']);
  });

  it('refetches a category that was renamed [API-05]', async () => {
    const { store, load, refetched } = await setup();
    await load();
    store.dispatch(journalistsApi.util.invalidateTags([{ type: 'Category', id: 11 }]));
    expect(await refetched()).toEqual(['/3/categories', '/7/categories']);
  });
});

type Store = ReturnType<typeof createStore>;

it.each([
  [
    'creating a group',
    'post',
    '',
    (store: Store) => store.dispatch(createGroupCall.initiate({ name: 'กีฬา' })),
  ],
  ['deleting a group', 'delete', '/7', (store: Store) => store.dispatch(deleteGroup.initiate(7))],
  [
    'adding categories',
    'post',
    '/7/categories/12',
    (store: Store) => store.dispatch(addGroupCategories.initiate({ groupId: 7, categoryIds: [12] })),
  ],
  [
    'removing a category',
    'delete',
    '/7/categories/11',
    (store: Store) => store.dispatch(removeGroupCategory.initiate({ groupId: 7, categoryId: 11 })),
  ],
  [
    'inviting a member',
    'post',
    '/7/member',
    (store: Store) =>
      store.dispatch(
        inviteMember.initiate({ groupId: 7, email: 'nok@newsdesk.test', level: JournalistLevel.Trainee }),
      ),
  ],
] as const)('refetches nothing if %s was refused [API-05]', async (_what, method, path, write) => {
  const { store, load, refetched } = await setup();
  const sent = answer(method, BASE + path, () => refused(ErrorCode.Alert, 'ทำไม่ได้', { status: 403 }));
  await load();
  await write(store);
  expect(sent).toHaveLength(1);
  expect(await refetched()).toEqual([]);
});
