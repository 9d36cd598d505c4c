import { type SQL, sql } from 'drizzle-orm';

import type { Database } from '../db/database';

/** Runs free SQL, whose rows Drizzle does not type. */
export const query = async <Row>(db: Database, text: string | SQL): Promise<Row[]> => {
  const { rows } = (await db.execute(typeof text === 'string' ? sql.raw(text) : text)) as unknown as {
    rows: Row[];
  };
  return rows;
};

/** A name as SQL writes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
