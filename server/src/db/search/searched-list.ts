import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A long list that is searched by its text. */
export type SearchedList = {
  table: PgTable;
  id: AnyPgColumn;
  /** The text in lower case, which has a trigram index. */
  text: AnyPgColumn | SQL;
  /** The name of the text column in the view pg_stats. */
  statistics: { table: string; column: string };
  /** The condition for the rows of the list; if absent, all rows of the table. */
  scope?: SQL;
  /** The sort key of the list: a unique integer from 0. */
  place: AnyPgColumn;
  lastPlace: SQL;
  highestFirst: boolean;
  /** The expression of the letter index. */
  keys: SQL;
  /** The index's name of segment number `segment` of this list. */
  segmentName: (segment: SQL) => SQL;
};
