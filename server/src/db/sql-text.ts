import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { cleanText } from '@contract';

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (special) => `\\${special}`);

/** A search term as typed, cleaned like stored texts. */
export const normalizeTerm = cleanText;

/** `haystack`, in lower case, contains `part`, ignoring case; `%` and `_` are literal. */
export const containsPart = (haystack: AnyPgColumn | SQL, part: string): SQL =>
  sql`${haystack} LIKE lower(${`%${escapeLike(part)}%`})`;

/** `haystack`, in lower case, contains the search term. */
export const containsText = (haystack: AnyPgColumn | SQL, term: string): SQL =>
  containsPart(haystack, normalizeTerm(term));

/** The sort order for Thai and English readers, the same on both engines. */
export const inReadingOrder = (column: AnyPgColumn): SQL => sql`${column} COLLATE "und-x-icu"`;
