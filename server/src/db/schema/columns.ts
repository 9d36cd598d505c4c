import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core';

export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
export const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

/**
 * The folded form of a name (db/name-key.ts), which is unique. The database fills in a placeholder if it is left out (migration
 * names_folded); it has no default here, so that no code can forget it.
 */
export const nameKey = (column: string) => text(column).notNull();

/** The searchable words of a text with their places and weights (db/search/lexemes.ts). */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
