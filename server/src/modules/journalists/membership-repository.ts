import { and, desc, eq, ne } from 'drizzle-orm';

import { type GroupMember, type Id, JournalistLevel, nameOf } from '@contract';

import type { Database } from '../../db/database';
import { hasPlaceholder, isNamed } from '../../db/name-key';
import { groupMembers, users } from '../../db/schema';
import type { Membership } from '../../http/access';
import { notFound } from '../../http/api-error';

import { lockGroup } from './group-there';

/** The user's membership of the group; a Deleted member has none (SRV-05). */
export const findMembership = async (db: Database, groupId: Id, userId: Id): Promise<Membership | null> => {
  const [row] = await db
    .select({ groupId: groupMembers.groupId, level: groupMembers.level })
    .from(groupMembers)
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        eq(groupMembers.userId, userId),
        ne(groupMembers.level, JournalistLevel.Deleted),
      ),
    );
  return row ?? null;
};

/** The groups that the user is a member of. */
export const groupIdsOf = async (db: Database, userId: Id): Promise<Id[]> => {
  const rows = await db
    .select({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .where(and(eq(groupMembers.userId, userId), ne(groupMembers.level, JournalistLevel.Deleted)));
  return rows.map(({ groupId }) => groupId);
};

/** The person whom an e-mail address means; null if nobody has it. */
export const findByEmail = async (db: Database, email: string): Promise<GroupMember['profile'] | null> => {
  const [profile] = await db
    .select({ id: users.id, displayName: users.displayName, avatarUrl: users.avatarUrl })
    .from(users)
    .where(isNamed(users.emailKey, email))
    .orderBy(desc(hasPlaceholder(users.emailKey)))
    .limit(1);
  return profile ?? null;
};

export type NewMember = { groupId: Id; profile: GroupMember['profile']; level: JournalistLevel };

/**
 * Makes the person a member; a Deleted member is revived at the new level. Returns `'already-member'` if there is nothing to
 * do. Run it in a transaction.
 */
export const addMember = async (
  tx: Database,
  { groupId, profile, level, createdAt }: NewMember & { createdAt: Date },
): Promise<GroupMember | 'already-member'> => {
  if (!(await lockGroup(tx, groupId))) throw notFound();
  const added = await tx
    .insert(groupMembers)
    .values({ groupId, userId: profile.id, level, createdAt })
    .onConflictDoUpdate({
      target: [groupMembers.groupId, groupMembers.userId],
      set: { level, createdAt },
      setWhere: eq(groupMembers.level, JournalistLevel.Deleted),
    })
    .returning({ userId: groupMembers.userId });
  if (added.length === 0) return 'already-member';
  return { profile, level, levelClassMsg: nameOf(JournalistLevel, level) ?? '' };
};
