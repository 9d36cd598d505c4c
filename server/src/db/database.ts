import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

import type * as schema from './schema';

/** One SQL dialect over both engines: PGlite in a folder, PostgreSQL by address. A transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/**
 * Hears what any instance on the same database notifies on a channel (`pg_notify`) after its transaction. `onGap` is
 * called where notifications may have been missed. Resolves, once it hears, to what ends it.
 */
export type Listen = (
  channel: string,
  onPayload: (payload: string) => void,
  onGap: () => void,
) => Promise<() => Promise<void>>;

export type OpenDatabase = {
  db: Database;
  listen: Listen;
  engine: 'embedded' | 'postgres';
  close: () => Promise<void>;
};

/** A start that cannot go on, with a message that says what to do about it. */
export class StartError extends Error {
  override name = 'StartError';
}
