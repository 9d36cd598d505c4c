import { eq } from 'drizzle-orm';

import {
  type CommentThread,
  ErrorCode,
  type Id,
  JournalistLevel,
  MAX_COMMENT,
  MAX_COMMENTS,
  MAX_CONVERSATION,
  type Notification,
  type Paginated,
} from '@contract';

import { groupMembers, news, newsComments } from '../../db/schema';
import { createMember, createNewsItem, createNewsroom, createUser } from '../../testing/factories';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';
import { purgeNews } from '../trash/clean-up';

import { commentMessages } from './messages';

const ANCHOR = { quote: 'น้ำท่วมสามจังหวัด', before: 'กรุงเทพฯ ', after: ' เมื่อวานนี้' };

describe('the conversation on an item', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const room = await createNewsroom(server.db);
    const { groupId, head } = room;
    const writer = await createMember(server.db, groupId, JournalistLevel.Trainee);
    const newsId = await createNewsItem(server.db, { ...room, authorId: writer.id });
    const item = `/api/news/journalist/${groupId}/news/${newsId}`;
    const url = `${item}/comments`;
    const send = (as: Id, body: object) => server.call<{ id: Id }>(url, { method: 'POST', as, body });
    const add = async (as: Id, text: string, more: object = {}) => {
      const { body } = await send(as, { text, ...more });
      if (!body.data) throw new Error(body.message);
      return body.data.id;
    };
    const act = (as: Id, id: Id, name: 'resolve' | 'reopen') =>
      server.call(`${url}/${id}/${name}`, { method: 'POST', as });
    const remove = (as: Id, id: Id) => server.call(`${url}/${id}`, { method: 'DELETE', as });
    const list = async (as = writer.id) => (await server.call<CommentThread[]>(url, { as })).body.data ?? [];
    return { ...room, head, writer, newsId, item, url, send, add, act, remove, list };
  };

  const told = async (as: Id) => {
    const { body } = await server.call<Paginated<Notification>>('/api/notifications', { as });
    return body.data?.data.map(({ kind }) => kind);
  };

  it('is remarks on the item or a passage of it, and replies to them, oldest first [TOG-02]', async () => {
    const { head, writer, add, list } = await setup();
    const first = await add(head.id, '  แก้ชื่อ\nด้วย ', { anchor: ANCHOR });
    const second = await add(writer.id, 'ทั้งข่าว');
    server.advance(1_000);
    const reply = await add(writer.id, 'แก้แล้ว', { threadId: first });
    const [thread, other] = await list();
    expect(thread).toEqual({
      id: first,
      author: { id: head.id, displayName: head.displayName, avatarUrl: null },
      text: 'แก้ชื่อ\nด้วย',
      createdAt: START_OF_TESTS.toISOString(),
      anchor: ANCHOR,
      isReturn: false,
      resolved: null,
      replies: [expect.objectContaining({ id: reply, text: 'แก้แล้ว' })],
    });
    expect(other).toMatchObject({ id: second, anchor: null, replies: [] });
  });

  it('is for members of the group, whatever their level, and for nobody else [TOG-02]', async () => {
    const { groupId, head, writer, url, send, add, act, remove } = await setup();
    const id = await add(writer.id, 'ความเห็น');
    const stranger = await createUser(server.db, { permission: 0x7fff_ffff });
    const { head: elsewhere, groupId: other } = await createNewsroom(server.db);
    for (const as of [stranger.id, elsewhere.id]) {
      const statuses = [
        await server.call(url, { as }),
        await send(as, { text: 'ก' }),
        await act(as, id, 'resolve'),
        await remove(as, id),
      ].map(({ status }) => status);
      expect(statuses).toEqual([403, 403, 403, 403]);
    }
    // The item of one group is not in the path of another.
    const through = url.replace(`journalist/${groupId}`, `journalist/${other}`);
    expect((await server.call(through, { as: elsewhere.id })).status).toBe(404);
    expect((await act(head.id, id, 'resolve')).status).toBe(200);
  });

  it('has texts of at most 2,000 characters as people count them [TOG-02]', async () => {
    const { writer, send, list } = await setup();
    for (const text of ['', ' \n', 'กี้'.repeat(MAX_COMMENT + 1), 'a\u0000b']) {
      const { body } = await send(writer.id, { text });
      expect(body).toMatchObject({ code: ErrorCode.InvalidInput, errors: { text: expect.any(String) } });
    }
    expect((await send(writer.id, { text: 'กี้'.repeat(MAX_COMMENT) })).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it('ends at 500 comments [TOG-02]', async () => {
    const { writer, newsId, send } = await setup();
    const row = { newsId, authorId: writer.id, text: 'ก', createdAt: START_OF_TESTS };
    await server.db.insert(newsComments).values(Array.from({ length: MAX_COMMENTS - 1 }, () => row));
    expect((await send(writer.id, { text: 'ก' })).status).toBe(200);
    expect((await send(writer.id, { text: 'ก' })).status).toBe(409);
  });

  it('ends at 200,000 characters of all comments and passages, so that its list stays readable [TOG-02]', async () => {
    const { head, writer, newsId, item, send, list } = await setup();
    const row = { newsId, authorId: writer.id, createdAt: START_OF_TESTS };
    await server.db.insert(newsComments).values({ ...row, text: 'ก'.repeat(MAX_CONVERSATION - 1) });
    expect((await send(writer.id, { text: 'ก' })).status).toBe(200);
    expect((await send(writer.id, { text: 'ก' })).body.message).toBe(commentMessages.tooLong.th);
    const comment = { comment: 'แก้ชื่อ' };
    expect((await server.call(`${item}/return`, { method: 'POST', as: head.id, body: comment })).status).toBe(
      200,
    );
    await server.db.delete(newsComments);
    const anchor = { ...ANCHOR, quote: 'ก'.repeat(MAX_CONVERSATION) };
    await server.db.insert(newsComments).values({ ...row, text: 'ก', anchor });
    expect((await send(writer.id, { text: 'ก' })).status).toBe(409);
    expect(await list()).toHaveLength(1);
  });

  it('is resolved and opened again by anybody who takes part, and by a reply [TOG-02]', async () => {
    const { head, writer, add, act, list } = await setup();
    const id = await add(head.id, 'แก้ชื่อ');
    const resolved = async () => (await list())[0]?.resolved;
    await act(writer.id, id, 'resolve');
    const first = { at: START_OF_TESTS.toISOString(), by: writer.displayName };
    expect(await resolved()).toEqual(first);
    server.advance(1_000);
    await act(head.id, id, 'resolve');
    expect(await resolved()).toEqual(first);
    await act(head.id, id, 'reopen');
    expect(await resolved()).toBeNull();
    await act(head.id, id, 'resolve');
    const reply = await add(writer.id, 'ยังไม่แก้', { threadId: id });
    expect(await resolved()).toBeNull();
    // Only a thread is resolved or replied to.
    expect((await act(head.id, reply, 'resolve')).status).toBe(404);
  });

  it('replies only to a thread of the same item [TOG-02]', async () => {
    const { head, add, send } = await setup();
    const other = await setup();
    const elsewhere = await other.add(other.writer.id, 'ข่าวอื่น');
    const id = await add(head.id, 'ก');
    const reply = await add(head.id, 'ข', { threadId: id });
    for (const threadId of [elsewhere, reply, 2_000_000])
      expect((await send(head.id, { text: 'ค', threadId })).status).toBe(404);
  });

  it('loses a comment only by its author, and none that was answered [TOG-02]', async () => {
    const { head, writer, add, remove, list } = await setup();
    const id = await add(writer.id, 'ก');
    const reply = await add(head.id, 'ข', { threadId: id });
    expect((await remove(head.id, id)).status).toBe(403);
    expect((await remove(writer.id, id)).status).toBe(409);
    expect((await remove(head.id, reply)).status).toBe(200);
    expect((await remove(writer.id, id)).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('begins with why the item was returned or withdrawn, which can be answered [TOG-02]', async () => {
    const { head, writer, item, add, remove, list } = await setup();
    const decide = (name: string, comment: string) =>
      server.call(`${item}/${name}`, { method: 'POST', as: head.id, body: { comment } });
    await decide('return', 'ตัวเลขไม่ตรง');
    const [returned] = await list();
    expect(returned).toMatchObject({ text: 'ตัวเลขไม่ตรง', isReturn: true, author: { id: head.id } });
    if (!returned) throw new Error('There is no comment.');
    expect((await remove(head.id, returned.id)).status).toBe(409);
    await add(writer.id, 'แก้แล้ว', { threadId: returned.id });
    expect(await told(head.id)).toEqual(['commented']);
    await server.call(`${item}/approve`, { method: 'POST', as: head.id });
    await decide('withdraw', 'ข้อมูลผิด');
    expect((await list()).map(({ text }) => text)).toEqual(['ตัวเลขไม่ตรง', 'ข้อมูลผิด']);
  });

  it('tells each person once: the author, who takes part, and who is named [TOG-02]', async () => {
    const { groupId, head, writer, add } = await setup();
    const pro = await createMember(server.db, groupId, JournalistLevel.Professional);
    const silent = await createMember(server.db, groupId, JournalistLevel.Professional);
    const stranger = await createUser(server.db);
    const text = `@${pro.username} @${stranger.username} @${head.username} ช่วยดู`;
    const id = await add(head.id, text);
    expect(await told(writer.id)).toEqual(['commented']);
    expect(await told(pro.id)).toEqual(['mentioned']);
    for (const person of [head, silent, stranger]) expect(await told(person.id)).toEqual([]);
    await add(writer.id, `@${head.username} ดีไหม`, { threadId: id });
    expect(await told(head.id)).toEqual(['mentioned']);
    expect(await told(writer.id)).toEqual(['commented']);
    expect(await told(pro.id)).toEqual(['mentioned']);
    await add(pro.id, 'ดี', { threadId: id });
    expect(await told(head.id)).toEqual(['commented', 'mentioned']);
    expect(await told(writer.id)).toEqual(['commented', 'commented']);
  });

  it('tells nobody who has left the group [TOG-02]', async () => {
    const { groupId, head, writer, add } = await setup();
    await server.db
      .update(groupMembers)
      .set({ level: JournalistLevel.Deleted })
      .where(eq(groupMembers.userId, writer.id));
    await add(head.id, `@${writer.username}`);
    await server.db
      .update(groupMembers)
      .set({ level: JournalistLevel.Trainee })
      .where(eq(groupMembers.userId, writer.id));
    expect([groupId > 0, await told(writer.id)]).toEqual([true, []]);
  });

  it('is nothing that readers get [TOG-02]', async () => {
    const { head, newsId, item, add } = await setup();
    await server.call(`${item}/approve`, { method: 'POST', as: head.id });
    await add(head.id, 'ความลับของกอง', { anchor: ANCHOR });
    const page = await server.app.inject({ url: `/n/${newsId}` });
    const site = await server.app.inject({ url: '/api/site/news?since=0' });
    expect([page.statusCode, site.statusCode]).toEqual([200, 200]);
    for (const { body } of [page, site]) expect(body).not.toContain('ความลับของกอง');
  });

  it('goes with the item when that is removed for good [TOG-02]', async () => {
    const { head, newsId, url, add } = await setup();
    const id = await add(head.id, 'ก');
    await add(head.id, 'ข', { threadId: id });
    const deleted = { groupId: null, deletedAt: server.now() };
    await server.db.update(news).set(deleted).where(eq(news.id, newsId));
    expect((await server.call(url, { as: head.id })).status).toBe(404);
    await server.db.transaction((tx) => purgeNews(tx, [newsId], server.now()));
    expect(await server.db.$count(newsComments)).toBe(0);
  });
});
