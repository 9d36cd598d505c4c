import { and, desc, eq, gt } from 'drizzle-orm';

import type { Id, OwnSession, User } from '@contract';

import type { Database } from '../../db/database';
import { displayedAs } from '../../db/name-key';
import { sessions, users } from '../../db/schema';
import { changesOf } from '../audit/changes';
import { type AuditActor, personObject, recordAudit } from '../audit/record';
import { renameAuthor } from '../news-search/repository';
import { type AvatarChange, changeAvatar } from '../users/change-avatar';
import { findUser, lockUser } from '../users/repository';

type Profile = Pick<User, 'displayName' | 'bio'>;

/** Changes a person's name and bio; null if the account no longer exists. */
export const editProfile = (
  db: Database,
  by: AuditActor,
  userId: Id,
  profile: Profile,
): Promise<User | null> =>
  db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const before = await findUser(tx, userId);
    if (!before) return null;
    await tx
      .update(users)
      .set({ ...profile, ...displayedAs(profile.displayName) })
      .where(eq(users.id, userId));
    if (profile.displayName !== before.displayName) await renameAuthor(tx, userId);
    const after = { ...before, ...profile };
    const { displayName, bio } = before;
    const changes = changesOf({ displayName, bio }, profile);
    if (Object.keys(changes.after).length > 0)
      await recordAudit(tx, by, { action: 'user.edited', object: personObject(after), ...changes });
    return after;
  });

/** Changes a person's picture; null if the account no longer exists. */
export const editAvatar = (
  db: Database,
  by: AuditActor & { userId: Id },
  avatar: AvatarChange,
): Promise<User | null> =>
  db.transaction(async (tx) => {
    const user = await lockUser(tx, by.userId);
    if (!user) return null;
    const avatarUrl = await changeAvatar(tx, by, user, avatar);
    await tx.update(users).set({ avatarUrl }).where(eq(users.id, by.userId));
    const changes = changesOf({ avatarUrl: user.avatarUrl }, { avatarUrl });
    if (Object.keys(changes.after).length > 0)
      await recordAudit(tx, by, { action: 'user.edited', object: personObject(user), ...changes });
    return { ...user, avatarUrl };
  });

/** The hash of a person's password; undefined if there is none. */
export const findPasswordHash = async (db: Database, userId: Id): Promise<string | undefined> => {
  const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return row?.hash ?? undefined;
};

/** Sets a password, unless another was set since `previousHash` was compared; resolves to whether it was. */
export const replacePassword = async (
  tx: Database,
  userId: Id,
  { previousHash, passwordHash }: { previousHash: string; passwordHash: string },
): Promise<boolean> => {
  const changed = await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, previousHash)))
    .returning({ id: users.id });
  return changed.length > 0;
};

/** A person's open sessions, last seen first. */
export const listSessions = async (
  db: Database,
  { userId, current, now }: { userId: Id; current: string | null; now: Date },
): Promise<OwnSession[]> => {
  const rows = await db
    .select({
      id: sessions.id,
      browser: sessions.browser,
      network: sessions.network,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), sessions.id);
  return rows.map(({ createdAt, lastSeenAt, ...session }) => ({
    ...session,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: session.id === current,
  }));
};
