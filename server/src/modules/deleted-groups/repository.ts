import { and, desc, eq, gt } from 'drizzle-orm';

import { DAY_MS, type DeletedGroup, type Id, JournalistLevel, TRASH_DAYS } from '@contract';

import type { Database } from '../../db/database';
import { deletedGroupMembers, groupMembers, journalistGroups, users } from '../../db/schema';
import { isGroup, lockGroup } from '../journalists/group-there';

const KEPT_MS = TRASH_DAYS * DAY_MS;

/** Groups deleted before this time are removed for good. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - KEPT_MS);

type Deletion = { now: Date; userId: Id | null };

/**
 * Deletes a group: it disappears with its news at once, however many it has, because only the group itself and its members
 * change. Returns null if there is no such group. Run it in a transaction.
 */
export const deleteGroup = async (tx: Database, groupId: Id, { now, userId }: Deletion) => {
  // What is published in it meanwhile comes before or after.
  if (!(await lockGroup(tx, groupId))) return null;
  const [deleted] = await tx
    .update(journalistGroups)
    .set({ deletedAt: now, deletedBy: userId })
    .where(isGroup(groupId))
    .returning({ name: journalistGroups.name, totalNews: journalistGroups.totalNews });
  if (!deleted) return null;
  const members = await tx.delete(groupMembers).where(eq(groupMembers.groupId, groupId)).returning();
  if (members.length > 0) await tx.insert(deletedGroupMembers).values(members);
  return deleted;
};

/**
 * Restores a deleted group with everybody who was ever in it, and returns it with its present members; null if no group with
 * this id can be restored. Fails on `GROUP_NAME_KEY` if another group has taken the name. Run it in a transaction.
 */
export const restoreGroup = async (tx: Database, groupId: Id, now: Date) => {
  await tx
    .select({ id: journalistGroups.id })
    .from(journalistGroups)
    .where(eq(journalistGroups.id, groupId))
    .for('update');
  const [restored] = await tx
    .update(journalistGroups)
    .set({ deletedAt: null, deletedBy: null })
    .where(and(eq(journalistGroups.id, groupId), gt(journalistGroups.deletedAt, keptSince(now))))
    .returning({
      id: journalistGroups.id,
      name: journalistGroups.name,
      createdAt: journalistGroups.createdAt,
      totalNews: journalistGroups.totalNews,
    });
  if (!restored) return null;
  const everybody = await tx
    .delete(deletedGroupMembers)
    .where(eq(deletedGroupMembers.groupId, groupId))
    .returning();
  if (everybody.length > 0) await tx.insert(groupMembers).values(everybody);
  return { ...restored, members: everybody.filter(({ level }) => level !== JournalistLevel.Deleted) };
};

/** The groups that can be restored, the latest deletion first. */
export const listDeletedGroups = async (db: Database, now: Date): Promise<DeletedGroup[]> => {
  const { id, name, totalNews, deletedAt } = journalistGroups;
  const rows = await db
    .select({ id, name, totalNews, deletedAt, deletedBy: { id: users.id, displayName: users.displayName } })
    .from(journalistGroups)
    .leftJoin(users, eq(users.id, journalistGroups.deletedBy))
    .where(gt(deletedAt, keptSince(now)))
    .orderBy(desc(deletedAt), desc(id));
  return rows.flatMap(({ deletedAt: at, ...row }) =>
    at === null
      ? []
      : [
          {
            ...row,
            deletedAt: at.toISOString(),
            keptUntil: new Date(at.getTime() + KEPT_MS).toISOString(),
          },
        ],
  );
};
