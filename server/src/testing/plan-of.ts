import { sql, type SQLWrapper } from 'drizzle-orm';

import type { Database } from '../db/database';

/** How the database runs a query, with the number of rows that each step read. */
export const planOf = async (db: Database, query: SQLWrapper): Promise<string> => {
  // `execute` has no row type; EXPLAIN returns one column.
  const { rows } = (await db.execute(sql`EXPLAIN (ANALYZE, TIMING OFF, SUMMARY OFF) ${query}`)) as {
    rows: { 'QUERY PLAN': string }[];
  };
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};
