import { pgTable, text } from 'drizzle-orm/pg-core';

/** Values the server keeps for itself, such as the key that signs tokens. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
