/* eslint-disable max-lines -- every call of the module, in one place */
import {
  ErrorCode,
  type GroupMember,
  type GroupStatistics,
  type JournalistCheck,
  type JournalistGroup,
  JournalistLevel,
  type NewsCategory,
  Permission,
  DEFAULT_TIME_ZONE,
} from '@contract';

import {
  createGroup,
  createGroupCategory,
  createMember,
  createNewsItem,
  createNewsroom,
  createUser,
} from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';

import { startOfWeek } from './week';

const URL = '/api/news/journalist';
const { Head, Audit, Leader, Professional, Freelance, Trainee, Deleted } = JournalistLevel;
const NOT_ALLOWED = { status: 403, body: { code: ErrorCode.Alert } };

describe('journalist groups', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const invite = (as: number, groupId: number, email: string, level: number) =>
    server.call<GroupMember>(`${URL}/${groupId}/member`, { method: 'POST', as, body: { email, level } });

  it('are created with the permission, and the creator becomes Head [SRV-01]', async () => {
    const creator = await createUser(server.db, { permission: Permission.NEWS_CREATE_JOURNALIST_GROUP });
    const plain = await createUser(server.db);
    const create = (as: number, name: string) =>
      server.call<JournalistGroup>(URL, { method: 'POST', as, body: { name } });
    expect(await create(plain.id, 'ข่าวเช้า')).toMatchObject(NOT_ALLOWED);
    expect(await create(creator.id, ' ')).toMatchObject({
      status: 400,
      body: { errors: { name: expect.any(String) } },
    });
    const { body } = await create(creator.id, 'ข่าวเช้า');
    expect(body.data).toMatchObject({ name: 'ข่าวเช้า', me: { level: Head } });
    expect(await create(creator.id, 'ข่าวเช้า')).toMatchObject({
      status: 409,
      body: { code: ErrorCode.AlreadyExists, errors: { name: expect.any(String) } },
    });
  });

  it('are listed for everybody, each with the caller’s own level [SRV-05]', async () => {
    const first = await createGroup(server.db, 'ข่าวเช้า');
    const second = await createGroup(server.db, 'ข่าวค่ำ');
    const third = await createGroup(server.db, 'Weekend');
    const user = await createMember(server.db, first, Leader);
    const gone = await createMember(server.db, first, Deleted);
    const list = async (as: number, search: string) =>
      (await server.call<JournalistGroup[]>(`${URL}?search=${encodeURIComponent(search)}`, { as })).body.data;
    expect((await list(user.id, ''))?.map(({ id, me }) => [id, me?.level])).toEqual([
      [first, Leader],
      [second, undefined],
      [third, undefined],
    ]);
    expect((await list(user.id, 'ค่ำ'))?.map(({ id }) => id)).toEqual([second]);
    expect((await list(gone.id, 'เช้า'))?.[0]?.me).toBeNull();
  });

  describe('the data of a group', () => {
    const inside = (groupId: number) => [
      `${URL}/${groupId}`,
      `${URL}/${groupId}/statistics`,
      `${URL}/${groupId}/categories`,
      `${URL}/${groupId}/news`,
    ];

    it('is open to each member, whatever the level [SRV-05]', async () => {
      const groupId = await createGroup(server.db);
      for (const level of [Head, Audit, Leader, Professional, Freelance, Trainee]) {
        const member = await createMember(server.db, groupId, level);
        for (const url of inside(groupId))
          expect((await server.call(url, { as: member.id })).status).toBe(200);
      }
    });

    it('is closed to administrators, Deleted members and members of other groups [SRV-05]', async () => {
      const groupId = await createGroup(server.db);
      const strangers = [
        await createUser(server.db, { permission: Permission.ADMINISTRATOR }),
        await createMember(server.db, groupId, Deleted),
        await createMember(server.db, await createGroup(server.db), Head),
      ];
      for (const { id } of strangers) {
        for (const url of inside(groupId))
          expect(await server.call(url, { as: id })).toMatchObject({
            ...NOT_ALLOWED,
            body: { ...NOT_ALLOWED.body, message: expect.stringMatching(/^เฉพาะสมาชิกของกลุ่มนี้/) },
          });
      }
    });

    it.each([999, 'abc', '0', '99999999999'])('is not found under %s', async (id) => {
      const user = await createUser(server.db);
      const answer = await server.call(`${URL}/${id}/statistics`, { as: user.id });
      expect(answer).toMatchObject({ status: 404, body: { code: ErrorCode.ResourceNotFound } });
    });

    it('lists its members, highest level first, without Deleted ones [SRV-05]', async () => {
      const groupId = await createGroup(server.db);
      const trainee = await createMember(server.db, groupId, Trainee);
      const head = await createMember(server.db, groupId, Head);
      await createMember(server.db, groupId, Deleted);
      const { body } = await server.call<JournalistGroup>(`${URL}/${groupId}`, { as: trainee.id });
      expect(body.data?.me).toEqual({ level: Trainee });
      expect(body.data?.members).toEqual([
        {
          profile: { id: head.id, displayName: head.displayName, avatarUrl: null },
          level: Head,
          levelClassMsg: 'Head',
        },
        expect.objectContaining({ level: Trainee, levelClassMsg: 'Trainee' }),
      ]);
    });

    it('counts categories, members without Deleted ones, news, this week’s news and views [SRV-01, SRV-05]', async () => {
      const { groupId, head, categoryId } = await createNewsroom(server.db);
      await createMember(server.db, groupId, Trainee);
      await createMember(server.db, groupId, Deleted);
      const item = { groupId, authorId: head.id, categoryId };
      await createNewsItem(server.db, item);
      await createNewsItem(server.db, { ...item, createdAt: new Date('2026-03-15T16:59:59Z') });
      const { body } = await server.call<GroupStatistics>(`${URL}/${groupId}/statistics`, { as: head.id });
      expect(body.data).toEqual({
        totalCategory: 1,
        totalMembers: 2,
        totalNews: 2,
        totalNewsInThisWeek: 1,
        totalViews: 0,
      });
    });
  });

  it('begin their week on Monday in Thailand', () => {
    const monday = '2026-03-15T17:00:00.000Z';
    expect(startOfWeek(new Date('2026-03-15T17:00:00Z'), DEFAULT_TIME_ZONE).toISOString()).toBe(monday);
    expect(startOfWeek(new Date('2026-03-22T16:59:59Z'), DEFAULT_TIME_ZONE).toISOString()).toBe(monday);
    expect(startOfWeek(new Date('2026-03-15T16:59:59Z'), DEFAULT_TIME_ZONE).toISOString()).toBe(
      '2026-03-08T17:00:00.000Z',
    );
  });

  describe('categories of a group', () => {
    it('are managed by its Head only [SRV-05]', async () => {
      const groupId = await createGroup(server.db);
      const head = await createMember(server.db, groupId, Head);
      const audit = await createMember(server.db, groupId, Audit);
      const categoryId = await createGroupCategory(server.db);
      const url = `${URL}/${groupId}/categories/${categoryId}`;
      const list = async () =>
        (await server.call<NewsCategory[]>(`${URL}/${groupId}/categories`, { as: audit.id })).body.data;
      expect(await server.call(url, { method: 'POST', as: audit.id })).toMatchObject(NOT_ALLOWED);
      expect((await server.call(url, { method: 'POST', as: head.id })).status).toBe(200);
      expect((await server.call(url, { method: 'POST', as: head.id })).status).toBe(200);
      expect((await list())?.map(({ id }) => id)).toEqual([categoryId]);
      expect(await server.call(url, { method: 'DELETE', as: audit.id })).toMatchObject(NOT_ALLOWED);
      expect((await server.call(url, { method: 'DELETE', as: head.id })).status).toBe(200);
      expect(await list()).toEqual([]);
      expect(
        (await server.call(`${URL}/${groupId}/categories/999`, { method: 'POST', as: head.id })).status,
      ).toBe(404);
    });
  });

  describe('inviting', () => {
    it.each([
      [Head, Head, 200],
      [Audit, Audit, 200],
      [Audit, Head, 400],
      [Leader, Trainee, 200],
      [Leader, Audit, 400],
      [Professional, Trainee, 403],
      [Trainee, Trainee, 403],
      [Deleted, Trainee, 403],
      [Head, Deleted, 400],
      [Head, 0, 400],
      [Head, 8, 400],
    ])('as level %s to level %s answers %s [SRV-05]', async (own, level, status) => {
      const groupId = await createGroup(server.db);
      const inviter = await createMember(server.db, groupId, own);
      const guest = await createUser(server.db);
      const answer = await invite(inviter.id, groupId, guest.email.toUpperCase(), level);
      expect(answer.status).toBe(status);
      if (status === 200) expect(answer.body.data).toMatchObject({ profile: { id: guest.id }, level });
      if (status === 400) expect(answer.body.errors).toEqual({ level: expect.any(String) });
    });

    it('prevents one person from testing many addresses for accounts', async () => {
      const groupId = await createGroup(server.db);
      const head = await createMember(server.db, groupId, Head);
      for (let tries = 0; tries < 20; tries += 1)
        expect((await invite(head.id, groupId, `nobody${tries}@newsdesk.example`, Trainee)).status).toBe(400);
      const guest = await createUser(server.db);
      expect((await invite(head.id, groupId, guest.email, Trainee)).status).toBe(429);
      const leader = await createMember(server.db, groupId, JournalistLevel.Leader);
      expect((await invite(leader.id, groupId, guest.email, Trainee)).status).toBe(200);
    });

    it('finds a person whatever the case of the e-mail and the spaces around it [SRV-05]', async () => {
      const groupId = await createGroup(server.db);
      const head = await createMember(server.db, groupId, Head);
      const guest = await createUser(server.db);
      const typed = `  ${guest.email.toUpperCase()} `;
      const { body } = await invite(head.id, groupId, typed, Trainee);
      expect(body.data?.profile.id).toBe(guest.id);
    });

    it('refuses an unknown e-mail and that of a member, and revives a Deleted member [SRV-04, SRV-05]', async () => {
      const groupId = await createGroup(server.db);
      const head = await createMember(server.db, groupId, Head);
      const gone = await createMember(server.db, groupId, Deleted);
      expect(await invite(head.id, groupId, 'nobody@newsdesk.example', Trainee)).toMatchObject({
        status: 400,
        body: { code: ErrorCode.InvalidInput, errors: { email: expect.any(String) } },
      });
      expect((await invite(head.id, groupId, gone.email, Freelance)).body.data).toMatchObject({
        level: Freelance,
      });
      expect(await invite(head.id, groupId, gone.email, Trainee)).toMatchObject({
        status: 409,
        body: { code: ErrorCode.AlreadyExists, errors: { email: expect.any(String) } },
      });
    });
  });

  it('show whether a user is a journalist, to people who may read users and to the user [SRV-01]', async () => {
    const groupId = await createGroup(server.db);
    const writer = await createMember(server.db, groupId, Trainee);
    const gone = await createMember(server.db, groupId, Deleted);
    const reader = await createUser(server.db, { permission: Permission.USER_READ });
    const check = (as: number, id: number) => server.call<JournalistCheck>(`${URL}/check/${id}`, { as });
    expect((await check(reader.id, writer.id)).body.data).toEqual({ id: writer.id, isJournalist: true });
    expect((await check(gone.id, gone.id)).body.data).toEqual({ id: gone.id, isJournalist: false });
    expect(await check(writer.id, gone.id)).toMatchObject(NOT_ALLOWED);
    expect((await check(reader.id, 999)).status).toBe(404);
  });

  it('are deleted with their news by somebody with the permission [SRV-01]', async () => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    await createNewsItem(server.db, { groupId, authorId: head.id, categoryId });
    const remover = await createUser(server.db, { permission: Permission.NEWS_DELETE_JOURNALIST_GROUP });
    const remove = (as: number) => server.call(`${URL}/${groupId}`, { method: 'DELETE', as });
    expect(await remove(head.id)).toMatchObject(NOT_ALLOWED);
    expect((await remove(remover.id)).status).toBe(200);
    expect((await remove(remover.id)).status).toBe(404);
    expect((await server.call(`${URL}/${groupId}`, { as: head.id })).status).toBe(404);
  });
});
