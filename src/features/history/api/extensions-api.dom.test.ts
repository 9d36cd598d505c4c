import { findApi, firstPage, newsApi, trashApi } from '@/features/news';
import { createStore, type AppStore } from '@/shared/api/store';
import { idTag, partialTag } from '@/shared/api/tags';
import { ErrorCode } from '@/shared/contract';
import { announceExtensions, answer, ok, page, refused } from '@/shared/testing/api-server';
import { createNews } from '@/shared/testing/factories';

import { versionsApi } from './versions-api';

const BASE = '/api/news/journalist';
const KEY = { groupId: 7, newsId: 701 };
const settled = () => new Promise((resolve) => setTimeout(resolve));

const row = (id: number, groupId: number) => ({ ...createNews({ id }), groupId, groupName: 'กลุ่ม' });
const version = { number: 2, reason: 'edit', fromNumber: null, size: 5, savedAt: '', savedBy: null };

/** A store whose screens show everything that a call of an extension may change. */
const setup = () => {
  const calls = {
    list: answer('get', `${BASE}/:groupId/news`, () => ok(page([]))),
    item: answer('get', `${BASE}/:groupId/news/:newsId`, () => ok(createNews({ id: 701 }))),
    trash: answer('get', `${BASE}/:groupId/trash`, () => ok(page([]))),
    versions: answer('get', `${BASE}/7/news/701/versions`, () => ok(page([version]))),
    version: answer('get', `${BASE}/7/news/701/versions/2`, () => ok({ ...version, content: createNews() })),
    found: answer('get', '/api/news', ({ query }) =>
      ok(page([row(Number(query['groupId']) * 100, Number(query['groupId']))])),
    ),
  };
  const store = createStore();
  const load = async () => {
    for (const groupId of [3, 7]) {
      await store.dispatch(newsApi.endpoints.listGroupNews.initiate(firstPage(groupId)));
      await store.dispatch(
        trashApi.endpoints.listDeletedNews.initiate({ groupId, search: '', page: 1, limit: 20 }),
      );
      await store.dispatch(findApi.endpoints.findNews.initiate({ groupId, page: 1 }));
    }
    await store.dispatch(newsApi.endpoints.getNews.initiate(KEY));
    await store.dispatch(versionsApi.endpoints.listNewsVersions.initiate({ ...KEY, page: 1, limit: 20 }));
    await store.dispatch(versionsApi.endpoints.getNewsVersion.initiate({ ...KEY, number: 2 }));
    Object.values(calls).forEach((recorded) => recorded.splice(0));
  };
  const refetched = async () => {
    await Promise.all(store.dispatch(newsApi.util.getRunningQueriesThunk()));
    await settled();
    return Object.values(calls)
      .flat()
      .map(
        ({ path, query }) => path.replace(`${BASE}/`, '') + (query['groupId'] ? ` ${query['groupId']}` : ''),
      )
      .sort();
  };
  return { store, calls, load, refetched };
};

const restoreVersion = (store: AppStore, entityTag: string | null = null) =>
  store.dispatch(versionsApi.endpoints.restoreNewsVersion.initiate({ ...KEY, number: 2, entityTag }));

describe('the calls of the extensions', () => {
  it('ask for pages of the trash, of the versions and of the search', async () => {
    const { store, calls } = setup();
    await store.dispatch(
      trashApi.endpoints.listDeletedNews.initiate({ groupId: 7, search: '', page: 2, limit: 50 }),
    );
    await store.dispatch(
      versionsApi.endpoints.listNewsVersions.initiate({ ...KEY, page: 3, limit: 10, approved: true }),
    );
    await store.dispatch(findApi.endpoints.findNews.initiate({ groupId: 7, state: 'waiting', page: 4 }));
    expect(calls.trash[0]).toMatchObject({ path: `${BASE}/7/trash`, query: { page: '2', limit: '50' } });
    expect(calls.versions[0]?.query).toEqual({ page: '3', limit: '10', approved: 'true' });
    expect(calls.found[0]?.query).toEqual({ groupId: '7', state: 'waiting', page: '4', limit: '20' });
  });

  it('read the content of a version', async () => {
    const { store } = setup();
    const { data } = await store.dispatch(
      versionsApi.endpoints.getNewsVersion.initiate({ ...KEY, number: 2 }),
    );
    expect(data).toMatchObject({ title: createNews().title, html: createNews().html });
  });

  it.each([
    ['"3"', ['conditional-edit'] as const, '"3"'],
    ['"3"', [] as const, null],
    [null, ['conditional-edit'] as const, null],
  ])('restore a version of the item as it was loaded: %s with %j', async (entityTag, extensions, sent) => {
    announceExtensions(...extensions);
    const { store } = setup();
    const posts = answer('post', `${BASE}/7/news/701/versions/2/restore`, () => ok(null, 'กลับมาแล้ว'));
    const { data } = await restoreVersion(store, entityTag);
    expect(data).toEqual({ message: 'กลับมาแล้ว' });
    expect(posts.map(({ headers }) => headers.get('if-match'))).toEqual([sent]);
  });
});

