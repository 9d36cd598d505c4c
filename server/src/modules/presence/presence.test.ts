import { eq } from 'drizzle-orm';

import {
  type Id,
  JournalistLevel,
  MAX_OPEN_PAGES,
  type NewsPresence,
  Permission,
  type PersonPresent,
} from '@contract';

import { auditLog, news, presence, users } from '../../db/schema';
import { openTestStream, type TestStream } from '../../testing/event-stream';
import { createMember, createNewsItem, createNewsroom, createUser } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';

import { forgetOldPresence } from './repository';

const PAGE = 'page-one';
const COUNTS_MS = 20_000;

describe('who has an item open', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const trainee = await createMember(server.db, groupId, JournalistLevel.Trainee);
    const newsId = await createNewsItem(server.db, { groupId, authorId: head.id, categoryId });
    const group = `/api/news/journalist/${groupId}`;
    const url = (client: string, item = newsId) => `${group}/news/${item}/presence/${client}`;
    const report = (as: Id, isEditing = false, client = PAGE, item = newsId) =>
      server.call<PersonPresent[]>(url(client, item), { method: 'PUT', as, body: { isEditing } });
    const others = async (as: Id) => (await report(as)).body.data?.map(({ id }) => id);
    const leave = (as: Id, client = PAGE) => server.call(url(client), { method: 'DELETE', as });
    const list = async (as: Id) => (await server.call<NewsPresence[]>(`${group}/presence`, { as })).body.data;
    return { groupId, head, trainee, categoryId, newsId, url, report, others, leave, list };
  };

  it('is told to the others and not to oneself, with whether they edit [TOG-01]', async () => {
    const { head, trainee, newsId, report, list } = await setup();
    expect((await report(head.id, true)).body.data).toEqual([]);
    const person = { id: head.id, displayName: head.displayName, avatarUrl: null, isEditing: true };
    expect((await report(trainee.id)).body.data).toEqual([person]);
    expect(await list(trainee.id)).toEqual([{ newsId, people: [person] }]);
    expect(await list(head.id)).toEqual([
      {
        newsId,
        people: [{ id: trainee.id, displayName: trainee.displayName, avatarUrl: null, isEditing: false }],
      },
    ]);
  });

  it('names a person with two pages once, who edits if one page is the form [TOG-01]', async () => {
    const { head, trainee, report } = await setup();
    await report(head.id, true, 'the-form');
    await report(head.id, false, 'the-review');
    expect((await report(trainee.id)).body.data).toEqual([
      { id: head.id, displayName: head.displayName, avatarUrl: null, isEditing: true },
    ]);
  });

  it('is over when the page is left, also twice, and 20 seconds after its last report [TOG-01]', async () => {
    const { head, trainee, report, others, leave, list } = await setup();
    await report(head.id);
    expect([(await leave(head.id)).status, (await leave(head.id)).status]).toEqual([200, 200]);
    expect([await others(trainee.id), await list(trainee.id)]).toEqual([[], []]);
    await report(head.id);
    server.advance(COUNTS_MS);
    expect(await others(trainee.id)).toEqual([head.id]);
    server.advance(1);
    expect([await others(trainee.id), await list(trainee.id)]).toEqual([[], []]);
  });

  it('is nobody’s business outside of the group, whatever their permissions [TOG-01]', async () => {
    const { groupId, head, newsId, url, report, others } = await setup();
    const admin = await createUser(server.db, { permission: Permission.ADMINISTRATOR });
    const statuses = [
      (await report(admin.id)).status,
      (await server.call(url(PAGE), { method: 'DELETE', as: admin.id })).status,
      (await server.call(`/api/news/journalist/${groupId}/presence`, { as: admin.id })).status,
    ];
    expect(statuses).toEqual([403, 403, 403]);
    // An item of another group is not read through one’s own.
    const other = await createNewsroom(server.db);
    const foreign = `/api/news/journalist/${other.groupId}/news/${newsId}/presence/${PAGE}`;
    const body = { isEditing: false };
    expect((await server.call(foreign, { method: 'PUT', as: other.head.id, body })).status).toBe(404);
    expect(await others(head.id)).toEqual([]);
  });

  it('is not asked of deleted news', async () => {
    const { groupId, head, trainee, newsId, report, list } = await setup();
    await report(trainee.id);
    await server.call(`/api/news/journalist/${groupId}/news/${newsId}`, { method: 'DELETE', as: head.id });
    expect([(await report(head.id)).status, await list(head.id)]).toEqual([404, []]);
  });

  it('is announced when somebody comes, begins or ends to edit, or goes, and not by each report [TOG-01]', async () => {
    const { groupId, head, trainee, report, leave } = await setup();
    const app = await server.build();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const stream: TestStream = await openTestStream(app, await server.tokenOf(trainee.id));
    const steps = [
      () => report(head.id),
      () => report(head.id),
      () => report(head.id, true),
      () => report(head.id, false),
      () => report(head.id, false, 'another-page'),
      () => leave(head.id, 'another-page'),
      () => {
        server.advance(COUNTS_MS + 1);
        return report(head.id, true);
      },
      () => leave(head.id),
      () => leave(head.id),
    ];
    // What each step announces is read before a change that is always announced.
    const announced: number[] = [];
    for (const step of steps) {
      await step();
      await server.call(`/api/news/journalist/${groupId}`, {
        method: 'PUT',
        as: head.id,
        body: { name: `Group ${announced.length}` },
      });
      let count = 0;
      while ((await stream.next()).tags.some(({ type }) => type === 'Presence')) count += 1;
      announced.push(count);
    }
    expect(announced).toEqual([1, 0, 1, 1, 0, 0, 1, 1, 0]);
    stream.close();
    await app.close();
  });

  it('leaves no line in the audit log [TOG-01]', async () => {
    const { head, report, leave } = await setup();
    const before = await server.db.$count(auditLog);
    await report(head.id, true);
    await leave(head.id);
    expect(await server.db.$count(auditLog)).toBe(before);
  });

  it('is stored for no more pages of a person than anybody opens', async () => {
    const { head, trainee, newsId, report } = await setup();
    const pages = Array.from({ length: MAX_OPEN_PAGES }, (_, number) => `page-number-${number}`);
    const row = { newsId, userId: head.id, isEditing: false, seenAt: server.now() };
    await server.db.insert(presence).values(pages.map((client) => ({ ...row, client })));
    expect((await report(head.id)).status).toBe(200);
    expect((await report(head.id, true, 'page-number-7')).status).toBe(200);
    expect(await server.db.$count(presence)).toBe(MAX_OPEN_PAGES);
    expect((await report(trainee.id)).body.data).toMatchObject([{ isEditing: true }]);
  });

  it.each(['short', 'a'.repeat(65), 'with%20space'])('is not reported by the page “%s”', async (client) => {
    const { head, report } = await setup();
    expect((await report(head.id, false, client)).status).toBe(404);
  });

  it('goes with the item and with the person, and is cleaned up when it no longer counts', async () => {
    const { groupId, head, trainee, categoryId, newsId, report } = await setup();
    const another = await createNewsItem(server.db, { groupId, authorId: head.id, categoryId });
    const left = async () => (await server.db.select({ id: presence.newsId }).from(presence)).length;
    await report(head.id);
    await report(trainee.id);
    await report(trainee.id, false, PAGE, another);
    await server.db.delete(users).where(eq(users.id, trainee.id));
    expect(await left()).toBe(1);
    await report(head.id, false, PAGE, another);
    await server.db.delete(news).where(eq(news.id, newsId));
    expect(await left()).toBe(1);
    server.advance(COUNTS_MS);
    expect(await forgetOldPresence(server.db, server.now())).toBe(0);
    server.advance(1);
    expect(await forgetOldPresence(server.db, server.now())).toBe(1);
  });
});
