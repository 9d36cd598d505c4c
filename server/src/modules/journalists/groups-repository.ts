import { and, asc, count, desc, eq, gte, isNull, ne, sql } from 'drizzle-orm';

import {
  type GroupMember,
  type GroupStatistics,
  type Id,
  type JournalistGroup,
  JournalistLevel,
  nameOf,
  type NewsCategory,
} from '@contract';

import type { Database } from '../../db/database';
import { namedAs } from '../../db/name-key';
import {
  groupCategories,
  groupMembers,
  journalistGroups,
  news,
  newsCategories,
  users,
} from '../../db/schema';
import { inNames } from '../../db/search/conditions';
import { violatesForeignKey } from '../../db/sql-errors';
import { inReadingOrder } from '../../db/sql-text';
import { notFound } from '../../http/api-error';
import { categoryColumns } from '../categories/repository';

import { isGroup } from './group-there';

const GROUP_CATEGORY_KEY = 'group_categories_category_id_news_categories_id_fk';
export const GROUP_NAME_KEY = 'journalist_groups_name_key';

const isActive = ne(groupMembers.level, JournalistLevel.Deleted);

/** All groups, oldest first, each with the caller's membership. */
export const listGroups = async (db: Database, callerId: Id, search: string): Promise<JournalistGroup[]> => {
  const rows = await db
    .select({
      id: journalistGroups.id,
      name: journalistGroups.name,
      createdAt: journalistGroups.createdAt,
      level: groupMembers.level,
    })
    .from(journalistGroups)
    .leftJoin(
      groupMembers,
      and(eq(groupMembers.groupId, journalistGroups.id), eq(groupMembers.userId, callerId), isActive),
    )
    .where(and(isNull(journalistGroups.deletedAt), inNames(sql`' ' || ${journalistGroups.nameKey}`, search)))
    .orderBy(asc(journalistGroups.id));
  return rows.map(({ level, createdAt, ...group }) => ({
    ...group,
    createdAt: createdAt.toISOString(),
    me: level === null ? null : { level },
  }));
};

/** The members, highest level first, without Deleted ones. */
export const listMembers = async (db: Database, groupId: Id): Promise<GroupMember[]> => {
  const rows = await db
    .select({
      profile: { id: users.id, displayName: users.displayName, avatarUrl: users.avatarUrl },
      level: groupMembers.level,
    })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(eq(groupMembers.groupId, groupId), isActive))
    .orderBy(asc(groupMembers.level), inReadingOrder(users.displayName), asc(users.id));
  return rows.map((row) => ({ ...row, levelClassMsg: nameOf(JournalistLevel, row.level) ?? '' }));
};

export const findGroup = async (
  db: Database,
  groupId: Id,
): Promise<Pick<JournalistGroup, 'id' | 'name' | 'createdAt'> | null> => {
  const [row] = await db
    .select({ id: journalistGroups.id, name: journalistGroups.name, createdAt: journalistGroups.createdAt })
    .from(journalistGroups)
    .where(isGroup(groupId));
  return row ? { ...row, createdAt: row.createdAt.toISOString() } : null;
};

/** Creates a group; its creator becomes its Head. Run it in a transaction. */
export const createGroup = async (
  tx: Database,
  { name, headId, createdAt }: { name: string; headId: Id; createdAt: Date },
): Promise<JournalistGroup> => {
  const [row] = await tx
    .insert(journalistGroups)
    .values({ ...namedAs(name), createdAt })
    .returning({ id: journalistGroups.id });
  if (!row) throw new Error('The group was not stored.');
  await tx
    .insert(groupMembers)
    .values({ groupId: row.id, userId: headId, level: JournalistLevel.Head, createdAt });
  return { id: row.id, name, createdAt: createdAt.toISOString(), me: { level: JournalistLevel.Head } };
};

export const groupStatistics = async (
  db: Database,
  groupId: Id,
  weekStart: Date,
): Promise<GroupStatistics | null> => {
  const [totals] = await db
    .select({ totalNews: journalistGroups.totalNews, totalViews: journalistGroups.totalViews })
    .from(journalistGroups)
    .where(isGroup(groupId));
  if (!totals) return null;
  const [[categories], [members], [thisWeek]] = await Promise.all([
    db.select({ total: count() }).from(groupCategories).where(eq(groupCategories.groupId, groupId)),
    db
      .select({ total: count() })
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, groupId), isActive)),
    db
      .select({ total: count() })
      .from(news)
      .where(and(eq(news.groupId, groupId), gte(news.createdAt, weekStart))),
  ]);
  return {
    ...totals,
    totalCategory: categories?.total ?? 0,
    totalMembers: members?.total ?? 0,
    totalNewsInThisWeek: thisWeek?.total ?? 0,
  };
};

export const listGroupCategories = (db: Database, groupId: Id): Promise<NewsCategory[]> =>
  db
    .select(categoryColumns)
    .from(groupCategories)
    .innerJoin(newsCategories, eq(newsCategories.id, groupCategories.categoryId))
    .where(eq(groupCategories.groupId, groupId))
    .orderBy(desc(newsCategories.sortOrder));

/** Returns false, without a change, if the group already has the category. The category may have been deleted a moment ago. */
export const addGroupCategory = async (db: Database, groupId: Id, categoryId: Id): Promise<boolean> => {
  const added = await db
    .insert(groupCategories)
    .values({ groupId, categoryId })
    .onConflictDoNothing()
    .returning({ categoryId: groupCategories.categoryId })
    .catch((error: unknown) => {
      throw violatesForeignKey(error, GROUP_CATEGORY_KEY) ? notFound() : error;
    });
  return added.length > 0;
};

/** Returns false if the group does not have the category. The group's news keeps the category. */
export const removeGroupCategory = async (db: Database, groupId: Id, categoryId: Id): Promise<boolean> => {
  const removed = await db
    .delete(groupCategories)
    .where(and(eq(groupCategories.groupId, groupId), eq(groupCategories.categoryId, categoryId)))
    .returning({ categoryId: groupCategories.categoryId });
  return removed.length > 0;
};
