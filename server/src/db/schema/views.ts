import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { id, nameKey } from './columns';
import { journalistGroups } from './groups';
import { users } from './users';

/** The saved views of the list of news: of a person alone, or shared with a group. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The group whose members see it; it goes with the group. */
    groupId: integer('group_id').references(() => journalistGroups.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    nameKey: nameKey('name_key'),
    /** The parameters of the address, as `viewQuery` writes them. */
    query: text('query').notNull(),
  },
  (table) => [
    // The views of a person, whose names are theirs.
    uniqueIndex('saved_views_user_key')
      .on(table.userId, table.nameKey)
      .where(sql`${table.groupId} IS NULL`),
    // The views of a group.
    uniqueIndex('saved_views_group_key')
      .on(table.groupId, table.nameKey)
      .where(sql`${table.groupId} IS NOT NULL`),
  ],
);
