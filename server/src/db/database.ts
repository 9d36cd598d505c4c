import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

import type * as schema from './schema';

/** One SQL dialect over both engines: PGlite in a folder, PostgreSQL by address. A transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

export type OpenDatabase = {
  db: Database;
  engine: 'embedded' | 'postgres';
  close: () => Promise<void>;
};

/** A start that cannot go on, with a message that says what to do about it. */
export class StartError extends Error {
  override name = 'StartError';
}
