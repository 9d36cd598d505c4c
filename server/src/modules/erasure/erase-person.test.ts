import { asc, eq } from 'drizzle-orm';

import { type Erasure, type Id, JournalistLevel, Permission } from '@contract';

import { auditLog, files, groupMembers, newsComments, newsSearchDue, sessions, users } from '../../db/schema';
import { createMember, createNewsItem, createNewsroom, createUser } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';
import { accountsMessages } from '../accounts/messages';
import { disableAccount, editAccount, enableAccount } from '../accounts/repository';
import { recordAudit, serverActor } from '../audit/record';
import { openSession } from '../auth/sessions';
import { imageUrl } from '../images/image-store';

import { ERASED_NAME, erasePerson } from './erase-person';
import { REFUSALS } from './messages';

const PICTURE = 'ab/01234567-89ab-cdef-0123-456789abcdef.webp';
const TEXTS = { displayName: 'สมศรี ใจดี', username: 'somsri', email: 'somsri@newsdesk.example', bio: 'Desk' };
const PERSONAL = /สมศรี|somsri|Desk|10\.9\.9\.9|Firefox/;

describe('the erasure of a person', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const at = (userId: Id | null, address: string, sessionId: string | null = null) => ({
    userId,
    sessionId,
    address,
    at: server.now(),
  });
  const erase = (id: Id, isTrial = false) =>
    erasePerson(server.db, serverActor(server.now()), id, { isTrial });

  /** A writer with a picture, news, a session, and lines of the log with all of their data. */
  const setup = async () => {
    const newsroom = await createNewsroom(server.db);
    const admin = await createUser(server.db, { permission: Permission.ADMINISTRATOR });
    const { id } = await createMember(server.db, newsroom.groupId, JournalistLevel.Trainee);
    await server.db.insert(files).values({ key: PICTURE, uploadedBy: id, bytes: 1, unusedSince: null });
    await server.db
      .update(users)
      .set({ avatarUrl: imageUrl(PICTURE) })
      .where(eq(users.id, id));
    const by = { ...at(admin.id, '10.0.0.1'), userId: admin.id };
    await editAccount(server.db, by, { id, texts: TEXTS, avatar: 'stays' });
    const { categoryId, groupId } = newsroom;
    const newsId = await createNewsItem(server.db, { groupId, authorId: id, categoryId });
    await openSession(server.db, id, server.now());
    const line = (object: 'user' | 'member' | 'session', objectId: string, by_ = at(id, '10.9.9.9', 's1')) =>
      recordAudit(server.db, by_, {
        action: 'sign-in.new-device',
        object: { kind: object, id: objectId, name: TEXTS.displayName },
        after: { browser: 'Firefox', level: 'Trainee' },
      });
    await line('user', String(id));
    await line('member', String(id), at(admin.id, '10.0.0.1'));
    await line('session', 's1', at(null, '10.9.9.9'));
    await line('user', String(id), at(null, '10.9.9.9'));
    return { ...newsroom, admin, by, id, newsId };
  };
  const lines = () => server.db.select().from(auditLog).orderBy(asc(auditLog.id));

  it('takes names, e-mail, picture and addresses out of account and audit log, and leaves what was done [CON-09]', async () => {
    const { id, by } = await setup();
    await disableAccount(server.db, by, id);
    const before = await lines();
    await erase(id);
    const [row] = await server.db.select().from(users).where(eq(users.id, id));
    expect(row).toMatchObject({
      displayName: ERASED_NAME,
      username: `erased-${id}`,
      bio: '',
      avatarUrl: null,
    });
    expect(row).toMatchObject({ permission: 0, passwordHash: null, disabledAt: expect.any(Date) });
    expect(await server.db.$count(sessions, eq(sessions.userId, id))).toBe(0);
    expect(await server.db.$count(groupMembers, eq(groupMembers.userId, id))).toBe(0);
    const [picture] = await server.db.select().from(files).where(eq(files.key, PICTURE));
    expect(picture?.unusedSince).not.toBeNull();

    const after = await lines();
    expect(JSON.stringify([row, after])).not.toMatch(PERSONAL);
    expect(after.map(({ action }) => action)).toEqual([...before.map(({ action }) => action), 'user.erased']);
    expect(after.filter(({ address }) => address === '10.0.0.1')).toHaveLength(3);
    expect(after.filter((line) => line.after?.['level'] === 'Trainee')).toHaveLength(4);
  });

  it('leaves their news, signed with the other name, which the search learns too', async () => {
    const { id, by, head, groupId, newsId } = await setup();
    await disableAccount(server.db, by, id);
    await erase(id);
    const { body } = await server.call(`/api/news/journalist/${groupId}/news/${newsId}`, { as: head.id });
    expect(JSON.stringify(body)).toContain(ERASED_NAME);
    expect(await server.db.$count(newsSearchDue, eq(newsSearchDue.newsId, newsId))).toBe(1);
  });

  it('says what it would change, and changes nothing, as a trial', async () => {
    const { id, by, newsId } = await setup();
    const texts = ['ก', 'ข'].map((text) => ({ newsId, authorId: id, text, createdAt: server.now() }));
    await server.db.insert(newsComments).values(texts);
    await disableAccount(server.db, by, id);
    const before = [await lines(), await server.db.select().from(users)];
    expect(await erase(id, true)).toMatchObject({
      person: { id, displayName: TEXTS.displayName },
      erasure: { groups: 1, news: 1, comments: 2, auditLines: 6, addresses: 3 },
    });
    expect([await lines(), await server.db.select().from(users)]).toEqual(before);
  });

  it('is refused for the last administrator, an account in use, nobody, and a second time [CON-09]', async () => {
    const { admin, id, by } = await setup();
    expect(await erase(admin.id)).toBe('last-administrator');
    expect(await erase(id)).toBe('in-use');
    expect(await erase(999_999)).toBe('nobody');
    await disableAccount(server.db, by, id);
    await erase(id);
    expect(await erase(id)).toBe('erased');
  });

  it('is an administrator’s in the console: counted first, then done, and their line in the log [CON-09]', async () => {
    const { admin, id, by } = await setup();
    const look = () => server.call<Erasure>(`/api/accounts/${id}/erasure`, { as: admin.id });
    expect(await look()).toMatchObject({ status: 409, body: { message: REFUSALS['in-use'].th } });
    await disableAccount(server.db, by, id);
    const counted = (await look()).body.data;
    expect(counted).toMatchObject({ news: 1, groups: 1 });
    const url = `/api/accounts/${id}/erase`;
    const done = await server.call<Erasure>(url, { method: 'POST', as: admin.id });
    expect(done).toMatchObject({ status: 200, body: { data: counted } });
    expect((await lines()).at(-1)).toMatchObject({ action: 'user.erased', actorId: admin.id });
    expect(await server.call(url, { method: 'POST', as: admin.id })).toMatchObject({
      status: 409,
      body: { message: REFUSALS.erased.th },
    });
  });

  it('leaves an account that is neither enabled nor edited again [CON-09]', async () => {
    const { id, by } = await setup();
    await disableAccount(server.db, by, id);
    await erase(id);
    const before = [await lines(), await server.db.select().from(users)];
    const refusal = { httpStatus: 409, text: accountsMessages.erased };
    await expect(enableAccount(server.db, by, id)).rejects.toMatchObject(refusal);
    const edit = editAccount(server.db, by, { id, texts: TEXTS, avatar: 'none' });
    await expect(edit).rejects.toMatchObject(refusal);
    expect([await lines(), await server.db.select().from(users)]).toEqual(before);
  });

  it('leaves the log append-only for everything else', async () => {
    const { id, by } = await setup();
    await disableAccount(server.db, by, id);
    await erase(id);
    await expect(Promise.resolve(server.db.update(auditLog).set({ address: 'x' }))).rejects.toThrow();
  });
});
