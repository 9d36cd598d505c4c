import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { groupMembers, journalistGroups, news } from '../../db/schema';
import { addTagUses, findWrongTags } from '../tag-suggestions/repository';

/** A stored number that differs from what it counts: news of a group, of its member `userId`, or with a `tag`. */
export type WrongCounter = {
  groupId: Id;
  userId: Id | null;
  tag?: string;
  counter: 'totalNews' | 'totalViews' | 'newsCount' | 'tagUses';
  stored: number;
  counted: number;
};

const wrongInGroup = async (db: Database, groupId: Id): Promise<WrongCounter[]> => {
  const isOfGroup = eq(news.groupId, journalistGroups.id);
  const [group] = await db
    .select({
      ...getTableColumns(journalistGroups),
      counted: {
        totalNews: sql`(SELECT count(*) FROM ${news} WHERE ${isOfGroup})`.mapWith(Number),
        totalViews:
          sql`(SELECT coalesce(sum(${news.totalViews}), 0) FROM ${news} WHERE ${isOfGroup})`.mapWith(Number),
      },
    })
    .from(journalistGroups)
    .where(eq(journalistGroups.id, groupId));
  if (!group) return [];
  return (['totalNews', 'totalViews'] as const)
    .map((counter) => ({
      groupId,
      userId: null,
      counter,
      stored: group[counter],
      counted: group.counted[counter],
    }))
    .filter(({ stored, counted }) => stored !== counted);
};

const wrongOfMembers = async (db: Database, groupId: Id): Promise<WrongCounter[]> => {
  // A condition of its own: in a select from one table, drizzle leaves the table out of a column that stands in its SQL.
  const isOfMember = and(eq(news.groupId, groupMembers.groupId), eq(news.authorId, groupMembers.userId));
  const rows = await db
    .select({
      userId: groupMembers.userId,
      stored: groupMembers.newsCount,
      counted: sql`(SELECT count(*) FROM ${news} WHERE ${isOfMember})`.mapWith(Number),
    })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, groupId))
    .orderBy(asc(groupMembers.userId));
  return rows
    .filter(({ stored, counted }) => stored !== counted)
    .map((row) => ({ groupId, counter: 'newsCount' as const, ...row }));
};

const wrongTags = async (db: Database, groupId: Id): Promise<WrongCounter[]> =>
  (await findWrongTags(db, groupId)).map((row) => ({ groupId, userId: null, counter: 'tagUses', ...row }));

/** Counts a group's news again, and returns the stored numbers that differ. Only `repairCounters` excludes writes meanwhile. */
export const findWrongCounters = async (db: Database, groupId: Id): Promise<WrongCounter[]> => [
  ...(await wrongInGroup(db, groupId)),
  ...(await wrongOfMembers(db, groupId)),
  ...(await wrongTags(db, groupId)),
];

/** Corrects the stored numbers of a group, and returns those that it corrected. Writes to the group's list wait meanwhile. */
export const repairCounters = (db: Database, groupId: Id): Promise<WrongCounter[]> =>
  db.transaction(async (tx) => {
    // Every write that changes one of the numbers locks the group first.
    await tx
      .select({ id: journalistGroups.id })
      .from(journalistGroups)
      .where(eq(journalistGroups.id, groupId))
      .for('update');
    const wrong = await findWrongCounters(tx, groupId);
    for (const { counter, stored, counted, userId, tag } of wrong) {
      if (tag !== undefined) await addTagUses(tx, groupId, new Map([[tag, counted - stored]]));
      else if (userId === null) {
        await tx
          .update(journalistGroups)
          .set({ [counter]: counted })
          .where(eq(journalistGroups.id, groupId));
      } else {
        await tx
          .update(groupMembers)
          .set({ newsCount: counted })
          .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId)));
      }
    }
    return wrong;
  });

/** All groups, in the order of their ids. */
export const listGroupIds = async (db: Database): Promise<Id[]> => {
  const rows = await db
    .select({ id: journalistGroups.id })
    .from(journalistGroups)
    .orderBy(asc(journalistGroups.id));
  return rows.map(({ id }) => id);
};
