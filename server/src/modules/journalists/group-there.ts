import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { journalistGroups } from '../../db/schema';

/*
 * A deleted group keeps its rows, so that it can be restored. What finds the group through its members needs no condition,
 * because a deleted group has none (`deleted-groups/repository.ts`). Everything else uses one of these.
 */

/** The group that has this id, if it is not deleted. */
export const isGroup = (groupId: Id): SQL | undefined =>
  and(eq(journalistGroups.id, groupId), isNull(journalistGroups.deletedAt));

/** Whether the column names a group that is not deleted; the group column of deleted news names none. */
export const inGroupThatIsThere = (groupId: AnyPgColumn): SQL =>
  sql`${groupId} IN (SELECT ${journalistGroups.id} FROM ${journalistGroups} WHERE ${journalistGroups.deletedAt} IS NULL)`;

export const groupExists = async (db: Database, groupId: Id): Promise<boolean> => {
  const rows = await db.select({ id: journalistGroups.id }).from(journalistGroups).where(isGroup(groupId));
  return rows.length > 0;
};

/**
 * Locks a group until the transaction ends; null if there is no such group. Of two simultaneous changes of its members, or a
 * change and its deletion, the second sees the result of the first. With `no key update`, rows that refer to the group can still
 * be stored meanwhile: needed by whoever waits for the locks of such writers.
 */
export const lockGroup = async (
  tx: Database,
  groupId: Id,
  strength: 'update' | 'no key update' = 'update',
) => {
  const [group] = await tx
    .select({ name: journalistGroups.name, nameKey: journalistGroups.nameKey })
    .from(journalistGroups)
    .where(isGroup(groupId))
    .for(strength);
  return group ?? null;
};
