import os from 'node:os';

import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import { type OpenDatabase, StartError } from './database';
import { createJoin } from './instances/instance-lock';
import { MIGRATION_OPTIONS, type MigrationOptions, migratePostgres } from './instances/migrate-postgres';
import { schemaVersion } from './migrations';
import { createPostgresListen } from './postgres-listen';
import * as schema from './schema';

/** How an operator finds this instance in `pg_stat_activity`, unless DATABASE_URL or PGAPPNAME gives it another name. */
const NAME = `newsdesk ${os.hostname()} ${process.pid}`;

/** Opens PostgreSQL (15 or later) by its address, and brings its tables up to date. */
export const openPostgres = async (
  url: string,
  warn: (text: string) => void,
  options: MigrationOptions = MIGRATION_OPTIONS,
): Promise<OpenDatabase> => {
  const connection: pg.ClientConfig = {
    connectionString: url,
    fallback_application_name: NAME,
    connectionTimeoutMillis: 5_000,
  };
  try {
    await migratePostgres(connection, options, warn);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The database of DATABASE_URL cannot be used: ${String(error)}`);
  }
  const join = createJoin(schemaVersion(options.migrations), warn);
  const pool = new pg.Pool({
    ...connection,
    max: 20,
    statement_timeout: 30_000,
    // The pool waits for the promise, which its type does not say, and closes the connection if it is rejected.
    onConnect: join as (client: pg.ClientBase) => void,
  });
  // While a transaction holds a connection, the pool does not handle its errors, and an unhandled error ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => warn(`A database connection was lost: ${error.message}`));
  return {
    db: drizzle({ client: pool, schema }),
    listen: createPostgresListen(connection, join, warn),
    engine: 'postgres',
    close: () => pool.end(),
  };
};
