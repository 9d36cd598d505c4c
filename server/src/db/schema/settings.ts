import { pgTable, text } from 'drizzle-orm/pg-core';

/** The server's internal values, such as the key that signs tokens. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
