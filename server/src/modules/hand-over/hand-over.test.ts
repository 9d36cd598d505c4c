import { eq } from 'drizzle-orm';

import { JournalistLevel, Permission, UNFINISHED_ROWS, type UnfinishedWork } from '@contract';

import { news } from '../../db/schema';
import { createMember, createNewsItem, createNewsroom, createUser } from '../../testing/factories';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';

const at = (minutes: number) => new Date(START_OF_TESTS.getTime() + minutes * 60_000);

describe('what a person leaves to others when they are disabled', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const newsroom = await createNewsroom(server.db);
    const admin = await createUser(server.db, { permission: Permission.ADMINISTRATOR });
    const read = (id: number) =>
      server.call<UnfinishedWork>(`/api/accounts/${id}/unfinished`, { as: admin.id });
    return { ...newsroom, read };
  };

  it('are the items that wait and those that came back to them, what has waited longest first', async () => {
    const { groupId, head, categoryId, read } = await setup();
    const writer = await createMember(server.db, groupId, JournalistLevel.Trainee);
    const own = { groupId, authorId: writer.id, categoryId };
    const late = await createNewsItem(server.db, { ...own, waitingSince: at(9) });
    const returned = await createNewsItem(server.db, own);
    await server.db
      .update(news)
      .set({ waitingSince: null, returnedAt: at(5), returnedBy: head.id, returnComment: 'Why?' })
      .where(eq(news.id, returned));
    await createNewsItem(server.db, { ...own, approvedPermanently: true });
    await createNewsItem(server.db, { ...own, authorId: head.id });
    const { data } = (await read(writer.id)).body;
    expect(data?.items.map(({ id, isReturned, groupId: of }) => [id, isReturned, of])).toEqual([
      [returned, true, groupId],
      [late, false, groupId],
    ]);
    expect(data?.total).toBe(2);
    expect(data?.groups).toEqual([{ id: groupId, name: expect.any(String), isLastHead: false }]);
  });

  it('are counted beyond those that are listed', async () => {
    const { groupId, head, categoryId, read } = await setup();
    for (let number = 0; number < UNFINISHED_ROWS + 2; number += 1)
      await createNewsItem(server.db, { groupId, authorId: head.id, categoryId });
    const { data } = (await read(head.id)).body;
    expect(data?.items).toHaveLength(UNFINISHED_ROWS);
    expect(data?.total).toBe(UNFINISHED_ROWS + 2);
  });

  it('say in which groups another Head is needed first [SAF-04]', async () => {
    const { groupId, head, read } = await setup();
    const isLast = async () => (await read(head.id)).body.data?.groups.map(({ isLastHead }) => isLastHead);
    expect(await isLast()).toEqual([true]);
    await createMember(server.db, groupId, JournalistLevel.Head);
    expect(await isLast()).toEqual([false]);
  });

  it('name no group that they were removed from', async () => {
    const { groupId, head, read } = await setup();
    const writer = await createMember(server.db, groupId, JournalistLevel.Trainee);
    const url = `/api/news/journalist/${groupId}/members/${writer.id}`;
    expect((await server.call(url, { method: 'DELETE', as: head.id })).status).toBe(200);
    expect((await read(writer.id)).body.data?.groups).toEqual([]);
  });

  it('are nothing for a person without work, and unknown for nobody', async () => {
    const { read } = await setup();
    const person = await createUser(server.db);
    expect((await read(person.id)).body.data).toEqual({ items: [], total: 0, groups: [] });
    expect((await read(999_999)).status).toBe(404);
  });
});
