import { ErrorCode, type NewsCategory, Permission } from '@contract';

import {
  createGroup,
  createGroupCategory,
  createNewsItem,
  createNewsroom,
  createUser,
} from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';

import {
  createCategory,
  deleteCategory,
  giveCategory,
  groupsOfCategory,
  restoreCategory,
  updateCategory,
} from './repository';

const { ADMINISTRATOR, NEWS_CATEGORY_CREATE, NEWS_CATEGORY_DELETE, NEWS_CATEGORY_EDIT } = Permission;
const URL = '/api/news/categories';

describe('categories', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async (...names: string[]) => {
    const admin = await createUser(server.db, { permission: ADMINISTRATOR });
    for (const name of names) await server.call(URL, { method: 'POST', as: admin.id, body: { name } });
    const list = async (search = '') =>
      (await server.call<NewsCategory[]>(`${URL}?search=${encodeURIComponent(search)}`, { as: admin.id }))
        .body.data ?? [];
    const put = (id: number, body: object) =>
      server.call<NewsCategory>(`${URL}/${id}`, { method: 'PUT', as: admin.id, body });
    const idOf = async (name: string) => (await list()).find((category) => category.name === name)?.id ?? 0;
    return { admin, list, put, idOf };
  };

  it('puts a new category on top: the list shows the highest order first [SRV-01]', async () => {
    const { list } = await setup('กีฬา', 'การเมือง', 'เศรษฐกิจ');
    expect((await list()).map(({ name, sortOrder }) => [name, sortOrder])).toEqual([
      ['เศรษฐกิจ', 3],
      ['การเมือง', 2],
      ['กีฬา', 1],
    ]);
    expect((await list('การ')).map(({ name }) => name)).toEqual(['การเมือง']);
  });

  it('is found by words in any order, their beginnings, and parts of three letters [FND-02, FND-03]', async () => {
    const { list } = await setup('ข่าว น้ำท่วม', 'ข่าวการเมือง');
    for (const search of ['นํ้า', 'น้', 'ท่วม ข่าว', '"ข่าว น้ำ"', '้ำท่'])
      expect((await list(search)).map(({ name }) => name)).toEqual(['ข่าว น้ำท่วม']);
  });

  it('swaps with a neighbour when it gets the neighbour’s order [SRV-03]', async () => {
    const { list, put, idOf } = await setup('a', 'b', 'c');
    const answer = await put(await idOf('a'), { name: 'a', sortOrder: 2 });
    expect(answer.body.data).toMatchObject({ name: 'a', sortOrder: 2 });
    expect((await list()).map(({ name }) => name)).toEqual(['c', 'a', 'b']);
  });

  it('keeps the order a permutation however many move at once [SRV-03]', async () => {
    const { list, put } = await setup('a', 'b', 'c', 'd', 'e', 'f');
    const categories = await list();
    const moves = Array.from({ length: 40 }, (_, index) => {
      const category = categories[index % categories.length];
      return put(category?.id ?? 0, { name: category?.name, sortOrder: ((index * 7) % 6) + 1 });
    });
    await Promise.all(moves);
    expect((await list()).map(({ sortOrder }) => sortOrder)).toEqual([6, 5, 4, 3, 2, 1]);
  });

  it.each([0, 4, -1, 1_000_000, 99_999_999_999])(
    'has no place %s among three [SRV-04]',
    async (sortOrder) => {
      const { put, idOf } = await setup('a', 'b', 'c');
      expect(await put(await idOf('a'), { name: 'a', sortOrder })).toMatchObject({
        status: 400,
        body: { code: ErrorCode.InvalidInput, errors: { sortOrder: expect.stringContaining('1 ถึง 3') } },
      });
    },
  );

  it('closes the gap that a deleted one leaves [SRV-03]', async () => {
    const { admin, list, idOf } = await setup('a', 'b', 'c');
    const answer = await server.call(`${URL}/${await idOf('b')}`, { method: 'DELETE', as: admin.id });
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, data: null, message: 'ลบหมวดหมู่แล้ว' },
    });
    expect((await list()).map(({ name, sortOrder }) => [name, sortOrder])).toEqual([
      ['c', 2],
      ['a', 1],
    ]);
  });

  it('is restored to its place and its groups, once, and a refusal gives the reason [HIS-04]', async () => {
    const { admin, list, idOf } = await setup('a', 'b', 'c');
    const id = await idOf('b');
    const { groupId, head } = await createNewsroom(server.db);
    const group = `/api/news/journalist/${groupId}/categories`;
    await server.call(`${group}/${id}`, { method: 'POST', as: head.id });
    const before = await list();
    const remove = () => server.call(`${URL}/${id}`, { method: 'DELETE', as: admin.id });
    const restore = () => server.call(`${URL}/${id}/restore`, { method: 'POST', as: admin.id });
    expect((await restore()).status).toBe(404);

    await remove();
    expect((await restore()).body).toMatchObject({ data: { id, name: 'b' } });
    expect(await list()).toEqual(before);
    const ofGroup = await server.call<NewsCategory[]>(group, { as: head.id });
    expect(ofGroup.body.data?.map(({ name }) => name)).toContain('b');
    expect((await restore()).body).toMatchObject({ code: ErrorCode.Alert });

    await remove();
    await server.call(URL, { method: 'POST', as: admin.id, body: { name: 'b' } });
    expect((await restore()).body).toMatchObject({ code: ErrorCode.AlreadyExists });
    expect(await idOf('b')).not.toBe(id);
  });

  it('refuses to delete a category with news, and speaks of deleted news only where they can be restored', async () => {
    const { admin } = await setup();
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    await createNewsItem(server.db, { groupId, authorId: head.id, categoryId });
    const answer = await server.call(`${URL}/${categoryId}`, { method: 'DELETE', as: admin.id });
    expect(answer).toMatchObject({ status: 409, body: { code: ErrorCode.Alert } });
    expect(answer.body.message).toContain('30 วัน');

    const app = await server.build({ onlySection7: true });
    const headers = { authorization: `Bearer ${await server.tokenOf(admin.id)}` };
    const core = await app.inject({ method: 'DELETE', url: `${URL}/${categoryId}`, headers });
    await app.close();
    expect(core.statusCode).toBe(409);
    expect(core.json().message).toBe('ลบหมวดหมู่นี้ไม่ได้ เพราะมีข่าวอยู่ในหมวดหมู่นี้');
  });

  it('reports an empty and a used name on its field [SRV-04]', async () => {
    const { admin, put, idOf } = await setup('กีฬา', 'อาหาร');
    const post = (name: string) => server.call(URL, { method: 'POST', as: admin.id, body: { name } });
    expect(await post('  ')).toMatchObject({ status: 400, body: { errors: { name: 'กรุณากรอกข้อมูล' } } });
    expect(await post('กีฬา')).toMatchObject({ status: 409, body: { code: ErrorCode.AlreadyExists } });
    const taken = await put(await idOf('กีฬา'), { name: 'อาหาร', sortOrder: 1 });
    expect(taken.body).toMatchObject({ code: ErrorCode.AlreadyExists, errors: { name: expect.any(String) } });
  });

  it('requires the permission of each write, and none for reading [PRM-01, SRV-01]', async () => {
    const id = await createGroupCategory(server.db);
    const status = async (permission: number, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string) => {
      const user = await createUser(server.db, { permission });
      const body =
        method === 'GET' || method === 'DELETE' ? undefined : { name: `by ${user.id}`, sortOrder: 1 };
      return (await server.call(url, { method, as: user.id, body })).status;
    };
    expect(await status(0, 'GET', URL)).toBe(200);
    expect(await status(0, 'GET', `${URL}/${id}`)).toBe(200);
    expect(await status(NEWS_CATEGORY_EDIT | NEWS_CATEGORY_DELETE, 'POST', URL)).toBe(403);
    expect(await status(NEWS_CATEGORY_CREATE | NEWS_CATEGORY_DELETE, 'PUT', `${URL}/${id}`)).toBe(403);
    expect(await status(NEWS_CATEGORY_EDIT, 'PUT', `${URL}/${id}`)).toBe(200);
    expect(await status(NEWS_CATEGORY_CREATE | NEWS_CATEGORY_EDIT, 'DELETE', `${URL}/${id}`)).toBe(403);
    expect(await status(NEWS_CATEGORY_DELETE, 'DELETE', `${URL}/${id}`)).toBe(200);
    expect(await status(NEWS_CATEGORY_CREATE, 'POST', URL)).toBe(200);
    expect(await status(0, 'GET', `${URL}/${id}`)).toBe(404);
  });

  describe('that comes back', () => {
    const restore = (category: NewsCategory) => server.db.transaction((tx) => restoreCategory(tx, category));

    it.each([
      [2, ['c 4', 'b 3', 'old 2', 'a 1']],
      [4, ['old 4', 'c 3', 'b 2', 'a 1']],
      [9, ['old 4', 'c 3', 'b 2', 'a 1']],
    ])('from place %i has it again, or the next free one', async (sortOrder, places) => {
      const { list } = await setup('a', 'b', 'c');
      const restored = await restore({ id: 900, name: 'old', sortOrder });
      expect(restored).toEqual({ id: 900, name: 'old', sortOrder: Math.min(sortOrder, 4) });
      expect((await list()).map(({ name, sortOrder: place }) => `${name} ${place}`)).toEqual(places);
    });

    it('is the first one if there is no other, and so is a new one', async () => {
      const old = await restore({ id: 900, name: 'old', sortOrder: 5 });
      expect(old.sortOrder).toBe(1);
      await server.db.transaction((tx) => deleteCategory(tx, 900));
      expect((await server.db.transaction((tx) => createCategory(tx, 'new'))).sortOrder).toBe(1);
    });

    it('is given to those of its groups that still exist', async () => {
      const [first, second] = [await createGroup(server.db), await createGroup(server.db)];
      const categoryId = await createGroupCategory(server.db);
      const groups = () => groupsOfCategory(server.db, categoryId);
      for (const gone of [[], [second + 100]]) {
        await giveCategory(server.db, categoryId, gone);
        expect(await groups()).toEqual([]);
      }
      await giveCategory(server.db, categoryId, [second, second + 100, first]);
      expect(await groups()).toEqual([first, second]);
    });
  });

  it('keeps its place if it is only renamed, and a blank search finds all', async () => {
    const { list, idOf, put } = await setup('a', 'b', 'c');
    expect((await put(await idOf('b'), { name: 'B' })).body.data).toMatchObject({ name: 'B', sortOrder: 2 });
    expect((await list('  ')).map(({ name }) => name)).toEqual(['c', 'B', 'a']);
  });

  it('reports what a change was, or that there is nothing to change', async () => {
    const { idOf } = await setup('a', 'b');
    const id = await idOf('a');
    const change = (of: number, sortOrder: number) =>
      server.db.transaction((tx) => updateCategory(tx, of, { name: 'A', sortOrder }));
    expect(await change(id + 100, 1)).toBeNull();
    expect(await change(id, 3)).toEqual({ outOfRange: 2 });
    expect(await change(id, 2)).toEqual({
      before: { id, name: 'a', sortOrder: 1 },
      after: { id, name: 'A', sortOrder: 2 },
    });
    expect(await server.db.transaction((tx) => deleteCategory(tx, id + 100))).toBeNull();
  });
});
