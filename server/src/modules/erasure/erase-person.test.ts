import { asc, eq } from 'drizzle-orm';

import { type Id, JournalistLevel, Permission } from '@contract';

import { StartError } from '../../db/database';
import { auditLog, files, groupMembers, newsSearchDue, sessions, users } from '../../db/schema';
import { createMember, createNewsItem, createNewsroom, createUser } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';
import { disableAccount, editAccount } from '../accounts/repository';
import { recordAudit } from '../audit/record';
import { openSession } from '../auth/sessions';
import { imageUrl } from '../images/image-store';

import { ERASED_NAME, erasePerson } from './erase-person';

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
  const erase = (username = TEXTS.username, isTrial = false) =>
    erasePerson(server.db, username, { now: server.now(), isTrial });
  const refusal = (username?: string) =>
    erase(username).then(
      () => 'erased',
      (error: unknown) => (error instanceof StartError ? error.message : String(error)),
    );

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
    await erase();
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
    await erase();
    const { body } = await server.call(`/api/news/journalist/${groupId}/news/${newsId}`, { as: head.id });
    expect(JSON.stringify(body)).toContain(ERASED_NAME);
    expect(await server.db.$count(newsSearchDue, eq(newsSearchDue.newsId, newsId))).toBe(1);
  });

  it('says what it would change, and changes nothing, as a trial', async () => {
    const { id, by } = await setup();
    await disableAccount(server.db, by, id);
    const before = [await lines(), await server.db.select().from(users)];
    expect(await erase(TEXTS.username, true)).toMatchObject({
      person: { id, displayName: TEXTS.displayName },
      groups: 1,
      news: 1,
      auditLines: 6,
      addresses: 3,
    });
    expect([await lines(), await server.db.select().from(users)]).toEqual(before);
  });

  it('is refused for the last administrator, an account in use, and nobody [CON-09]', async () => {
    const { admin } = await setup();
    expect(await refusal(admin.username)).toMatch(/last administrator/);
    expect(await refusal()).toMatch(/in use. Disable it first/);
    expect(await refusal('nobody')).toMatch(/no person with the username "nobody"/);
  });

  it('leaves the log append-only for everything else', async () => {
    const { id, by } = await setup();
    await disableAccount(server.db, by, id);
    await erase();
    await expect(Promise.resolve(server.db.update(auditLog).set({ address: 'x' }))).rejects.toThrow();
  });
});