describe('after a call of an extension', () => {
  const writes = [
    {
      name: 'deletion',
      ...({ method: 'delete', path: `${BASE}/7/news/701` } as const),
      write: (store: AppStore) => store.dispatch(trashApi.endpoints.deleteNews.initiate(KEY)),
      // The page of the deleted item is still open: it is not asked for again.
      changes: ['/api/news 7', '7/news', '7/trash'],
    },
    {
      name: 'restored item',
      ...({ method: 'post', path: `${BASE}/7/news/701/restore` } as const),
      write: (store: AppStore) => store.dispatch(trashApi.endpoints.restoreNews.initiate(KEY)),
      changes: ['/api/news 7', '7/news', '7/news/701', '7/news/701/versions', '7/trash'],
    },
    {
      name: 'restored version',
      ...({ method: 'post', path: `${BASE}/7/news/701/versions/2/restore` } as const),
      write: (store: AppStore) => restoreVersion(store),
      changes: ['/api/news 7', '7/news', '7/news/701', '7/news/701/versions', '7/trash'],
    },
  ];

  it.each(writes)('what a $name changed is loaded again', async ({ method, path, write, changes }) => {
    const { store, load, refetched } = setup();
    answer(method, path, () => ok(null));
    await load();
    await write(store);
    expect(await refetched()).toEqual(changes);
  });

  it.each(writes)('nothing is loaded again if the $name was refused', async ({ method, path, write }) => {
    const { store, load, refetched } = setup();
    answer(method, path, () => refused(ErrorCode.Alert, 'ไม่อนุญาต', { status: 403 }));
    await load();
    expect(await write(store)).toMatchObject({ error: { message: 'ไม่อนุญาต' } });
    expect(await refetched()).toEqual([]);
  });

  it('an item that somebody has changed is loaded again, and only that', async () => {
    const { store, load, refetched } = setup();
    answer('post', `${BASE}/7/news/701/versions/2/restore`, () =>
      refused(ErrorCode.Alert, 'เปลี่ยนไปแล้ว', { status: 412 }),
    );
    await load();
    await restoreVersion(store);
    expect(await refetched()).toEqual(['7/news/701', '7/news/701/versions']);
  });

  it('found news are loaded again if one of them changed', async () => {
    const { store, load, refetched } = setup();
    await load();
    store.dispatch(newsApi.util.invalidateTags([idTag('News', 300)]));
    expect(await refetched()).toEqual(['/api/news 3']);
  });

  it('found news that are none are loaded again if their group changed', async () => {
    const { store } = setup();
    const asked = answer('get', '/api/news', () => ok(page([])));
    await store.dispatch(findApi.endpoints.findNews.initiate({ groupId: 7, page: 1 }));
    store.dispatch(newsApi.util.invalidateTags([partialTag('News', 7)]));
    await settled();
    await Promise.all(store.dispatch(newsApi.util.getRunningQueriesThunk()));
    expect(asked).toHaveLength(2);
  });

  it('found news of all groups are loaded again if an item of a group changed of which none was found', async () => {
    const { store } = setup();
    answer('post', `${BASE}/6/news/601/approve`, () => ok(null));
    const asked = answer('get', '/api/news', () => ok(page([row(501, 5)])));
    await store.dispatch(findApi.endpoints.findNews.initiate({ page: 1 }));
    await store.dispatch(newsApi.endpoints.approveNews.initiate({ groupId: 6, newsId: 601 }));
    await settled();
    await Promise.all(store.dispatch(newsApi.util.getRunningQueriesThunk()));
    expect(asked).toHaveLength(2);
  });
});
