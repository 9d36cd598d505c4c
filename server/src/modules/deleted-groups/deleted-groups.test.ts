import { eq } from 'drizzle-orm';

import {
  type DeletedGroup,
  type DeletedNews,
  type Desk,
  ErrorCode,
  type JournalistCheck,
  type JournalistGroup,
  JournalistLevel,
  type NewsSummary,
  type Paginated,
  Permission,
  PostStatus,
  TRASH_DAYS,
} from '@contract';

import { news } from '../../db/schema';
import { createMember, createNewsItem, createNewsroom, createUser } from '../../testing/factories';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';
import { changeMember } from '../members/change-member';
import { renameGroup } from '../members/repository';

const URL = '/api/news/journalist';
const DAY_MS = 86_400_000;

describe('a deleted group', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const writer = await createMember(server.db, groupId, JournalistLevel.Trainee);
    const remover = await createUser(server.db, { permission: Permission.NEWS_DELETE_JOURNALIST_GROUP });
    const item = { groupId, categoryId, authorId: writer.id };
    const published = { status: PostStatus.Published, approvedPermanently: true };
    const shown = await createNewsItem(server.db, { ...item, ...published, title: 'น้ำท่วม' });
    const returned = await createNewsItem(server.db, item);
    await server.db
      .update(news)
      .set({ returnedAt: START_OF_TESTS, returnedBy: head.id, returnComment: 'แก้' })
      .where(eq(news.id, returned));
    const trashed = await createNewsItem(server.db, item);
    await server.call(`${URL}/${groupId}/news/${trashed}`, { method: 'DELETE', as: head.id });
    const group = `${URL}/${groupId}`;
    const remove = (as = remover.id) => server.call<null>(group, { method: 'DELETE', as });
    const restore = (as = remover.id) =>
      server.call<JournalistGroup>(`${group}/restore`, { method: 'POST', as });
    const list = async () =>
      (await server.call<DeletedGroup[]>(`${URL}/deleted`, { as: remover.id })).body.data ?? [];
    const read = async <T>(url: string, as: number) => (await server.call<T>(url, { as })).body.data;
    const site = async () => (await server.app.inject({ url: `/n/${shown}` })).statusCode;
    return {
      groupId,
      head,
      writer,
      remover,
      categoryId,
      shown,
      returned,
      trashed,
      group,
      remove,
      restore,
      list,
      read,
      site,
      item,
    };
  };

  it('is gone from every list, from the desk, from the search and from the website at once [SAF-03]', async () => {
    const { groupId, group, head, writer, shown, remove, read, site } = await setup();
    const lists = async () => ({
      groups: (await read<JournalistGroup[]>(URL, head.id))?.length,
      own: (await read<Paginated<NewsSummary>>(`${URL}/news/${writer.id}`, writer.id))?.data.length,
      found: (await read<Paginated<NewsSummary>>('/api/news', writer.id))?.data.length,
      desk: (await read<Desk>('/api/desk', writer.id))?.own.length,
      returned: (await read<Desk>('/api/desk', writer.id))?.returned?.length,
      approves: (await read<Desk>('/api/desk', head.id))?.groupIds,
      isJournalist: (await read<JournalistCheck>(`${URL}/check/${writer.id}`, writer.id))?.isJournalist,
      site: await site(),
    });
    expect(await lists()).toEqual({
      groups: 1,
      own: 2,
      found: 2,
      desk: 2,
      returned: 1,
      approves: [groupId],
      isJournalist: true,
      site: 200,
    });
    expect((await remove()).status).toBe(200);
    expect(await lists()).toEqual({
      groups: 0,
      own: 0,
      found: 0,
      desk: 0,
      returned: 0,
      approves: [],
      isJournalist: false,
      site: 410,
    });
    for (const url of ['', '/members', '/statistics', '/categories', '/news', `/news/${shown}`, '/trash'])
      expect((await server.call(group + url, { as: head.id })).status).toBe(404);
  });

  it('is restored whole: members, categories, news, deleted news and the website [SAF-03]', async () => {
    const { groupId, group, head, writer, trashed, remove, restore, list, read, site } = await setup();
    const everything = async () => ({
      list: await read(URL, head.id),
      group: await read(group, head.id),
      members: await read(`${group}/members`, head.id),
      statistics: await read(`${group}/statistics`, head.id),
      categories: await read(`${group}/categories`, head.id),
      news: await read(`${group}/news`, head.id),
      trash: await read<Paginated<DeletedNews>>(`${group}/trash`, head.id),
      desk: await read('/api/desk', writer.id),
      found: await read('/api/news', writer.id),
      site: await site(),
    });
    const before = await everything();
    expect(before.trash?.data).toMatchObject([{ id: trashed }]);
    await remove();
    expect(await list()).toMatchObject([{ id: groupId, totalNews: 2 }]);
    expect(await restore()).toMatchObject({ status: 200, body: { data: { id: groupId, me: null } } });
    expect(await everything()).toEqual(before);
    expect(await list()).toEqual([]);
  });

  it('is listed for 30 days with who deleted it, for people who may delete groups [SAF-03]', async () => {
    const { groupId, head, remover, remove, restore, list } = await setup();
    const { body } = await server.call<JournalistGroup[]>(URL, { as: head.id });
    await remove();
    const deletedAt = START_OF_TESTS.toISOString();
    const keptUntil = new Date(START_OF_TESTS.getTime() + TRASH_DAYS * DAY_MS).toISOString();
    expect(await list()).toEqual([
      {
        id: groupId,
        name: body.data?.[0]?.name,
        totalNews: 2,
        deletedAt,
        keptUntil,
        deletedBy: { id: remover.id, displayName: remover.displayName },
      },
    ]);
    expect((await server.call(`${URL}/deleted`, { as: head.id })).status).toBe(403);
    expect((await restore(head.id)).status).toBe(403);
    server.advance(TRASH_DAYS * DAY_MS);
    expect(await list()).toEqual([]);
    expect((await restore()).status).toBe(404);
  });

  it('can be neither deleted again nor restored twice, and an existing one is not restored [SAF-03]', async () => {
    const { remove, restore } = await setup();
    expect((await restore()).status).toBe(404);
    await remove();
    expect((await remove()).status).toBe(404);
    expect((await restore()).status).toBe(200);
    expect((await restore()).status).toBe(404);
  });

  it('leaves its name to others, and says so if it cannot have it back [SAF-03]', async () => {
    const { groupId, head, read, remove, restore } = await setup();
    const maker = await createUser(server.db, { permission: Permission.NEWS_CREATE_JOURNALIST_GROUP });
    const name = (await read<JournalistGroup[]>(URL, head.id))?.[0]?.name ?? '';
    await remove();
    const body = { name: name.toUpperCase() };
    const made = await server.call<JournalistGroup>(URL, { method: 'POST', as: maker.id, body });
    expect(made.status).toBe(200);
    expect(await restore()).toMatchObject({
      status: 409,
      body: { code: ErrorCode.AlreadyExists, errors: { name: expect.stringMatching(/.+/) } },
    });
    const other = `${URL}/${made.body.data?.id ?? ''}`;
    await server.call(other, { method: 'PUT', as: maker.id, body: { name: 'another' } });
    expect((await restore()).status).toBe(200);
    expect((await server.call(`${URL}/${groupId}`, { as: head.id })).status).toBe(200);
  });

  it('takes no write that was on its way when it was deleted [SAF-03]', async () => {
    const { groupId, head, writer, item, remove } = await setup();
    await remove();
    const notFound = { httpStatus: 404, code: ErrorCode.ResourceNotFound };
    await expect(createNewsItem(server.db, item)).rejects.toMatchObject(notFound);
    const actor = { userId: head.id, sessionId: null, address: '', at: server.now() };
    const change = { groupId, userId: writer.id, level: JournalistLevel.Leader };
    await expect(changeMember(server.db, actor, change)).rejects.toMatchObject(notFound);
    expect(await server.db.transaction((tx) => renameGroup(tx, groupId, 'late'))).toBeNull();
  });
});
