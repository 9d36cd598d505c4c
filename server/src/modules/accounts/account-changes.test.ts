import { asc, eq } from 'drizzle-orm';

import { Permission } from '@contract';

import { accountLinks, auditLog, users } from '../../db/schema';
import { createUser } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';
import { openSession } from '../auth/sessions';
import { editAvatar, editProfile, listSessions, replacePassword } from '../own-account/repository';

import { accountsMessages } from './messages';
import {
  createAccount,
  disableAccount,
  editAccount,
  enableAccount,
  hasNoUsers,
  renewLink,
} from './repository';

const NOBODY = 9_999;
const NOT_FOUND = { httpStatus: 404 };

describe('a change of an account', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const admin = await createUser(server.db, { permission: Permission.ADMINISTRATOR });
    const person = await createUser(server.db);
    return {
      admin,
      person,
      by: { userId: admin.id, sessionId: null, address: '10.0.0.1', at: server.now() },
    };
  };
  const lines = async () =>
    (await server.db.select().from(auditLog).orderBy(asc(auditLog.id))).map((line) => ({
      action: line.action,
      about: line.objectId,
      before: line.before,
      after: line.after,
    }));

  it('is logged with what changed, and not at all if nothing did', async () => {
    const { by, person } = await setup();
    const { id, displayName, username, email, bio } = person;
    const texts = { displayName, username, email, bio };
    const nothing = await editAccount(server.db, by, { id, texts, avatar: 'stays' });
    expect(nothing).toEqual({ was: person, user: person });
    expect(await editProfile(server.db, by, id, { displayName, bio })).toEqual(person);
    expect(await editAvatar(server.db, { ...by, userId: id }, 'none')).toEqual(person);
    expect(await enableAccount(server.db, by, id)).toEqual(person);
    expect(await lines()).toEqual([]);

    const renamed = { ...person, displayName: 'A', username: 'b', email: 'c@a.example', bio: 'D' };
    const after = { displayName: 'A', username: 'b', email: 'c@a.example', bio: 'D' };
    const edited = await editAccount(server.db, by, { id, texts: after, avatar: 'stays' });
    expect(edited).toEqual({ was: person, user: renamed });
    const profile = { displayName: 'A', bio: 'E' };
    expect(await editProfile(server.db, by, id, profile)).toEqual({ ...renamed, bio: 'E' });
    expect(await lines()).toEqual([
      { action: 'user.edited', about: String(id), before: texts, after },
      { action: 'user.edited', about: String(id), before: { bio: 'D' }, after: { bio: 'E' } },
    ]);
  });

  it('ends the open links with a new address, because they went to the one of before [CON-03]', async () => {
    const { by, person } = await setup();
    const { id, displayName, username, email, bio } = person;
    const ends = async () => (await server.db.select().from(accountLinks)).map(({ endedAt }) => endedAt);
    await renewLink(server.db, by, id);
    const edit = (texts: Partial<typeof person>) =>
      editAccount(server.db, by, {
        id,
        texts: { displayName, username, email, bio, ...texts },
        avatar: 'stays',
      });
    await edit({ displayName: 'another' });
    expect(await ends()).toEqual([null]);
    await edit({ email: 'another@newsdesk.example' });
    expect(await ends()).toEqual([server.now()]);
  });

  it('removes only the picture of the one person', async () => {
    const { by, person, admin } = await setup();
    await server.db.update(users).set({ avatarUrl: '/files/a.webp' });
    const removed = await editAvatar(server.db, { ...by, userId: person.id }, 'none');
    expect(removed).toEqual({ ...person, avatarUrl: null });
    const [other] = await server.db.select().from(users).where(eq(users.id, admin.id));
    expect(other?.avatarUrl).toBe('/files/a.webp');
    expect(await lines()).toMatchObject([
      { before: { avatarUrl: '/files/a.webp' }, after: { avatarUrl: null } },
    ]);
  });

  it('disables once, ends every session, and is undone once', async () => {
    const { by, person } = await setup();
    const { id } = person;
    await openSession(server.db, id, server.now());
    await openSession(server.db, id, server.now());
    for (let round = 0; round < 2; round += 1)
      expect(await disableAccount(server.db, by, id)).toMatchObject({ id, state: 'disabled' });
    await expect(renewLink(server.db, by, id)).rejects.toMatchObject({
      httpStatus: 409,
      text: accountsMessages.linkOfDisabled,
    });
    for (let round = 0; round < 2; round += 1)
      expect(await enableAccount(server.db, by, id)).toMatchObject({ id, state: 'active' });
    const about = String(id);
    expect(await lines()).toEqual([
      { action: 'user.disabled', about, before: null, after: { endedSessions: 2 } },
      { action: 'user.enabled', about, before: null, after: null },
    ]);
  });

  it('creates an account and its link, each with its line', async () => {
    const { by } = await setup();
    const account = { displayName: 'A', username: 'b', email: 'c@a.example', permission: Permission.USER };
    const { user, link } = await createAccount(server.db, by, account);
    expect(user).toMatchObject({ ...account, state: 'invited' });
    const renewed = await renewLink(server.db, by, user.id);
    expect(renewed.token).not.toBe(link.token);
    const about = String(user.id);
    expect(await lines()).toEqual([
      { action: 'user.created', about, before: null, after: account },
      { action: 'user.link-issued', about, before: null, after: { expiresAt: renewed.expiresAt } },
    ]);
  });

  it('is refused for oneself, for the last administrator, and for an account that does not exist', async () => {
    const { by, admin, person } = await setup();
    await expect(disableAccount(server.db, by, admin.id)).rejects.toMatchObject({
      text: accountsMessages.notOneself,
    });
    const other = { ...by, userId: person.id };
    await expect(disableAccount(server.db, other, admin.id)).rejects.toMatchObject({
      text: accountsMessages.lastAdministrator,
    });
    const texts = { displayName: 'A', username: 'b', email: 'c@a.example', bio: '' };
    const edit = editAccount(server.db, by, { id: NOBODY, texts, avatar: 'stays' });
    await expect(edit).rejects.toMatchObject(NOT_FOUND);
    await expect(disableAccount(server.db, by, NOBODY)).rejects.toMatchObject(NOT_FOUND);
    await expect(enableAccount(server.db, by, NOBODY)).rejects.toMatchObject(NOT_FOUND);
    await expect(renewLink(server.db, by, NOBODY)).rejects.toMatchObject(NOT_FOUND);
    expect(await editProfile(server.db, by, NOBODY, { displayName: 'A', bio: '' })).toBeNull();
    expect(await editAvatar(server.db, { ...by, userId: NOBODY }, 'none')).toBeNull();
    expect(await lines()).toEqual([]);
  });

  it('sets a password only over the one that was compared', async () => {
    const { admin, person } = await setup();
    await server.db.update(users).set({ passwordHash: 'old' });
    const replace = (previousHash: string) =>
      replacePassword(server.db, person.id, { previousHash, passwordHash: 'new' });
    expect([await replace('older'), await replace('old'), await replace('old')]).toEqual([
      false,
      true,
      false,
    ]);
    const rows = await server.db
      .select({ id: users.id, hash: users.passwordHash })
      .from(users)
      .orderBy(asc(users.id));
    expect(rows).toEqual([
      { id: admin.id, hash: 'old' },
      { id: person.id, hash: 'new' },
    ]);
  });

  it('is possible from each open session, and they are listed from the last seen on', async () => {
    const { admin, person } = await setup();
    await openSession(server.db, admin.id, server.now());
    const first = await openSession(server.db, person.id, server.now());
    server.advance(1_000);
    const second = await openSession(server.db, person.id, server.now());
    const list = async (current: string | null, now = server.now()) =>
      (await listSessions(server.db, { userId: person.id, current, now })).map((one) => [
        one.id,
        one.isCurrent,
      ]);
    expect(await list(first.sessionId)).toEqual([
      [second.sessionId, false],
      [first.sessionId, true],
    ]);
    expect((await list(null)).map(([, isCurrent]) => isCurrent)).toEqual([false, false]);
    expect(await list(null, new Date(server.now().getTime() + 365 * 86_400_000))).toEqual([]);
  });

  it('is the first one if there is no account yet', async () => {
    expect(await hasNoUsers(server.db)).toBe(true);
    await setup();
    expect(await hasNoUsers(server.db)).toBe(false);
  });
});
