import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (special) => `\\${special}`);

/** `haystack` holds the term as typed, whatever its case; `%` and `_` in the term mean themselves. */
export const containsText = (haystack: AnyPgColumn | SQL, term: string): SQL =>
  sql`${haystack} LIKE lower(${`%${escapeLike(term.trim().normalize('NFC'))}%`})`;

/** The order of Thai and English readers, the same on both engines. */
export const inReadingOrder = (column: AnyPgColumn): SQL => sql`${column} COLLATE "und-x-icu"`;
