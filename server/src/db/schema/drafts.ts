import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import { users } from './users';

/** The unsaved text of a form, for its writer alone. The id is made by the client, so that it is unique only among those of its owner. */
export const drafts = pgTable(
  'drafts',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    form: text('form').notNull(),
    address: text('address').notNull(),
    name: text('name').notNull(),
    /** JSON, which the server does not look into. */
    values: text('values').notNull(),
    version: integer('version').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'drafts_pkey', columns: [table.userId, table.id] }),
    // The clean-up.
    index('drafts_saved_at_idx').on(table.savedAt),
  ],
);
