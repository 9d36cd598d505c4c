import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The sort order for Thai and English readers, the same on both engines. */
export const inReadingOrder = (column: AnyPgColumn): SQL => sql`${column} COLLATE "und-x-icu"`;
