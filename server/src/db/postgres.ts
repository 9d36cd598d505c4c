import os from 'node:os';

import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import { type OpenDatabase, StartError } from './database';
import { inWords } from './in-words';
import { createJoin } from './instances/instance-lock';
import {
  MIGRATION_OPTIONS,
  type MigrationOptions,
  migratePostgres,
  placeOf,
} from './instances/migrate-postgres';
import { schemaVersion } from './migrations';
import { createPostgresListen } from './postgres-listen';
import * as schema from './schema';
import { createWatchedPool } from './slow-queries';

/** How an operator finds this instance in `pg_stat_activity`, unless DATABASE_URL or PGAPPNAME gives it another name. */
const NAME = `newsdesk ${os.hostname()} ${process.pid}`;

const MAX_CONNECTIONS = 20;

/**
 * How long a statement and a lock may take, how times are written, and what transactions see, whatever the database says; a
 * connection that waits stays. Each connection sets it itself, because a pooler refuses a start with a setting that it does not know.
 */
const SETTINGS = `SET statement_timeout = 30000; SET lock_timeout = 0; SET idle_session_timeout = 0;
  SET default_transaction_isolation = 'read committed'; SET datestyle = ISO`;

const placeIn = (connection: pg.ClientConfig): string => {
  try {
    return placeOf(new pg.Client(connection));
  } catch (error) {
    // A file that it names is read at once.
    throw new StartError(`DATABASE_URL cannot be used. ${inWords(error)}`);
  }
};

/** Opens PostgreSQL (15 or later) by its address, and brings its tables up to date. */
export const openPostgres = async (
  url: string,
  warn: (text: string) => void,
  { slowQueryMs = 0, ...given }: Partial<MigrationOptions> & { slowQueryMs?: number } = {},
): Promise<OpenDatabase> => {
  const options = { ...MIGRATION_OPTIONS, ...given };
  const connection: pg.ClientConfig = {
    connectionString: url,
    fallback_application_name: NAME,
    connectionTimeoutMillis: 5_000,
  };
  const place = placeIn(connection);
  const { isNew } = await migratePostgres(connection, options, warn).catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    throw new StartError(`${place} cannot be used. ${inWords(error)}`);
  });
  const admit = createJoin(schemaVersion(options.migrations), warn);
  const join = async (client: pg.ClientBase) => {
    await admit(client);
    await client.query(SETTINGS);
  };
  const poolConfig: pg.PoolConfig = {
    ...connection,
    max: MAX_CONNECTIONS,
    // The pool waits for the promise, which its type does not say, and closes the connection if it is rejected.
    onConnect: join as (client: pg.ClientBase) => void,
  };
  const pool = slowQueryMs > 0 ? createWatchedPool(poolConfig, slowQueryMs, warn) : new pg.Pool(poolConfig);
  // While a transaction holds a connection, the pool does not handle its errors, and an unhandled error ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => warn(`A database connection was lost: ${error.message}`));
  return {
    db: drizzle({ client: pool, schema }),
    place,
    isNew,
    listen: createPostgresListen(connection, join, warn),
    countConnections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      limit: MAX_CONNECTIONS,
    }),
    engine: 'postgres',
    close: () => pool.end(),
  };
};
