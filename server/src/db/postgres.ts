import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

import { type OpenDatabase, StartError } from './database';
import { foldStoredNames } from './fold-stored-names';
import { checkMigrations, MIGRATIONS } from './migrations';
import { createPostgresListen } from './postgres-listen';
import * as schema from './schema';

/** Held while migrating: if several instances start at once, one migrates and the others wait. */
const MIGRATION_LOCK = 7_202_601;

const migrateOnce = async (pool: pg.Pool, warn: (text: string) => void): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle({ client, schema });
    await checkMigrations(db);
    await migrate(db, MIGRATIONS);
    await foldStoredNames(db, warn);
  } finally {
    // Closing the connection ends the session, which releases the lock.
    client.release(true);
  }
};

/** Opens PostgreSQL (15 or later) by its address. */
export const openPostgres = async (url: string, warn: (text: string) => void): Promise<OpenDatabase> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
  });
  // While a transaction holds a connection, the pool does not handle its errors, and an unhandled error ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => warn(`A database connection was lost: ${error.message}`));
  try {
    await migrateOnce(pool, warn);
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    throw new StartError(`The database of DATABASE_URL cannot be used: ${String(error)}`);
  }
  return {
    db: drizzle({ client: pool, schema }),
    listen: createPostgresListen(url, warn),
    engine: 'postgres',
    close: () => pool.end(),
  };
};
