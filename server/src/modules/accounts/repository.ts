import { eq, sql } from 'drizzle-orm';

import { type AccountLink, type AccountRequest, type Id, isErased, type User } from '@contract';

import type { Database } from '../../db/database';
import { displayedAs } from '../../db/name-key';
import { sessions, users } from '../../db/schema';
import { notFound, refused } from '../../http/api-error';
import { changesOf } from '../audit/changes';
import { type AuditActor, personObject, recordAudit } from '../audit/record';
import { reserveAttempt } from '../auth/sign-in/counters';
import { groupsLedAlone, lastHeadOf } from '../members/heads';
import { renameAuthor } from '../news-search/repository';
import { type AvatarChange, changeAvatar } from '../users/change-avatar';
import { findCredentials, findUser, isLastAdministrator, lockUser } from '../users/repository';

import { joinGroups } from './join-groups';
import { addLink, endLinks, issueLink } from './links';
import { accountsMessages } from './messages';
import { namesOfEdit, namesWithKeys, reserveNames } from './names';

/** The signed-in administrator. */
export type Administrator = AuditActor & { userId: Id };

const stored = async (tx: Database, id: Id): Promise<User> => {
  const user = await findUser(tx, id);
  if (!user) throw notFound();
  return user;
};

const locked = async (tx: Database, id: Id): Promise<User> => {
  const user = await lockUser(tx, id);
  if (!user) throw notFound();
  return user;
};

/** `locked`, for a change that an erased person does not get. */
const lockedPerson = async (tx: Database, id: Id): Promise<User> => {
  const user = await locked(tx, id);
  if (isErased(user)) throw refused(accountsMessages.erased);
  return user;
};

/** Creates an account without a password, a member of `groups`, and the link with which its owner sets one. */
export const createAccount = (
  db: Database,
  by: Administrator,
  { groups = [], ...account }: AccountRequest,
): Promise<{ user: User; link: AccountLink }> =>
  db.transaction(async (tx) => {
    await reserveNames(tx, account);
    const [row] = await tx
      .insert(users)
      .values({ ...account, ...namesWithKeys(account), createdAt: by.at })
      .returning({ id: users.id });
    if (!row) throw new Error('The account was not stored.');
    const user = await stored(tx, row.id);
    const { displayName, username, email, permission } = account;
    const after = { displayName, username, email, permission };
    await recordAudit(tx, by, { action: 'user.created', object: personObject(user), after });
    await joinGroups(tx, by, user, groups);
    return { user, link: await issueLink(tx, user.id, by.at) };
  });

/** Creates a new link for the person; the older ones end. */
export const renewLink = (db: Database, by: AuditActor, id: Id): Promise<AccountLink> =>
  db.transaction(async (tx) => {
    const user = await locked(tx, id);
    if (user.state === 'disabled') throw refused(accountsMessages.linkOfDisabled);
    const link = await issueLink(tx, id, by.at);
    const after = { expiresAt: link.expiresAt };
    await recordAudit(tx, by, { action: 'user.link-issued', object: personObject(user), after });
    return link;
  });

/** How many links for a forgotten password a person gets in 15 minutes, who has two names. */
export const LINKS_OF_PERSON = 3;

/**
 * A link for the person with this name, who has forgotten the password; undefined if nobody has it, a disabled account, or somebody
 * who has asked too often. Links that an administrator gave stay: anybody can type the name.
 */
export const requestLink = (
  db: Database,
  by: AuditActor,
  name: string,
): Promise<{ user: User; link: AccountLink } | undefined> =>
  db.transaction(async (tx) => {
    const found = await findCredentials(tx, name);
    const user = found && (await locked(tx, found.id));
    if (!user || user.state === 'disabled') return undefined;
    const counter = { key: `forgotten person:${user.id}`, limit: LINKS_OF_PERSON };
    if ((await reserveAttempt(tx, [counter], by.at)) > 0) return undefined;
    const link = await addLink(tx, user.id, by.at, 'forgotten');
    const after = { expiresAt: link.expiresAt };
    await recordAudit(tx, by, { action: 'user.link-requested', object: personObject(user), after });
    return { user, link };
  });

/** Disables the person: ends every session and link. Their news stays. Refused if a group would have no active Head. */
export const disableAccount = (db: Database, by: Administrator, id: Id): Promise<User> =>
  db.transaction(async (tx) => {
    if (id === by.userId) throw refused(accountsMessages.notOneself);
    if (await isLastAdministrator(tx, id)) throw refused(accountsMessages.lastAdministrator);
    const user = await locked(tx, id);
    if (user.state === 'disabled') return user;
    const alone = await groupsLedAlone(tx, id);
    if (alone.length > 0) throw lastHeadOf(user.displayName, alone);
    await tx.update(users).set({ disabledAt: by.at }).where(eq(users.id, id));
    const ended = await tx.delete(sessions).where(eq(sessions.userId, id)).returning({ id: sessions.id });
    await endLinks(tx, id, by.at);
    const after = { endedSessions: ended.length };
    await recordAudit(tx, by, { action: 'user.disabled', object: personObject(user), after });
    return stored(tx, id);
  });

export const enableAccount = (db: Database, by: AuditActor, id: Id): Promise<User> =>
  db.transaction(async (tx) => {
    const user = await lockedPerson(tx, id);
    if (user.state !== 'disabled') return user;
    await tx.update(users).set({ disabledAt: null }).where(eq(users.id, id));
    await recordAudit(tx, by, { action: 'user.enabled', object: personObject(user) });
    return stored(tx, id);
  });

export type AccountTexts = Pick<User, 'displayName' | 'username' | 'email' | 'bio'>;

/** Changes a person's profile and sign-in names. Returns the account as it was, and as it is. */
export const editAccount = (
  db: Database,
  by: Administrator,
  { id, texts, avatar }: { id: Id; texts: AccountTexts; avatar: AvatarChange },
): Promise<{ was: User; user: User }> =>
  db.transaction(async (tx) => {
    const { usernameKey, emailKey, ...names } = await namesOfEdit(tx, id, texts);
    const user = await lockedPerson(tx, id);
    const avatarUrl = await changeAvatar(tx, by, user, avatar);
    const { displayName, username, email, bio } = user;
    const before = { displayName, username, email, bio, avatarUrl: user.avatarUrl };
    const after = { ...texts, ...names, avatarUrl };
    const changes = changesOf(before, after);
    if (Object.keys(changes.after).length === 0) return { was: user, user };
    await tx
      .update(users)
      .set({ ...after, usernameKey, emailKey, ...displayedAs(after.displayName) })
      .where(eq(users.id, id));
    if (after.displayName !== displayName) await renameAuthor(tx, id);
    // They may have gone to the address of before, as a mistyped one.
    if (after.email !== email) await endLinks(tx, id, by.at);
    const edited = await stored(tx, id);
    await recordAudit(tx, by, { action: 'user.edited', object: personObject(edited), ...changes });
    return { was: user, user: edited };
  });

/** Whether no account exists yet. */
export const hasNoUsers = async (db: Database): Promise<boolean> => {
  const rows = await db
    .select({ one: sql`1` })
    .from(users)
    .limit(1);
  return rows.length === 0;
};
