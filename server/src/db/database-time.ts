import { sql } from 'drizzle-orm';

import type { Database } from './database';

/** The time by the database's clock, which all instances share. */
export const databaseTime = async (db: Database): Promise<Date> => {
  const answer = await db.execute(sql`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms`);
  const { rows } = answer as { rows: { ms: string }[] }; // as both drivers answer
  return new Date(Number(rows[0]?.ms));
};
