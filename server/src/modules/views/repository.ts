import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';

import { type Id, JournalistLevel, type SavedView, type SavedViewRequest } from '@contract';

import type { Database } from '../../db/database';
import { namedAs } from '../../db/name-key';
import { groupMembers, journalistGroups, savedViews, users } from '../../db/schema';

/** The views that a person sees: their own and those of their groups, oldest first. What is shared with a group that they have left is neither. */
export const listViews = async (db: Database, userId: Id): Promise<SavedView[]> => {
  const ownGroups = db
    .select({ id: groupMembers.groupId })
    .from(groupMembers)
    .where(and(eq(groupMembers.userId, userId), ne(groupMembers.level, JournalistLevel.Deleted)));
  const rows = await db
    .select({
      id: savedViews.id,
      name: savedViews.name,
      query: savedViews.query,
      group: { id: journalistGroups.id, name: journalistGroups.name },
      owner: { id: users.id, displayName: users.displayName },
    })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.userId))
    .leftJoin(journalistGroups, eq(journalistGroups.id, savedViews.groupId))
    .where(
      or(
        and(eq(savedViews.userId, userId), isNull(savedViews.groupId)),
        inArray(savedViews.groupId, ownGroups),
      ),
    )
    .orderBy(asc(savedViews.id));
  return rows.map((row) => ({ ...row, isOwn: row.owner.id === userId }));
};

const valuesOf = ({ name, query, groupId }: SavedViewRequest) => ({ ...namedAs(name), query, groupId });

/** Stores a view of a locked person; returns its id. */
export const addView = async (tx: Database, userId: Id, view: SavedViewRequest): Promise<Id> => {
  const [row] = await tx
    .insert(savedViews)
    .values({ userId, ...valuesOf(view) })
    .returning({ id: savedViews.id });
  if (!row) throw new Error('The view was not stored.');
  return row.id;
};

export const updateView = async (tx: Database, id: Id, view: SavedViewRequest): Promise<void> => {
  await tx.update(savedViews).set(valuesOf(view)).where(eq(savedViews.id, id));
};

export const deleteView = async (tx: Database, id: Id): Promise<void> => {
  await tx.delete(savedViews).where(eq(savedViews.id, id));
};
