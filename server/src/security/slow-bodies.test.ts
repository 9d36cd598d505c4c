import { Readable } from 'node:stream';

import { and, eq } from 'drizzle-orm';

import { type Id, JournalistLevel, Permission, PostStatus } from '@contract';

import { groupMembers, news, users } from '../db/schema';
import { createMember, createNewsItem, createNewsroom, createUser } from '../testing/factories';
import { multipart } from '../testing/multipart';
import { newsParts } from '../testing/news-parts';
import { type TestServer, useTestServer } from '../testing/test-server';

describe('a request whose body takes its time', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  /** Sends a body in two parts, and does something in between. */
  const send = async (
    as: Id,
    {
      method = 'POST',
      url,
      body,
      headers,
    }: { method?: 'POST' | 'PUT'; url: string; body: Buffer; headers: object },
    meanwhile: () => Promise<unknown>,
  ) => {
    const parts = async function* () {
      yield body.subarray(0, 20);
      await meanwhile();
      yield body.subarray(20);
    };
    const authorization = `Bearer ${await server.tokenOf(Number(as))}`;
    const chunked = { authorization, 'transfer-encoding': 'chunked', ...headers };
    return server.app.inject({ method, url, payload: Readable.from(parts()), headers: chunked });
  };

  const editing = async () => {
    const { groupId, categoryId, head } = await createNewsroom(server.db);
    await createMember(server.db, groupId, JournalistLevel.Head);
    const newsId = await createNewsItem(server.db, { groupId, authorId: head.id, categoryId });
    const url = `/api/news/journalist/${groupId}/news/${newsId}`;
    await server.call(`${url}/approve`, { method: 'POST', as: head.id });
    const parts = await newsParts({ groupId, categoryId });
    const form = multipart({ ...parts, title: 'หัวข้อใหม่', news_id: String(newsId) });
    const level = (to: JournalistLevel) =>
      server.db
        .update(groupMembers)
        .set({ level: to })
        .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, head.id)));
    const edit = (meanwhile: () => Promise<unknown>) =>
      send(head.id, { url: `${url}/edit`, ...form }, meanwhile);
    const stored = async () => (await server.db.select().from(news).where(eq(news.id, newsId)))[0];
    return { head, level, edit, stored };
  };

  it('does not publish, if its sender may no longer approve when it has arrived', async () => {
    const { level, edit, stored } = await editing();
    expect((await edit(() => level(JournalistLevel.Trainee))).statusCode).toBe(200);
    expect(await stored()).toMatchObject({
      title: 'หัวข้อใหม่',
      version: 2,
      publishedVersion: 1,
      status: PostStatus.Published,
    });
  });

  it('is refused, if its sender was removed from the group or disabled meanwhile', async () => {
    const { head, level, edit, stored } = await editing();
    expect((await edit(() => level(JournalistLevel.Deleted))).statusCode).toBe(403);
    await level(JournalistLevel.Head);
    const disable = () =>
      server.db.update(users).set({ disabledAt: server.now() }).where(eq(users.id, head.id));
    expect((await edit(disable)).statusCode).toBe(401);
    expect(await stored()).toMatchObject({ version: 1 });
  });

  it('is refused, if its sender lost the permission while a short body came slowly', async () => {
    const permission = Permission.USER | Permission.ADMINISTRATOR;
    const admin = await createUser(server.db, { permission });
    const body = Buffer.from(JSON.stringify({ name: 'กีฬาในร่มและกลางแจ้ง' }));
    const headers = { 'content-type': 'application/json' };
    const create = (meanwhile: () => Promise<unknown>) =>
      send(admin.id, { url: '/api/news/categories', body, headers }, meanwhile);
    const answer = await create(async () => {
      server.advance(2_000);
      await server.db.update(users).set({ permission: Permission.USER }).where(eq(users.id, admin.id));
    });
    expect(answer.statusCode).toBe(403);
  });
});
