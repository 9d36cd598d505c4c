import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

import type { JournalistLevel } from '@contract';

import { newsCategories } from './categories';
import { createdAt, id, nameKey } from './columns';
import { users } from './users';

export const journalistGroups = pgTable(
  'journalist_groups',
  {
    id: id(),
    name: text('name').notNull(),
    nameKey: nameKey('name_key'),
    createdAt: createdAt(),
    /** Updated in the transaction that adds or removes news, so that no screen has to count rows. */
    totalNews: integer('total_news').notNull().default(0),
    totalViews: integer('total_views').notNull().default(0),
    /** When and by whom the group was deleted; otherwise null (`modules/journalists/group-there.ts`). */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    deletedBy: integer('deleted_by').references(() => users.id),
  },
  (table) => [
    // Names that are taken; a deleted group leaves its name to others.
    uniqueIndex('journalist_groups_name_key')
      .on(table.nameKey)
      .where(sql`${table.deletedAt} IS NULL`),
    // The list of deleted groups, and the clean-up.
    index('journalist_groups_deleted_idx')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} IS NOT NULL`),
  ],
);

/** The group column of every table whose rows are removed with their group. */
export const groupId = () =>
  integer('group_id')
    .notNull()
    .references(() => journalistGroups.id, { onDelete: 'cascade' });

const memberColumns = () => ({
  groupId: groupId(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  level: integer('level').$type<JournalistLevel>().notNull(),
  createdAt: createdAt(),
  /** How many of the group's news the member wrote, maintained by triggers (migration 0013). */
  newsCount: integer('news_count').notNull().default(0),
});

export const groupMembers = pgTable('group_members', memberColumns(), (table) => [
  primaryKey({ columns: [table.groupId, table.userId] }),
  // The groups of a person: the desk, the list of all news.
  index('group_members_user_idx').on(table.userId),
]);

/** The members of deleted groups. They are in a table of their own, so that no query finds them as members. */
export const deletedGroupMembers = pgTable('deleted_group_members', memberColumns(), (table) => [
  primaryKey({ name: 'deleted_group_members_pkey', columns: [table.groupId, table.userId] }),
]);

export const groupCategories = pgTable(
  'group_categories',
  {
    groupId: groupId(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => newsCategories.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.categoryId] }),
    // The groups that have a category, when it is deleted.
    index('group_categories_category_idx').on(table.categoryId),
  ],
);
