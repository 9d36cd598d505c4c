import { sql } from 'drizzle-orm';

import {
  ErrorCode,
  type Id,
  JournalistLevel,
  type JournalistNews,
  type NewsItem,
  type NewsSummary,
  type Paginated,
  Permission,
  PostStatus,
  type TagSuggestion,
} from '@contract';

import { createMember, createNewsItem, createNewsroom, createUser } from '../../testing/factories';
import { multipart } from '../../testing/multipart';
import { newsTexts } from '../../testing/news-parts';
import { planOf } from '../../testing/plan-of';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';
import { selectTags } from '../tag-suggestions/repository';

import { approveVersion } from './approve-version';
import { findNews } from './repository';

const URL = '/api/news/journalist';
const HOUR_MS = 3_600_000;
const { Head, Audit, Leader, Professional, Freelance, Trainee, Deleted } = JournalistLevel;

describe('news of a group', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const newsroom = await createNewsroom(server.db);
    const item = { groupId: newsroom.groupId, categoryId: newsroom.categoryId, authorId: newsroom.head.id };
    const list = (query = '', as = newsroom.head.id) =>
      server.call<Paginated<NewsSummary>>(`${URL}/${newsroom.groupId}/news?${query}`, { as });
    const approve = (id: number, as = newsroom.head.id) =>
      server.call<NewsItem>(`${URL}/${newsroom.groupId}/news/${id}/approve`, { method: 'POST', as });
    return { ...newsroom, item, list, approve };
  };

  it('comes newest first, 20 a page, without its body [SRV-01]', async () => {
    const { item, list } = await setup();
    for (let index = 0; index < 22; index += 1) {
      await createNewsItem(server.db, {
        ...item,
        createdAt: new Date(START_OF_TESTS.getTime() + index * HOUR_MS),
      });
    }
    const first = (await list()).body.data;
    expect(first).toMatchObject({ totalPages: 2, currentPage: 1 });
    expect(first?.data).toHaveLength(20);
    expect(first?.data[0]?.createdAt).toBe('2026-03-19T02:00:00.000Z');
    expect(first?.data[0]).not.toHaveProperty('html');
    expect((await list('page=2')).body.data?.data).toHaveLength(2);
    expect((await list('page=1000000')).body.data).toMatchObject({ currentPage: 2 });
    expect((await list('page=0')).status).toBe(400);
  });

  it('is found by a part of its title, with special characters taken literally', async () => {
    const { item, list } = await setup();
    await createNewsItem(server.db, { ...item, title: 'ยอดขายโต 100% ในหนึ่งปี' });
    await createNewsItem(server.db, { ...item, title: 'Solar Power' });
    const found = async (search: string) =>
      (await list(`search=${encodeURIComponent(search)}`)).body.data?.data.map(({ title }) => title);
    expect(await found('ขายโต')).toEqual(['ยอดขายโต 100% ในหนึ่งปี']);
    expect(await found('%')).toEqual(['ยอดขายโต 100% ในหนึ่งปี']);
    expect(await found('sOLAR')).toEqual(['Solar Power']);
    expect(await found('_')).toEqual([]);
  });

  it('includes its author when a single item is read [ANY-03]', async () => {
    const { item, head, list } = await setup();
    const id = await createNewsItem(server.db, item);
    const read = await server.call<NewsItem>(`${URL}/${item.groupId}/news/${id}`, { as: head.id });
    expect(read.body.data?.author).toEqual({ id: head.id, displayName: head.displayName, avatarUrl: null });
    expect((await list()).body.data?.data[0]).not.toHaveProperty('author');
  });

  it('of a person is listed from all groups [SRV-01]', async () => {
    const { item, head } = await setup();
    const other = await createNewsroom(server.db);
    const first = await createNewsItem(server.db, item);
    const second = await createNewsItem(server.db, { ...other, authorId: head.id });
    const reader = await createUser(server.db, { permission: Permission.USER_READ });
    const plain = await createUser(server.db);
    const newsOf = (as: number) =>
      server.call<Paginated<JournalistNews>>(`${URL}/news/${head.id}?page=1&limit=20`, { as });
    expect((await newsOf(reader.id)).body.data?.data.map(({ id, groupId }) => [id, groupId])).toEqual([
      [second, other.groupId],
      [first, item.groupId],
    ]);
    expect((await newsOf(head.id)).status).toBe(200);
    expect((await newsOf(plain.id)).status).toBe(403);
  });

  describe('tags', () => {
    const suggest = async (groupId: Id, search: string, as: Id) => {
      const url = `${URL}/${groupId}/tags?search=${encodeURIComponent(search)}`;
      const { status, body } = await server.call<TagSuggestion[]>(url, { as });
      return body.data ?? status;
    };

    it('are suggested by their beginning, most used first, one for all spellings [PST-06]', async () => {
      const { groupId, head, item } = await setup();
      for (const tags of [['น้ำมัน', 'น้ำท่วม'], ['น้ำท่วม'], ['COVID-19', 'น้ำมัน'], ['น้ำท่วม', 'covid-19']])
        await createNewsItem(server.db, { ...item, tags });
      // As it was stored before spellings were folded.
      await createNewsItem(server.db, { ...item, tags: ['นํ้ามัน'] });
      await createNewsItem(server.db, { ...item, tags: ['น้ำมัน'] });
      const oil = { name: 'น้ำมัน', count: 4 };
      const flood = { name: 'น้ำท่วม', count: 3 };
      expect(await suggest(groupId, 'น้', head.id)).toEqual([oil, flood]);
      expect(await suggest(groupId, 'นํ้ามัน', head.id)).toEqual([oil]);
      expect(await suggest(groupId, 'Covid', head.id)).toEqual([{ name: 'COVID-19', count: 2 }]);
      for (const nothing of ['ท่วม', '%', '_', ' ', '\u200b'])
        expect(await suggest(groupId, nothing, head.id)).toEqual([]);
    });

    it('are suggested to the members of the group only [PST-06]', async () => {
      const { groupId, item } = await setup();
      const other = await createNewsroom(server.db);
      const admin = await createUser(server.db, { permission: Permission.ADMINISTRATOR });
      const trainee = await createMember(server.db, groupId, Trainee);
      await createNewsItem(server.db, { ...item, tags: ['ลับ'] });
      expect(await suggest(groupId, 'ลับ', trainee.id)).toHaveLength(1);
      expect(await suggest(groupId, 'ลับ', other.head.id)).toBe(403);
      expect(await suggest(groupId, 'ลับ', admin.id)).toBe(403);
      expect(await suggest(other.groupId, 'ลับ', other.head.id)).toEqual([]);
    });

    it('count what the group’s news have now [PST-06]', async () => {
      const { groupId, head, item } = await setup();
      const id = await createNewsItem(server.db, { ...item, tags: ['หนึ่ง', 'สอง'] });
      const url = `${URL}/${groupId}/news/${id}`;
      const tags = async () => {
        const all = [await suggest(groupId, 'ห', head.id), await suggest(groupId, 'ส', head.id)].flat();
        return all.map((one) => (typeof one === 'number' ? one : [one.name, one.count]));
      };
      const parts = { ...newsTexts(item, { tags: 'สอง,สาม' }), news_id: String(id) };
      await server.call(`${url}/edit`, { method: 'POST', as: head.id, ...multipart(parts) });
      expect(await tags()).toEqual([
        ['สอง', 1],
        ['สาม', 1],
      ]);
      await server.call(url, { method: 'DELETE', as: head.id });
      expect(await tags()).toEqual([]);
      await server.call(`${url}/restore`, { method: 'POST', as: head.id });
      expect(await tags()).toHaveLength(2);
    });

    it('are at most 20, read from the index of those that begin so', async () => {
      const { groupId, head } = await setup();
      const many = sql`
        INSERT INTO tag_uses (group_id, tag, tag_key, uses)
        SELECT ${groupId}::integer, 'tag' || n, 'tag' || n, n FROM generate_series(1, 5000) AS n`;
      await server.db.execute(many);
      await server.db.execute(sql`ANALYZE tag_uses`);
      const found = await suggest(groupId, 'tag', head.id);
      expect(found).toHaveLength(20);
      expect(found).toContainEqual({ name: 'tag5000', count: 5000 });
      const plan = await planOf(server.db, selectTags(server.db, groupId, 'tag12'));
      expect(plan).toMatch(/tag_uses_key_idx.*actual rows=111\b/);
    });
  });

  describe('approval', () => {
    it('is for 24 hours first, then permanent, and refused a third time [SRV-02]', async () => {
      const { item, list, approve } = await setup();
      const id = await createNewsItem(server.db, item);
      const row = async () => (await list()).body.data?.data[0];

      expect((await approve(id)).body.message).toContain('24 ชั่วโมง');
      expect(await row()).toMatchObject({
        status: PostStatus.Published,
        approvalText: 'อนุมัติ 24 ชั่วโมง',
        isApprovedLifeTime: true,
        isApprovedPermanent: false,
      });

      server.advance(24 * HOUR_MS);
      expect(await row()).toMatchObject({
        status: PostStatus.Hidden,
        statusText: 'Hidden · 24 hours are over',
        isApprovedLifeTime: true,
      });

      expect((await approve(id)).body.message).toBe('อนุมัติข่าวถาวรแล้ว');
      server.advance(1000 * HOUR_MS);
      const permanent = await row();
      expect(permanent).toMatchObject({ status: PostStatus.Published, isApprovedPermanent: true });

      expect(await approve(id)).toMatchObject({
        status: 409,
        body: { code: ErrorCode.Alert, message: 'ข่าวนี้ได้รับการอนุมัติถาวรแล้ว' },
      });
      expect(await row()).toEqual(permanent);
    });

    it.each([
      [Head, 200],
      [Audit, 200],
      [Leader, 200],
      [Professional, 200],
      [Freelance, 403],
      [Trainee, 403],
      [Deleted, 403],
    ])('by level %s answers %s [SRV-02]', async (level, status) => {
      const { groupId, item, approve } = await setup();
      const id = await createNewsItem(server.db, item);
      const member = await createMember(server.db, groupId, level);
      expect((await approve(id, member.id)).status).toBe(status);
    });

    it('by a Head of another group or an administrator is refused [SRV-02, SRV-05]', async () => {
      const { item, approve } = await setup();
      const id = await createNewsItem(server.db, item);
      const other = await createNewsroom(server.db);
      const admin = await createUser(server.db, { permission: Permission.ADMINISTRATOR });
      expect((await approve(id, other.head.id)).status).toBe(403);
      expect((await approve(id, admin.id)).status).toBe(403);
      expect((await approve(999)).status).toBe(404);
    });

    it('by two people who read the same state is applied once, and refused for the other [SRV-02]', async () => {
      const { item, list } = await setup();
      const id = await createNewsItem(server.db, item);
      const current = await findNews(server.db, item.groupId, id);
      if (!current) throw new Error('The news was not stored.');
      const by = { userId: null, sessionId: null, address: '', at: server.now() };
      const options = { now: server.now(), by, fourEyes: false, again: false };
      const approve = () => approveVersion(server.db, current, options);
      const outcomes = await Promise.all([approve(), approve()]);
      expect(outcomes).toContainEqual(expect.objectContaining({ step: 'hours' }));
      expect(outcomes).toContain('approved-meanwhile');
      expect((await list()).body.data?.data[0]).toMatchObject({
        isApprovedLifeTime: true,
        isApprovedPermanent: false,
      });
    });
  });
});
