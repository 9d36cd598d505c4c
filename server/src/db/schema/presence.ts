import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import { news } from './news';
import { users } from './users';

/**
 * Who has an item of news open, in the database so that all instances know it. Each open page has a row, which it renews. No index
 * contains `seen_at`, so that renewing a row writes no index.
 */
export const presence = pgTable(
  'presence',
  {
    newsId: integer('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The open page; its console makes the id. */
    client: text('client').notNull(),
    isEditing: boolean('is_editing').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ name: 'presence_pkey', columns: [table.newsId, table.userId, table.client] })],
);
