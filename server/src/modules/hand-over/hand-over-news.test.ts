import { eq } from 'drizzle-orm';

import {
  type AuditPage,
  type HandOverNewsRequest,
  type Id,
  JournalistLevel,
  type NewsItem,
  type Notification,
  type Paginated,
  Permission,
  PostStatus,
  type SiteNews,
  type VersionSummary,
} from '@contract';

import { groupMembers, outbox } from '../../db/schema';
import {
  createGroupCategory,
  createMember,
  createNewsItem,
  createNewsroom,
  createUser,
} from '../../testing/factories';
import { multipart } from '../../testing/multipart';
import { newsParts } from '../../testing/news-parts';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';
import { findWrongCounters } from '../journalists/counters';

const { Head, Leader, Professional, Trainee } = JournalistLevel;
const HOUR_MS = 3_600_000;
const later = (hours: number) => new Date(START_OF_TESTS.getTime() + hours * HOUR_MS);

type ReadItem = NewsItem & { author?: { id: Id } };

describe('news that is handed over', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  /** An item of a writer, a colleague in its group, and another group with the same Head. */
  const setup = async (values: Partial<Parameters<typeof createNewsItem>[1]> = {}) => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const other = await createNewsroom(server.db);
    await server.db.insert(groupMembers).values({ groupId: other.groupId, userId: head.id, level: Head });
    const writer = await createMember(server.db, groupId, Trainee);
    const colleague = await createMember(server.db, groupId, Trainee);
    const newsId = await createNewsItem(server.db, { groupId, categoryId, authorId: writer.id, ...values });
    const urlIn = (group: Id) => `/api/news/journalist/${group}/news/${newsId}`;
    const handOver = (body: Partial<HandOverNewsRequest> = {}, as = head.id, group = groupId) =>
      server.call(`${urlIn(group)}/hand-over`, {
        method: 'POST',
        as,
        body: { authorId: colleague.id, from: writer.id, ...body },
      });
    const read = async (group = groupId) =>
      (await server.call<ReadItem>(urlIn(group), { as: head.id })).body.data;
    const historyIn = async (group: Id) =>
      (await server.call<AuditPage>(`${urlIn(group)}/history`, { as: head.id })).body.data?.records ?? [];
    const told = async (as: Id) =>
      (await server.call<Paginated<Notification>>('/api/notifications', { as })).body.data?.data ?? [];
    const page = async () => (await server.app.inject({ url: `/n/${newsId}` })).statusCode;
    return {
      groupId,
      head,
      categoryId,
      other,
      writer,
      colleague,
      newsId,
      urlIn,
      handOver,
      read,
      historyIn,
      told,
      page,
    };
  };

  it('has another author, who is told, and says in its history who gave it to whom [TOG-03]', async () => {
    const { head, writer, colleague, groupId, newsId, handOver, read, historyIn, told } = await setup();
    expect((await handOver()).status).toBe(200);
    expect(await read()).toMatchObject({ author: { id: colleague.id } });
    expect((await historyIn(groupId))[0]).toMatchObject({
      action: 'news.handed-over',
      before: { author: writer.displayName },
      after: { author: colleague.displayName },
    });
    expect(await told(colleague.id)).toMatchObject([
      { kind: 'handed-over', news: { id: newsId }, by: { id: head.id } },
    ]);
    expect(await told(writer.id)).toEqual([]);
    expect(await findWrongCounters(server.db, groupId)).toEqual([]);
  });

  it.each([
    ['a Trainee', Trainee],
    ['a Professional', Professional],
    ['a Leader', Leader],
  ])('is not handed over by %s [TOG-03]', async (_who, level) => {
    const { groupId, writer, handOver, read } = await setup();
    const caller = await createMember(server.db, groupId, level);
    expect((await handOver({}, caller.id)).status).toBe(403);
    expect((await read())?.author?.id).toBe(writer.id);
  });

  it('is not handed over by an administrator, or a Head of another group [TOG-03]', async () => {
    const { other, handOver } = await setup();
    const administrator = await createUser(server.db, { permission: Permission.ADMINISTRATOR });
    expect((await handOver({}, administrator.id)).status).toBe(403);
    expect((await handOver({}, other.head.id)).status).toBe(403);
  });

  it('goes to another group only with a Head of both, and leaves no trace otherwise [TOG-03]', async () => {
    const { groupId, categoryId, other, handOver, read } = await setup();
    const to = { groupId: other.groupId, categoryId: other.categoryId };
    const headHere = await createMember(server.db, groupId, Head);
    await createMember(server.db, other.groupId, Head);
    expect((await handOver({ authorId: other.head.id, to }, headHere.id)).status).toBe(403);
    await server.db
      .insert(groupMembers)
      .values({ groupId: other.groupId, userId: headHere.id, level: Professional });
    expect((await handOver({ authorId: other.head.id, to }, headHere.id)).status).toBe(403);
    const nowhere = { groupId: 999_999 };
    expect((await handOver({ authorId: other.head.id, to: nowhere }, headHere.id)).status).toBe(403);
    expect(await read()).toMatchObject({ categoryId });
    expect(await findWrongCounters(server.db, groupId)).toEqual([]);
  });

  it('goes to a member of the group, with an account in use [TOG-03]', async () => {
    const { groupId, other, colleague, head, handOver } = await setup();
    const refusal = { code: expect.any(Number), errors: { authorId: expect.any(String) } };
    expect((await handOver({ authorId: other.head.id })).body).toMatchObject(refusal);
    expect((await handOver({ authorId: 999_999 })).body).toMatchObject(refusal);
    const member = `/api/news/journalist/${groupId}/members/${colleague.id}`;
    await server.call(member, { method: 'DELETE', as: head.id });
    expect((await handOver()).body).toMatchObject(refusal);
    await server.call(`${member}/restore`, { method: 'POST', as: head.id });
    const administrator = await createUser(server.db, { permission: Permission.ADMINISTRATOR });
    const disable = `/api/accounts/${colleague.id}/disable`;
    expect((await server.call(disable, { method: 'POST', as: administrator.id })).status).toBe(200);
    expect((await handOver()).body).toMatchObject(refusal);
  });

  it('is refused to the second of two Heads who saw the same author, and said twice it is done once [TOG-03]', async () => {
    const { groupId, head, colleague, handOver, read, historyIn } = await setup();
    await handOver();
    expect((await handOver()).status).toBe(200);
    expect((await historyIn(groupId)).filter(({ action }) => action === 'news.handed-over')).toHaveLength(1);
    expect((await handOver({ authorId: head.id })).status).toBe(409);
    expect((await read())?.author?.id).toBe(colleague.id);
  });

  it('comes to another group with its versions, history, notifications and counts [TOG-03]', async () => {
    const { groupId, head, categoryId, other, writer, newsId, urlIn, handOver, read, historyIn, told } =
      await setup({ tags: ['เลือกตั้ง'] });
    await server.call(`${urlIn(groupId)}/return`, { method: 'POST', as: head.id, body: { comment: 'แก้ชื่อ' } });
    await createGroupCategory(server.db, other.groupId);
    await server.db
      .insert(groupMembers)
      .values({ groupId: other.groupId, userId: writer.id, level: Trainee });
    const to = { groupId: other.groupId, categoryId: other.categoryId };
    expect((await handOver({ authorId: other.head.id, to })).status).toBe(200);
    expect((await server.call(urlIn(groupId), { as: head.id })).status).toBe(404);
    expect(await read(other.groupId)).toMatchObject({
      id: newsId,
      author: { id: other.head.id },
      categoryId: other.categoryId,
      returned: { comment: 'แก้ชื่อ' },
    });
    const versions = await server.call<Paginated<VersionSummary>>(`${urlIn(other.groupId)}/versions`, {
      as: head.id,
    });
    expect(versions.body.data?.data.map(({ number }) => number)).toEqual([2, 1]);
    expect((await historyIn(other.groupId)).map(({ action }) => action)).toEqual([
      'news.handed-over',
      'news.returned',
    ]);
    expect(await told(writer.id)).toMatchObject([{ kind: 'returned', group: { id: other.groupId } }]);
    for (const group of [groupId, other.groupId])
      expect(await findWrongCounters(server.db, group)).toEqual([]);
    expect(categoryId).not.toBe(other.categoryId);
  });

  it('needs a category of the other group, and keeps one that both have [TOG-03]', async () => {
    const { categoryId, other, urlIn, head, handOver, read } = await setup();
    const lacks = await handOver({ authorId: other.head.id, to: { groupId: other.groupId } });
    expect(lacks.body).toMatchObject({ errors: { categoryId: expect.any(String) } });
    const wrong = await handOver({ authorId: other.head.id, to: { groupId: other.groupId, categoryId } });
    expect(wrong.body).toMatchObject({ errors: { categoryId: expect.any(String) } });
    await server.call(`/api/news/journalist/${other.groupId}/categories/${categoryId}`, {
      method: 'POST',
      as: head.id,
    });
    expect((await handOver({ authorId: other.head.id, to: { groupId: other.groupId } })).status).toBe(200);
    expect(await read(other.groupId)).toMatchObject({ categoryId });
    const { body } = await server.call<Paginated<VersionSummary>>(`${urlIn(other.groupId)}/versions`, {
      as: head.id,
    });
    expect(body.data?.data).toHaveLength(1);
  });

  it.each([
    ['for 24 hours', { approvedUntil: later(24) }],
    ['permanently', { approvedPermanently: true }],
  ])('stays on the website %s, and its other category waits for approval [TOG-03]', async (_how, values) => {
    const { other, handOver, read, page } = await setup({ ...values, status: PostStatus.Published });
    const before = await read();
    const to = { groupId: other.groupId, categoryId: other.categoryId };
    expect((await handOver({ authorId: other.head.id, to })).status).toBe(200);
    expect(await page()).toBe(200);
    const after = await read(other.groupId);
    expect(after?.published).toEqual(before?.published);
    expect(after).toMatchObject({ status: PostStatus.Published, categoryId: other.categoryId });
    expect(after?.waitingSince).not.toBeNull();
  });

  it('is published at its time although it went to another group while it was scheduled [TOG-03]', async () => {
    const { other, handOver, page } = await setup({
      approvedPermanently: true,
      publishedAt: later(2),
      shownFrom: later(2),
      status: PostStatus.Published,
    });
    const to = { groupId: other.groupId, categoryId: other.categoryId };
    expect((await handOver({ authorId: other.head.id, to })).status).toBe(200);
    expect(await page()).toBe(404);
    server.advance(2 * HOUR_MS);
    expect(await page()).toBe(200);
  });

  it('is told to systems outside, which show its author and group [TOG-03]', async () => {
    const { colleague, newsId, handOver } = await setup({
      approvedPermanently: true,
      status: PostStatus.Published,
    });
    const administrator = await createUser(server.db, { permission: Permission.ADMINISTRATOR });
    const webhook = { url: 'http://127.0.0.1:1/', kinds: ['changed', 'withdrawn', 'published'] };
    await server.call('/api/webhooks', { method: 'POST', as: administrator.id, body: webhook });
    const changes = async (since?: number) =>
      (await server.call<SiteNews>(`/api/site/news${since === undefined ? '' : `?since=${since}`}`)).body
        .data;
    const first = await changes();
    await handOver();
    const next = await changes(first?.next);
    expect(next?.articles).toMatchObject([{ id: newsId, author: { id: colleague.id } }]);
    expect(await server.db.select().from(outbox).where(eq(outbox.newsId, newsId))).toMatchObject([
      { kind: 'changed' },
    ]);
  });

  it('is not there while it is in the trash, and keeps its new author when it is restored [TOG-03]', async () => {
    const { groupId, head, colleague, urlIn, handOver, read } = await setup();
    await handOver();
    const url = urlIn(groupId);
    await server.call(url, { method: 'DELETE', as: head.id });
    expect((await handOver({ authorId: head.id, from: colleague.id })).status).toBe(404);
    await server.call(`${url}/restore`, { method: 'POST', as: head.id });
    expect((await read())?.author?.id).toBe(colleague.id);
    expect(await findWrongCounters(server.db, groupId)).toEqual([]);
  });

  it('takes the save of a form that was open before: nothing that was typed is lost [TOG-03]', async () => {
    const { groupId, categoryId, writer, colleague, newsId, urlIn, handOver, read } = await setup();
    const opened = await server.app.inject({
      url: urlIn(groupId),
      headers: { authorization: `Bearer ${await server.tokenOf(writer.id)}` },
    });
    await handOver();
    const { cover: _cover, square: _square, ...parts } = await newsParts({ groupId, categoryId });
    const form = multipart({ ...parts, news_id: String(newsId), title: 'ต่อจากเดิม' });
    const headers = { ...form.headers, 'if-match': String(opened.headers.etag) };
    const saved = await server.call(`${urlIn(groupId)}/edit`, {
      method: 'POST',
      as: writer.id,
      ...form,
      headers,
    });
    expect(saved.status).toBe(200);
    expect(await read()).toMatchObject({ title: 'ต่อจากเดิม', author: { id: colleague.id } });
  });

  it('is found by the name of its new author [TOG-03]', async () => {
    const { groupId, head, colleague, newsId, handOver } = await setup();
    const found = async () =>
      (
        await server.call<Paginated<{ id: Id }>>(
          `/api/news/journalist/${groupId}/news?search=${encodeURIComponent(colleague.displayName)}`,
          { as: head.id },
        )
      ).body.data?.data.map(({ id }) => id);
    expect(await found()).toEqual([]);
    await handOver();
    expect(await found()).toEqual([newsId]);
  });
});
