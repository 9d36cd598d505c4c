import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (special) => `\\${special}`);

/** A search as typed, without blanks around it, in the form texts are stored in. */
export const normalizeTerm = (term: string): string => term.trim().normalize('NFC');

/** `haystack`, in lower case, holds `part`, whatever its case; `%` and `_` in it mean themselves. */
export const containsPart = (haystack: AnyPgColumn | SQL, part: string): SQL =>
  sql`${haystack} LIKE lower(${`%${escapeLike(part)}%`})`;

/** `haystack`, in lower case, holds the term as typed. */
export const containsText = (haystack: AnyPgColumn | SQL, term: string): SQL =>
  containsPart(haystack, normalizeTerm(term));

/** The order of Thai and English readers, the same on both engines. */
export const inReadingOrder = (column: AnyPgColumn): SQL => sql`${column} COLLATE "und-x-icu"`;
