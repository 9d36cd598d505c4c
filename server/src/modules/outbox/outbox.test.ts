import { asc, eq, sql } from 'drizzle-orm';

import { JournalistLevel, Permission, WEBHOOK_KINDS } from '@contract';

import { journalistGroups, news, outbox, outboxTold } from '../../db/schema';
import {
  copyNewsItem,
  createMember,
  createNewsItem,
  createNewsroom,
  createUser,
} from '../../testing/factories';
import { multipart } from '../../testing/multipart';
import { newsTexts } from '../../testing/news-parts';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';

import { forgetOldDeliveries } from './deliveries';
import { noteTime } from './note-change';

const HOUR = 3_600_000;

describe('the outbox', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const room = await createNewsroom(server.db);
    const admin = await createUser(server.db, {
      permission: Permission.ADMINISTRATOR | Permission.NEWS_DELETE_JOURNALIST_GROUP,
    });
    const group = `/api/news/journalist/${room.groupId}`;
    const listen = (kinds: readonly string[] = WEBHOOK_KINDS) =>
      server.call('/api/webhooks', {
        method: 'POST',
        as: admin.id,
        body: { url: 'http://127.0.0.1:1/', kinds },
      });
    const post = async (path: string, body?: object) => {
      const { status } = await server.call(`${group}${path}`, {
        method: 'POST',
        as: room.head.id,
        ...(body && { body }),
      });
      expect([path, status]).toEqual([path, 200]);
    };
    const item = (values: object = {}) =>
      createNewsItem(server.db, { ...room, authorId: room.head.id, title: 'น้ำขึ้น', ...values });
    return { ...room, admin, group, listen, post, item };
  };

  const kinds = async () =>
    (await server.db.select().from(outbox).orderBy(asc(outbox.id))).map(({ kind }) => kind);
  const look = () => server.app.outbox?.look();

  it('stays empty while nobody listens; what readers see is numbered all the same', async () => {
    const { item, post } = await setup();
    const id = await item();
    await post(`/news/${id}/approve`);
    await look();
    expect(await server.db.select().from(outbox)).toEqual([]);
    expect(await server.db.select().from(outboxTold)).toMatchObject([
      { newsId: id, state: 'shown', change: 1 },
    ]);
  });

  it('holds what each change means for readers, and nothing of what they do not see [CON-01]', async () => {
    const { item, post, listen, group, head } = await setup();
    const [id, draft] = [await item(), await item()];
    await listen();
    await post(`/news/${id}/approve`);
    await post(`/news/${id}/approve`);
    await post(`/news/${draft}/return`, { comment: 'แก้ชื่อ' });
    const remove = (news: number) => server.call(`${group}/news/${news}`, { method: 'DELETE', as: head.id });
    await remove(draft);
    await remove(id);
    await post(`/news/${id}/restore`);
    await post(`/news/${id}/withdraw`, { comment: 'ผิด' });
    await remove(id);
    expect(await kinds()).toEqual(['published', 'changed', 'deleted', 'restored', 'withdrawn']);
    const [first] = await server.db.select().from(outbox).orderBy(asc(outbox.id));
    expect(first).toMatchObject({
      newsId: id,
      news: {
        id,
        version: 1,
        title: 'น้ำขึ้น',
        from: START_OF_TESTS.toISOString(),
        until: new Date(START_OF_TESTS.getTime() + 24 * HOUR).toISOString(),
      },
    });
  });

  it('holds only the kinds that a receiver wants', async () => {
    const { item, post, listen } = await setup();
    const id = await item();
    await listen(['withdrawn']);
    await post(`/news/${id}/approve`);
    await post(`/news/${id}/withdraw`, { comment: 'ผิด' });
    expect(await kinds()).toEqual(['withdrawn']);
  });

  it('neither locks nor writes what is known outside while a change changes nothing for readers', async () => {
    const { item, post, group, groupId, categoryId } = await setup();
    const trainee = await createMember(server.db, groupId, JournalistLevel.Trainee);
    const covers = { coverImageUrl: '/files/a.webp', squareImageUrl: '/files/b.webp' };
    const id = await item({ ...covers, authorId: trainee.id });
    await post(`/news/${id}/approve`);
    const save = async (title: string) => {
      const form = multipart(newsTexts({ groupId, categoryId }, { title }));
      const { status } = await server.call(`${group}/news/${id}/edit`, {
        method: 'POST',
        as: trainee.id,
        ...form,
      });
      expect(status).toBe(200);
    };
    // A lock leaves its transaction in xmax, a write another row version.
    const [xmin, xmax, place] = [sql`xmin::text`, sql`xmax::text`, sql`ctid::text`];
    const told = () => server.db.select({ xmin, xmax, place, state: outboxTold.state }).from(outboxTold);
    const before = await told();
    await save('น้ำขึ้นอีก');
    await post(`/news/${id}/return`, { comment: 'แก้ชื่อ' });
    expect(await told()).toEqual(before);
    expect(before).toEqual([expect.objectContaining({ state: 'shown' })]);
  });

  it('learns once that a Publish at came and that 24 hours were over', async () => {
    const { item, post, listen } = await setup();
    const publishedAt = new Date(START_OF_TESTS.getTime() + HOUR);
    const scheduled = await item({ publishedAt });
    const shown = await item({ approvedUntil: new Date(START_OF_TESTS.getTime() + 2 * HOUR) });
    await listen();
    await post(`/news/${scheduled}/approve`);
    await look();
    expect(await kinds()).toEqual([]);
    server.advance(HOUR);
    await look();
    await look();
    expect(await kinds()).toEqual(['published']);
    server.advance(HOUR);
    await look();
    await look();
    const rows = await server.db.select().from(outbox).orderBy(asc(outbox.id));
    expect(rows.map(({ kind, newsId }) => [kind, newsId])).toEqual([
      ['published', scheduled],
      ['went-dark', shown],
    ]);
    await post(`/news/${shown}/approve`, { again: true });
    expect(await kinds()).toEqual(['published', 'went-dark', 'published']);
    await server.app.outbox?.idle();
  });

  it('tells the truth again when a clock that was three days ahead is right again, also after a restart [CON-01]', async () => {
    const { item, post, listen } = await setup();
    const scheduled = await item({ publishedAt: new Date(START_OF_TESTS.getTime() + 72 * HOUR) });
    const shown = await item();
    await listen();
    await post(`/news/${scheduled}/approve`);
    await post(`/news/${shown}/approve`);
    await look();
    const told = () =>
      server.db
        .select({ id: outboxTold.newsId, state: outboxTold.state })
        .from(outboxTold)
        .orderBy(outboxTold.newsId);
    const right = await told();
    expect(right.map(({ state }) => state)).toEqual(['scheduled', 'shown']);
    for (const restart of [false, true]) {
      server.advance(60 * HOUR);
      // The Publish at of one has come early, by a wrong clock; the other has had its 24 hours.
      server.advance(13 * HOUR);
      await look();
      expect((await told()).map(({ state }) => state)).toEqual(['shown', 'went-dark']);
      server.advance(-73 * HOUR);
      const restarted = restart ? await server.build() : server.app;
      await restarted.outbox?.look();
      expect(await told()).toEqual(right);
      await restarted.outbox?.idle();
      if (restart) await restarted.close();
    }
    const turn = ['published', 'went-dark', 'withdrawn', 'published'];
    expect(await kinds()).toEqual(['published', ...turn, ...turn]);
    const rows = await server.db.select({ dueAt: outbox.dueAt }).from(outbox);
    const latest = Math.max(...rows.map(({ dueAt }) => dueAt.getTime()));
    expect(latest).toBeLessThanOrEqual(server.now().getTime() + 12 * HOUR);
  });

  it('lets no new receiver hold up approvals for news of before an upgrade: it is added when these are numbered', async () => {
    const { item, listen, categoryId } = await setup();
    const id = await item({ approvedPermanently: true });
    const copies = Array.from({ length: 999 }, () => ({}));
    await copyNewsItem(server.db, id, copies);
    await server.db.execute(sql`
      INSERT INTO news_published SELECT copy.* FROM news n CROSS JOIN news_published p,
        jsonb_populate_record(p, jsonb_build_object('news_id', n.id)) AS copy
      WHERE n.id > ${id} AND n.category_id = ${categoryId}`);
    await server.db.execute(sql`
      INSERT INTO outbox_told (news_id, state, version, changes_at)
      SELECT news_id, 'scheduled', 0, 'epoch' FROM news_published ON CONFLICT DO NOTHING`);
    expect((await listen()).status).toBe(503);
    await look();
    expect((await listen()).status).toBe(200);
    expect(await kinds()).toEqual([]);
    expect(await server.db.$count(outboxTold, eq(outboxTold.state, 'shown'))).toBe(1_000);
  });

  it('holds the news of a group that was deleted and restored', async () => {
    const { item, listen, group, groupId, admin } = await setup();
    await item();
    const shown = await item({ approvedPermanently: true });
    await listen();
    await server.call(group, { method: 'DELETE', as: admin.id });
    await server.call(`${group}/restore`, { method: 'POST', as: admin.id });
    const rows = await server.db.select().from(outbox).orderBy(asc(outbox.id));
    expect(rows.map(({ kind, newsId }) => [kind, newsId])).toEqual([
      ['deleted', shown],
      ['restored', shown],
    ]);
    expect(
      await server.db.select().from(journalistGroups).where(eq(journalistGroups.id, groupId)),
    ).toHaveLength(1);
  });

  it('knows what readers see of each item that was ever approved', async () => {
    const { item, admin } = await setup();
    const after = (hours: number) => new Date(START_OF_TESTS.getTime() + hours * HOUR);
    const ids = [
      await item({ approvedUntil: after(2) }),
      await item({ approvedPermanently: true, approvedUntil: after(-1) }),
      await item({ approvedPermanently: true, publishedAt: after(3) }),
      await item({ approvedUntil: after(5), publishedAt: after(3) }),
      await item({ approvedPermanently: true, deletedAt: after(-1) }),
      await item({ approvedUntil: after(0) }),
      // Was never approved.
      await item(),
    ];
    const elsewhere = await createNewsroom(server.db);
    const ofGroup = await item({ ...elsewhere, approvedPermanently: true });
    await server.call(`/api/news/journalist/${elsewhere.groupId}`, { method: 'DELETE', as: admin.id });
    await noteTime(server.db, START_OF_TESTS);
    const told = await server.db.select().from(outboxTold).orderBy(asc(outboxTold.newsId));
    const nothing = { version: 1, until: null, changesAt: null, change: null };
    expect(told).toEqual([
      { ...nothing, newsId: ids[0], state: 'shown', until: after(2), changesAt: after(2), change: 1 },
      { ...nothing, newsId: ids[1], state: 'shown', change: 2 },
      { ...nothing, newsId: ids[2], state: 'scheduled', changesAt: after(3) },
      { ...nothing, newsId: ids[3], state: 'scheduled', until: after(5), changesAt: after(3) },
      { ...nothing, newsId: ids[4], state: 'deleted' },
      { ...nothing, newsId: ids[5], state: 'went-dark', until: after(0) },
      { ...nothing, newsId: ofGroup, state: 'deleted' },
    ]);
  });

  it('is written in the transaction of the change: neither is stored without the other', async () => {
    const { item, listen, group, head } = await setup();
    const id = await item();
    await listen();
    await server.db.execute(sql`
      CREATE FUNCTION refuse_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the disk is full'; END $$`);
    await server.db.execute(sql`
      CREATE TRIGGER refuse_row BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION refuse_row()`);
    const approve = () => server.call(`${group}/news/${id}/approve`, { method: 'POST', as: head.id });
    const refused = await approve();
    await server.db.execute(sql`DROP FUNCTION refuse_row CASCADE`);
    expect(refused.status).toBe(500);
    const state = async () =>
      (await server.db.select({ version: news.publishedVersion }).from(news).where(eq(news.id, id)))[0]
        ?.version;
    expect([await state(), await kinds()]).toEqual([null, []]);
    await approve();
    expect([await state(), await kinds()]).toEqual([1, ['published']]);
  });

  it('forgets deliveries after 30 days', async () => {
    const { item, post, listen } = await setup();
    const id = await item();
    await listen();
    await post(`/news/${id}/approve`);
    const after = (days: number) => new Date(START_OF_TESTS.getTime() + days * 24 * HOUR);
    expect(await forgetOldDeliveries(server.db, after(30))).toBe(0);
    expect(await forgetOldDeliveries(server.db, after(31))).toBe(1);
  });
});
