import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type Expression = AnyPgColumn | SQL;

/** Rows in a segment of a list. A literal in SQL, because the planner compares expressions with those of the index. */
export const SEGMENT_ROWS = sql.raw('4096');

/** The segment of the row at `place`; the first one, 0, is not indexed. */
export const segmentOf = (place: Expression): SQL => sql`${place} / ${SEGMENT_ROWS}`;

/** A group's segments have keys of their own, so that a search does not read other groups. */
export const groupSegment = (groupId: Expression, segment: Expression): SQL =>
  sql`(${groupId}::bigint << 20) + ${segment}`;

/** Each letter of `text` and each pair of neighbours as a key of the segment, a bigint (migration 0007). */
export const letterKeys = (segment: Expression, text: Expression): SQL =>
  sql`letter_keys(${segment}, ${text})`;

/** The keys of every text that contains `term`: a single key for a letter or a pair, which is twice as fast to look up. */
export const keysOfTerm = (segment: SQL, term: string): SQL =>
  [...term.toLowerCase()].length > 2
    ? letterKeys(segment, sql`lower(${term})`)
    : sql`ARRAY[hashtextextended(lower(${term}), ${segment})]`;
