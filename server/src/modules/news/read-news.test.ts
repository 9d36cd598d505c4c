import {
  ErrorCode,
  JournalistLevel,
  type JournalistNews,
  type NewsItem,
  type NewsSummary,
  type Paginated,
  Permission,
  PostStatus,
} from '@contract';

import { createMember, createNewsItem, createNewsroom, createUser } from '../../testing/factories';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';

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
