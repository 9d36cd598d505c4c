import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The number of rows of a table whose list has a last page, maintained by triggers (migration 0034). */
export const totals = pgTable('totals', {
  table: text('table_name').primaryKey(),
  total: integer('total').notNull(),
});
