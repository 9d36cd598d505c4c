import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

import type * as schema from './schema';

/** One SQL dialect over both engines: PGlite in a folder, PostgreSQL by address. A transaction also has this type. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/**
 * Subscribes to the notifications (`pg_notify`) that any instance on the same database sends on a channel. `onGap` is
 * called when notifications may have been missed. Resolves, once it is subscribed, to the function that unsubscribes.
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

/** An error that prevents the start; its message says how to fix it. */
export class StartError extends Error {
  override name = 'StartError';
}
