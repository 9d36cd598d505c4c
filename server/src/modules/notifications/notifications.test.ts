import { and, eq } from 'drizzle-orm';

import {
  DEFAULT_CHANNELS,
  JournalistLevel,
  MAX_NOTIFICATIONS,
  MAX_NOTIFICATIONS_OF_KIND,
  type Id,
  type Notification,
  type NotificationChannel,
  type NotificationSettings,
  type Paginated,
  Permission,
  PostStatus,
  type UnreadNotifications,
} from '@contract';

import {
  auditLog,
  groupMembers,
  journalistGroups,
  news,
  notificationChannels,
  notifications,
  users,
} from '../../db/schema';
import {
  copyNewsItem,
  createMember,
  createNewsItem,
  createNewsroom,
  createUser,
  PASSWORD,
} from '../../testing/factories';
import { START_OF_TESTS, type TestServer, useTestServer } from '../../testing/test-server';
import { disableAccount } from '../accounts/repository';
import { serverActor } from '../audit/record';
import { erasePerson } from '../erasure/erase-person';

import { noteTime } from './note-time';
import { forgetOldNotifications } from './repository';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const COMMENT = { comment: 'ตัวเลขไม่ตรงกับแหล่งข่าว' };

describe('what concerns a person', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const room = await createNewsroom(server.db);
    const writer = await createMember(server.db, room.groupId, JournalistLevel.Trainee);
    const item = (values: Partial<Parameters<typeof createNewsItem>[1]> = {}) =>
      createNewsItem(server.db, { ...room, authorId: writer.id, title: 'น้ำขึ้น', ...values });
    const group = `/api/news/journalist/${room.groupId}`;
    const post = async (as: Id, path: string, body?: object) => {
      const { status } = await server.call(`${group}${path}`, { method: 'POST', as, ...(body && { body }) });
      expect([path, status]).toEqual([path, 200]);
    };
    return { ...room, writer, item, group, post };
  };
  const after = (ms: number) => new Date(START_OF_TESTS.getTime() + ms);
  const forADay = (ms: number) => ({ status: PostStatus.Published, approvedUntil: after(ms) });
  const look = () => noteTime(server.db, server.now());
  const list = async (as: Id, query = '') => {
    const { body } = await server.call<Paginated<Notification>>(`/api/notifications${query}`, { as });
    if (!body.data) throw new Error('There is no list.');
    return body.data;
  };
  const kinds = async (as: Id) => (await list(as)).data.map(({ kind }) => kind);
  const unread = async (as: Id) =>
    (await server.call<UnreadNotifications>('/api/notifications/unread', { as })).body.data?.count;
  const choose = (as: Id, chosen: Partial<Record<keyof typeof DEFAULT_CHANNELS, NotificationChannel>>) =>
    server.call<NotificationSettings>('/api/notifications/settings', {
      method: 'PUT',
      as,
      body: { channels: { ...DEFAULT_CHANNELS, ...chosen } },
    });

  it('is news of theirs that somebody returned, approved or withdrew [CON-02]', async () => {
    const { head, writer, groupId, item, post } = await setup();
    const id = await item();
    await post(head.id, `/news/${id}/return`, COMMENT);
    server.advance(1_000);
    await post(head.id, `/news/${id}/approve`);
    server.advance(1_000);
    await post(head.id, `/news/${id}/withdraw`, COMMENT);
    expect(await kinds(writer.id)).toEqual(['withdrawn', 'approved', 'returned']);
    const { data } = await list(writer.id);
    expect(data[2]).toEqual({
      id: expect.any(Number),
      kind: 'returned',
      at: START_OF_TESTS.toISOString(),
      isRead: false,
      group: { id: groupId, name: expect.stringMatching(/^Group /) },
      news: { id, title: 'น้ำขึ้น' },
      by: { id: head.id, displayName: head.displayName },
    });
    expect(await kinds(head.id)).toEqual([]);
  });

  it('is not what they did themselves [CON-02]', async () => {
    const { head, item, post } = await setup();
    const id = await item({ authorId: head.id });
    await post(head.id, `/news/${id}/approve`);
    await post(head.id, `/news/${id}/withdraw`, COMMENT);
    expect(await kinds(head.id)).toEqual([]);
  });

  it('is not stored if the change is not [CON-02]', async () => {
    const { head, writer, groupId, item } = await setup();
    const id = await item();
    const url = `/api/news/journalist/${groupId}/news/${id}/return`;
    const headers = { 'if-match': '"another"' };
    const { status } = await server.call(url, { method: 'POST', as: head.id, body: COMMENT, headers });
    expect([status, await kinds(writer.id)]).toEqual([412, []]);
  });

  it('is a group that they were made a member of [CON-02]', async () => {
    const { head, groupId, post } = await setup();
    const newcomer = await createUser(server.db);
    await post(head.id, '/member', { email: newcomer.email, level: JournalistLevel.Trainee });
    expect((await list(newcomer.id)).data).toMatchObject([
      { kind: 'invited', news: null, by: { displayName: head.displayName } },
    ]);
    const member = `/members/${newcomer.id}`;
    await server.call(`/api/news/journalist/${groupId}${member}`, { method: 'DELETE', as: head.id });
    server.advance(1_000);
    await post(head.id, `${member}/restore`);
    expect(await kinds(newcomer.id)).toEqual(['invited', 'invited']);
  });

  it('is a sign-in on a new device, but not on the first one [CON-02]', async () => {
    const { writer } = await setup();
    const signIn = (browser: string) =>
      server.call('/api/auth/sign-in', {
        method: 'POST',
        body: { email: writer.username, password: PASSWORD },
        headers: { 'user-agent': browser },
      });
    await signIn('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
    expect(await kinds(writer.id)).toEqual([]);
    await signIn(
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    );
    expect((await list(writer.id)).data).toMatchObject([{ kind: 'new-device', group: null, by: null }]);
  });

  it('is news of theirs that ends within two hours, and then that went dark [CON-02]', async () => {
    const { writer, head, item } = await setup();
    await item(forADay(2 * HOUR_MS + 1_000));
    await item({ approvedPermanently: true, status: PostStatus.Published, approvedUntil: after(HOUR_MS) });
    await look();
    expect(await kinds(writer.id)).toEqual([]);
    server.advance(1_000);
    await look();
    expect(await kinds(writer.id)).toEqual(['runs-out']);
    server.advance(2 * HOUR_MS);
    await look();
    expect(await kinds(writer.id)).toEqual(['went-dark', 'runs-out']);
    expect(await kinds(head.id)).toEqual([]);
  });

  it('is news that waits for a day for those who may approve it, and who did not write it [CON-02]', async () => {
    const { groupId, head, writer, item } = await setup();
    const pro = await createMember(server.db, groupId, JournalistLevel.Professional);
    const helper = await createMember(server.db, groupId, JournalistLevel.Professional);
    await item({ authorId: pro.id });
    await server.db.update(news).set({ writers: [pro.id, helper.id] });
    server.advance(DAY_MS - 1);
    await look();
    expect(await kinds(head.id)).toEqual([]);
    server.advance(1);
    await look();
    expect(await kinds(head.id)).toEqual(['waits']);
    for (const { id } of [writer, pro, helper]) expect(await kinds(id)).toEqual([]);
  });

  it('is told once, by however many servers and however often they look [CON-02]', async () => {
    const { writer, item } = await setup();
    await item(forADay(HOUR_MS));
    await Promise.all([look(), look()]);
    await look();
    expect(await kinds(writer.id)).toEqual(['runs-out']);
    // Another 24 hours are another occurrence.
    await server.db.update(news).set({ approvedUntil: after(DAY_MS + HOUR_MS) });
    server.advance(DAY_MS);
    await look();
    expect(await kinds(writer.id)).toEqual(['runs-out', 'runs-out']);
  });

  it('is nothing of more than a day ago, which a first start would find [CON-02]', async () => {
    const { head, writer, item } = await setup();
    await item({ ...forADay(-DAY_MS) });
    await item({ createdAt: after(-2 * DAY_MS) });
    await look();
    expect([await kinds(head.id), await kinds(writer.id)]).toEqual([[], []]);
  });

  it('has the names of now, and says of deleted news that it is gone [CON-02]', async () => {
    const { groupId, head, writer, item, post } = await setup();
    const [changed, trashed, removed] = [await item(), await item(), await item()];
    for (const id of [changed, trashed, removed]) await post(head.id, `/news/${id}/return`, COMMENT);
    await server.db.update(news).set({ title: 'น้ำลง' }).where(eq(news.id, changed));
    const deleted = { groupId: null, deletedFrom: groupId, deletedAt: server.now() };
    await server.db.update(news).set(deleted).where(eq(news.id, trashed));
    await server.db.delete(news).where(eq(news.id, removed));
    await server.db.update(users).set({ displayName: 'บรรณาธิการ' }).where(eq(users.id, head.id));
    expect((await list(writer.id)).data).toMatchObject([
      { news: { id: trashed, title: null } },
      { news: { id: changed, title: 'น้ำลง' }, by: { displayName: 'บรรณาธิการ' } },
    ]);
  });

  it('is shown to nobody else, nor to those who have left the group [CON-02]', async () => {
    const { groupId, head, writer, item, post } = await setup();
    const admin = await createUser(server.db, { permission: 0x7fff_ffff });
    await post(head.id, `/news/${await item()}/return`, COMMENT);
    const [told] = (await list(writer.id)).data;
    const mark = (as: Id) => server.call(`/api/notifications/${told?.id}/read`, { method: 'POST', as });
    expect([await kinds(admin.id), (await mark(admin.id)).status]).toEqual([[], 404]);
    const ofWriter = and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, writer.id));
    await server.db.update(groupMembers).set({ level: JournalistLevel.Deleted }).where(ofWriter);
    expect([await kinds(writer.id), await unread(writer.id)]).toEqual([[], 0]);
    expect((await mark(writer.id)).status).toBe(404);
  });

  it('is counted until it is read: one, or all [CON-02]', async () => {
    const { head, writer, item, post } = await setup();
    for (let count = 0; count < 3; count += 1) await post(head.id, `/news/${await item()}/return`, COMMENT);
    const before = await server.db.$count(auditLog);
    const first = await list(writer.id, '?limit=1');
    expect([await unread(writer.id), first.totalPages, first.data.length]).toEqual([3, 3, 1]);
    await server.call(`/api/notifications/${first.data[0]?.id}/read`, { method: 'POST', as: writer.id });
    expect(await unread(writer.id)).toBe(2);
    expect((await list(writer.id)).data.map(({ isRead }) => isRead)).toEqual([true, false, false]);
    await server.call('/api/notifications/read', { method: 'POST', as: writer.id });
    expect([await unread(writer.id), await server.db.$count(auditLog)]).toEqual([0, before]);
  });

  it('is not told of a kind that they want to know nothing of [CON-02]', async () => {
    const { head, writer, item, post } = await setup();
    const settings = async () =>
      (await server.call<NotificationSettings>('/api/notifications/settings', { as: writer.id })).body.data;
    expect(await settings()).toEqual({ channels: DEFAULT_CHANNELS, hasMail: true });
    expect((await choose(writer.id, { withdrawn: 'never', 'runs-out': 'mail' })).status).toBe(200);
    expect((await settings())?.channels).toMatchObject({ withdrawn: 'never', 'runs-out': 'mail' });
    const id = await item(forADay(HOUR_MS));
    await post(head.id, `/news/${id}/withdraw`, COMMENT);
    await post(head.id, `/news/${id}/approve`);
    expect(await kinds(writer.id)).toEqual(['approved']);
    await choose(writer.id, {});
    expect((await settings())?.channels).toEqual(DEFAULT_CHANNELS);
  });

  it('stays as it is where a console of an earlier release does not name a kind [CON-02]', async () => {
    const { writer } = await setup();
    const save = (channels: Partial<typeof DEFAULT_CHANNELS>) =>
      server.call<NotificationSettings>('/api/notifications/settings', {
        method: 'PUT',
        as: writer.id,
        body: { channels },
      });
    await save({ withdrawn: 'never' });
    const { body } = await save({ returned: 'mail' });
    expect(body.data?.channels).toEqual({ ...DEFAULT_CHANNELS, withdrawn: 'never', returned: 'mail' });
  });

  it('is at most so much of a kind in a day, the latest, and so much in all [CON-02]', async () => {
    const { head, item } = await setup();
    const id = await item({ createdAt: after(-2 * DAY_MS) });
    const minutes = Array.from({ length: MAX_NOTIFICATIONS_OF_KIND + 5 }, (_, minute) => minute);
    await copyNewsItem(
      server.db,
      id,
      minutes.map((minute) => ({ title: `${minute}`, waitingSince: after(-DAY_MS - minute * 60_000) })),
    );
    await look();
    await look();
    const { data } = await list(head.id, '?limit=100');
    expect(data).toHaveLength(MAX_NOTIFICATIONS_OF_KIND);
    expect(data[0]?.news?.title).toBe('0');
    const old = { userId: head.id, kind: 'approved', at: after(-2 * DAY_MS), byMail: false } as const;
    await server.db
      .insert(notifications)
      .values(
        Array.from({ length: MAX_NOTIFICATIONS }, (_, number) => ({ ...old, occurrence: `${number}` })),
      );
    await item();
    server.advance(DAY_MS);
    await look();
    expect(await server.db.$count(notifications, eq(notifications.userId, head.id))).toBe(MAX_NOTIFICATIONS);
  });

  it('is forgotten after 30 days [CON-02]', async () => {
    const { head, writer, item, post } = await setup();
    await post(head.id, `/news/${await item()}/return`, COMMENT);
    server.advance(30 * DAY_MS);
    expect(await forgetOldNotifications(server.db, server.now())).toBe(0);
    server.advance(1);
    expect(await forgetOldNotifications(server.db, server.now())).toBe(1);
    expect(await kinds(writer.id)).toEqual([]);
  });

  it('goes with the group and with the person, erased or removed [CON-02]', async () => {
    const { groupId, head, writer, item, post } = await setup();
    await post(head.id, `/news/${await item()}/return`, COMMENT);
    await choose(writer.id, { waits: 'never' });
    const by = serverActor(server.now());
    await disableAccount(server.db, { ...by, userId: head.id }, writer.id);
    await erasePerson(server.db, by, writer.id, { isTrial: false });
    expect(await server.db.$count(notifications)).toBe(0);
    expect(await server.db.$count(notificationChannels)).toBe(0);
    const newcomer = await createUser(server.db, { permission: Permission.USER });
    await post(head.id, '/member', { email: newcomer.email, level: JournalistLevel.Trainee });
    expect(await server.db.$count(notifications)).toBe(1);
    await server.db.delete(journalistGroups).where(eq(journalistGroups.id, groupId));
    expect(await server.db.$count(notifications)).toBe(0);
  });
});
