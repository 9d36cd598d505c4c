import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A list of very many rows that is searched by its text. */
export type SearchedList = {
  table: PgTable;
  id: AnyPgColumn;
  /** The text in lower case, which has a trigram index. */
  text: AnyPgColumn | SQL;
  /** The name of the text's statistics in the view pg_stats. */
  statistics: { table: string; column: string };
  /** The rows of the list; all of the table where it is left out. */
  scope?: SQL;
  /** What the list is ordered by: a whole number from 0 on, which no two rows of the list share. */
  place: AnyPgColumn;
  lastPlace: SQL;
  highestFirst: boolean;
  /** The expression of the letter index. */
  keys: SQL;
  /** What the index calls segment number `segment` of this list. */
  segmentName: (segment: SQL) => SQL;
};
