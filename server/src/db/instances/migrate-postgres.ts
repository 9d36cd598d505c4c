import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

import { type Database, type MayChange, StartError } from '../database';
import { fillPublishedCopies } from '../fill-published-copies';
import { foldStoredNames } from '../fold-stored-names';
import {
  announceUpgrade,
  hideRecord,
  type MigrationPlan,
  MIGRATIONS,
  planMigrations,
  refuseChange,
} from '../migrations';
import * as schema from '../schema';
import { waitsTooLong } from '../sql-errors';

import { refuseEngine } from './judge-engine';
import { describeConnections, findTransactions } from './other-connections';
import { refuseSharedConnections } from './shared-connections';
import { waitUntilAlone } from './upgrade-alone';

/** Held while migrating or restoring: if several instances start at once, one migrates and the others wait. */
export const MIGRATION_LOCK = 7_202_601;
/** How long one statement of a migration waits for the lock of a table. */
const TABLE_LOCK_MS = 10_000;

export type MigrationOptions = {
  migrations: typeof MIGRATIONS;
  /** How long an upgrade waits for the instances of the earlier release to stop. */
  patienceMs: number;
  tableLockMs: number;
  may: MayChange;
  /** After this, whoever waits is told what for. */
  wordMs: number;
};

export const MIGRATION_OPTIONS: MigrationOptions = {
  migrations: MIGRATIONS,
  patienceMs: 30_000,
  tableLockMs: TABLE_LOCK_MS,
  may: 'make',
  wordMs: 5_000,
};

/** Which database a connection uses, and on which computer. */
export const placeOf = ({ database, host, port }: pg.Client): string =>
  `PostgreSQL "${database ?? ''}" on ${host}:${port}`;

const applyMigrations = async (client: pg.Client, options: MigrationOptions): Promise<void> => {
  const db = drizzle({ client, schema });
  await client.query(`SET lock_timeout = ${options.tableLockMs}`);
  try {
    await hideRecord(db);
    await migrate(db, options.migrations);
  } catch (error) {
    if (!waitsTooLong(error)) throw error;
    throw new StartError(
      'The upgrade needs a table that another connection has locked. Nothing was changed. Start again later.\n' +
        `Connections with an open transaction:\n${describeConnections(await findTransactions(client))}`,
    );
  }
};

const migrateAlone = async (
  client: pg.Client,
  options: MigrationOptions,
  warn: (text: string) => void,
): Promise<MigrationPlan> => {
  const db: Database = drizzle({ client, schema });
  const plan = await planMigrations(db, options.migrations);
  refuseChange(plan, options.may, placeOf(client));
  if (options.may === 'nothing') return plan;
  await refuseEngine(client, plan.isNew, warn);
  if (plan.missing > 0) {
    if (!plan.isNew) {
      const { missing } = plan;
      await waitUntilAlone(client, { ...options, missing, migrationLock: MIGRATION_LOCK, warn });
    }
    await announceUpgrade(db, plan, warn);
  }
  await applyMigrations(client, options);
  await client.query('SET lock_timeout = 0');
  await foldStoredNames(db, warn);
  await fillPublishedCopies(db);
  return plan;
};

/** Brings the tables up to date, if they are not, while no other instance is connected. Resolves to what it did. */
export const migratePostgres = async (
  connection: pg.ClientConfig,
  options: MigrationOptions,
  warn: (text: string) => void,
): Promise<MigrationPlan> => {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  const slow = setTimeout(
    () => warn(`Waiting for ${placeOf(client)}: another instance migrates it, or no connection is free.`),
    options.wordMs,
  );
  try {
    await client.connect();
    await refuseSharedConnections(client, connection);
    await client.query('SET statement_timeout = 0');
    // Whoever may change nothing waits for nobody who does.
    if (options.may !== 'nothing') await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    clearTimeout(slow);
    return await migrateAlone(client, options, warn);
  } finally {
    clearTimeout(slow);
    // Closing the connection releases its locks.
    await client.end().catch(() => undefined);
  }
};
