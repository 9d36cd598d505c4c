import { and, asc, eq, ne } from 'drizzle-orm';

import { type Id, JournalistLevel, type ManagedMember, nameOf } from '@contract';

import type { Database } from '../../db/database';
import { renamedTo } from '../../db/name-key';
import { groupMembers, journalistGroups, users } from '../../db/schema';
import { inReadingOrder } from '../../db/sql-text';
import { notFound } from '../../http/api-error';
import { lockGroup } from '../journalists/group-there';

const isActive = ne(groupMembers.level, JournalistLevel.Deleted);

const memberColumns = {
  profile: { id: users.id, displayName: users.displayName, avatarUrl: users.avatarUrl },
  level: groupMembers.level,
  since: groupMembers.createdAt,
  newsCount: groupMembers.newsCount,
};

type Row = Pick<ManagedMember, 'profile' | 'level' | 'newsCount'> & { since: Date };

const present = (row: Row): ManagedMember => ({
  ...row,
  levelClassMsg: nameOf(JournalistLevel, row.level) ?? '',
  since: row.since.toISOString(),
});

/** The members, highest level first, without Deleted ones. */
export const listManagedMembers = async (db: Database, groupId: Id): Promise<ManagedMember[]> => {
  const rows = await db
    .select(memberColumns)
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(eq(groupMembers.groupId, groupId), isActive))
    .orderBy(asc(groupMembers.level), inReadingOrder(users.displayName), asc(users.id));
  return rows.map(present);
};

/** One member, or null if the user is not a member. Locks the group until the transaction ends. */
export const lockMember = async (tx: Database, groupId: Id, userId: Id): Promise<ManagedMember | null> => {
  if (!(await lockGroup(tx, groupId))) throw notFound();
  const [row] = await tx
    .select(memberColumns)
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId), isActive));
  return row ? present(row) : null;
};

/** Changes the member's level; Deleted removes the member from the group. Their news stays either way. */
export const setLevel = async (
  tx: Database,
  { groupId, userId, level }: { groupId: Id; userId: Id; level: JournalistLevel },
): Promise<void> => {
  await tx
    .update(groupMembers)
    .set({ level })
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId)));
};

/** Renames the group; returns the old name, or null if there is no such group. */
export const renameGroup = async (tx: Database, groupId: Id, name: string): Promise<string | null> => {
  const group = await lockGroup(tx, groupId);
  if (!group) return null;
  await tx.update(journalistGroups).set(renamedTo(group, name)).where(eq(journalistGroups.id, groupId));
  return group.name;
};
