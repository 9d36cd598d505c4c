import { eq } from 'drizzle-orm';

import { PostStatus } from '@contract';

import { journalistGroups, news } from '../../db/schema';
import { createGroupCategory, createNewsItem, createNewsroom, createUser } from '../../testing/factories';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';

import type { NewsRow } from './columns';
import {
  approveNews,
  findAuthor,
  findNews,
  groupHasCategory,
  insertNews,
  listNewsOfAuthor,
  lockNews,
  updateNews,
} from './repository';

const NOBODY = 9_999;
const at = (hours: number) => new Date(START_OF_TESTS.getTime() + hours * 3_600_000);
const RETURNED = { returnedAt: START_OF_TESTS, returnComment: 'Why?' };
const NOT_RETURNED = { returnedAt: null, returnedBy: null, returnComment: null };

describe('the stored news', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async (values: Partial<NewsRow> = {}) => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const newsId = await createNewsItem(server.db, { groupId, authorId: head.id, categoryId });
    await createNewsItem(server.db, { groupId, authorId: head.id, categoryId });
    if (Object.keys(values).length > 0) await server.db.update(news).set(values).where(eq(news.id, newsId));
    const read = async (id = newsId) => {
      const row = await findNews(server.db, groupId, id);
      if (!row) throw new Error('There is no such news.');
      return row;
    };
    return { groupId, head, categoryId, newsId, read };
  };

  it('are approved step by step, which ends a return and leaves other news alone', async () => {
    const { newsId, read } = await setup({ ...RETURNED, version: 4, waitingSince: at(0) });
    const forADay = { status: PostStatus.Published, approvedUntil: at(24), approvedPermanently: false };
    const copy = { publishedVersion: 4, shownFrom: at(0), waitingSince: null };
    expect(await approveNews(server.db, await read(), 'hours', at(0))).toMatchObject({
      id: newsId,
      ...forADay,
      ...copy,
      ...NOT_RETURNED,
    });
    expect(await approveNews(server.db, await read(), 'permanent', at(1))).toMatchObject({
      ...forADay,
      ...copy,
      approvedPermanently: true,
    });
    expect(await read(newsId + 1)).toMatchObject({ status: PostStatus.Draft, publishedVersion: null });
  });

  it('are found in their own group only', async () => {
    const { groupId, newsId, head, read } = await setup();
    const other = await createNewsroom(server.db);
    for (const find of [findNews, lockNews]) {
      expect(await find(server.db, groupId, newsId)).toMatchObject({ id: newsId, groupId });
      expect(await find(server.db, other.groupId, newsId)).toBeNull();
      expect(await find(server.db, groupId, NOBODY)).toBeNull();
    }
    const { id, displayName } = head;
    expect(await findAuthor(server.db, await read())).toEqual({ id, displayName, avatarUrl: null });
    expect(await findAuthor(server.db, { ...(await read()), authorId: NOBODY })).toBeUndefined();
  });

  it('are added on top of their group, if there is one, and counted', async () => {
    const { groupId, read } = await setup();
    const other = await createNewsroom(server.db);
    const { id: _id, ...row } = await read();
    const values = { ...row, groupId, coverImageUrl: '/files/a.webp', squareImageUrl: '/files/b.webp' };
    expect(await insertNews(server.db, values)).toMatchObject({ title: row.title });
    await expect(insertNews(server.db, { ...values, groupId: NOBODY })).rejects.toMatchObject({
      httpStatus: 404,
    });
    const groups = await server.db
      .select({
        id: journalistGroups.id,
        total: journalistGroups.totalNews,
      })
      .from(journalistGroups)
      .orderBy(journalistGroups.id);
    expect(groups).toEqual([
      { id: groupId, total: 3 },
      { id: other.groupId, total: 0 },
    ]);
  });

  it('are saved one by one, which ends a return', async () => {
    const { newsId, read } = await setup(RETURNED);
    const { id: _id, ...row } = await read();
    expect(await updateNews(server.db, newsId, { ...row, title: 'A' })).toMatchObject({
      title: 'A',
      ...NOT_RETURNED,
    });
    expect((await read(newsId + 1)).title).not.toBe('A');
    await expect(updateNews(server.db, NOBODY, { ...row, title: 'A' })).rejects.toThrow(
      'The locked news is gone.',
    );
  });

  it('of a writer are listed from all groups, newest first, without deleted ones', async () => {
    const writer = await createUser(server.db);
    const [first, second] = [await createNewsroom(server.db), await createNewsroom(server.db)];
    const write = ({ groupId, categoryId }: typeof first, hours: number) =>
      createNewsItem(server.db, { groupId, categoryId, authorId: writer.id, createdAt: at(hours) });
    const [late, early, same, gone] = [
      await write(first, 2),
      await write(second, 1),
      await write(first, 1),
      await write(first, 3),
    ];
    await createNewsItem(server.db, { ...first, authorId: first.head.id });
    await server.db.update(news).set({ groupId: null }).where(eq(news.id, gone));
    const list = async (page: number, limit: number) => {
      const { rows, place } = await listNewsOfAuthor(server.db, writer.id, { page, limit });
      return { rows: rows.map(({ id, groupId }) => [id, groupId]), last: place.lastPage };
    };
    const all = [
      [late, first.groupId],
      [same, first.groupId],
      [early, second.groupId],
    ];
    expect(await list(1, 10)).toEqual({ rows: all, last: 1 });
    expect(await list(1, 2)).toEqual({ rows: all.slice(0, 2), last: 2 });
    expect(await list(2, 2)).toEqual({ rows: all.slice(2), last: 2 });
  });

  it('have a category of their group', async () => {
    const { groupId, categoryId } = await setup();
    const another = await createGroupCategory(server.db);
    const other = await createNewsroom(server.db);
    const has = (group: number, category: number) => groupHasCategory(server.db, group, category);
    expect([
      await has(groupId, categoryId),
      await has(groupId, another),
      await has(other.groupId, categoryId),
    ]).toEqual([true, false, false]);
  });
});
