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

/** What may be done to a database to open it: make one where there is none, only upgrade its tables, or nothing. */
export type MayChange = 'make' | 'upgrade' | 'nothing';

/** The connections of a pool: all, those that are idle, and how many queries wait for one. */
export type ConnectionCounts = { open: number; idle: number; waiting: number; limit: number };

export type OpenDatabase = {
  db: Database;
  /** Where it is, for an operator: a folder, or the name and the computer of a database, without a password. */
  place: string;
  /** Whether it was made now. */
  isNew: boolean;
  listen: Listen;
  /** Absent on the embedded engine, which has no connections. */
  countConnections?: () => ConnectionCounts;
  engine: 'embedded' | 'postgres';
  close: () => Promise<void>;
};

/** An error that prevents the start; its message says how to fix it. */
export class StartError extends Error {
  override name = 'StartError';
}
