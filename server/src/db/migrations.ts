import { sql } from 'drizzle-orm';
import { type MigrationConfig, readMigrationFiles } from 'drizzle-orm/migrator';

import { MIGRATIONS_FOLDER } from '../paths';

import { type Database, type MayChange, StartError } from './database';

/** The migration options for drizzle, on both engines. */
export const MIGRATIONS = {
  migrationsFolder: MIGRATIONS_FOLDER,
  migrationsSchema: 'drizzle',
  migrationsTable: 'newsdesk_migrations',
} satisfies MigrationConfig;

/** Where earlier releases look up the migrations of a database; a view with this name makes their query fail. */
const EARLIER_TABLE = 'drizzle.__drizzle_migrations';
const TABLE = 'drizzle.newsdesk_migrations';

/** What a release would change in a database. */
export type MigrationPlan = {
  /** Whether the database has no table of the product yet. */
  isNew: boolean;
  /** How many migrations it lacks. */
  missing: number;
};

const readRecord = async (db: Database): Promise<number[] | undefined> => {
  // Drizzle does not type the rows of free SQL.
  const { rows: found } = (await db.execute(
    sql`SELECT oid::regclass::text AS name FROM pg_class
        WHERE oid IN (to_regclass(${TABLE}), to_regclass(${EARLIER_TABLE})) AND relkind = 'r'`,
  )) as unknown as { rows: { name: string }[] };
  const [record] = found;
  if (!record) return undefined;
  const { rows } = (await db.execute(
    sql`SELECT created_at::text AS "madeAt" FROM ${sql.raw(record.name)}`,
  )) as unknown as { rows: { madeAt: string }[] };
  return rows.map(({ madeAt }) => Number(madeAt));
};

/** The version of this release's tables: the time of its newest migration. */
export const schemaVersion = (migrations: MigrationConfig): number =>
  Math.max(...readMigrationFiles(migrations).map(({ folderMillis }) => folderMillis));

/**
 * Reads which migrations a database lacks, and changes nothing. Refuses a database with a migration that this release does not
 * know.
 */
export const planMigrations = async (
  db: Database,
  migrations: MigrationConfig = MIGRATIONS,
): Promise<MigrationPlan> => {
  const known = readMigrationFiles(migrations).map(({ folderMillis }) => folderMillis);
  const record = await readRecord(db);
  if (!record) return { isNew: true, missing: known.length };
  if (record.some((madeAt) => !known.includes(madeAt))) {
    throw new StartError(
      'This database was upgraded by a newer release of Newsdesk, and this release cannot use it.\n' +
        'Start the newer release, or restore a back-up that was made before the upgrade.',
    );
  }
  const newest = Math.max(...record, 0);
  return { isNew: false, missing: known.filter((madeAt) => madeAt > newest).length };
};

/** Refuses a database that lacks tables, if they may not be made. `place` says where it is. */
export const refuseChange = ({ isNew, missing }: MigrationPlan, may: MayChange, place: string): void => {
  if (isNew && may === 'upgrade') {
    throw new StartError(
      `There is no database of Newsdesk in ${place}, and NEWSDESK_REQUIRE_DATA is on, so none is made.\n` +
        'Check that the disk is mounted and that NEWSDESK_DATA or DATABASE_URL names the right place.',
    );
  }
  if (isNew && may === 'nothing') {
    throw new StartError(
      `There is no database of Newsdesk in ${place}. Check NEWSDESK_DATA or DATABASE_URL.\n` +
        'In a new installation, start the server once, or make the database with: npm run create-database',
    );
  }
  if (missing > 0 && may === 'nothing') {
    throw new StartError(
      `The database in ${place} was not upgraded to this release yet. Start the server once, which upgrades it.`,
    );
  }
};

/**
 * Earlier releases start on any database whose newest migration is not older than theirs, and write rows that this release
 * cannot use. Therefore the record of migrations moves to a name that they do not know.
 */
export const hideRecord = async (db: Database): Promise<void> => {
  await db.execute(
    sql.raw(`
  DO $move$ BEGIN
    CREATE SCHEMA IF NOT EXISTS drizzle;
    IF (SELECT relkind FROM pg_class WHERE oid = to_regclass('${EARLIER_TABLE}')) = 'r' THEN
      ALTER TABLE ${EARLIER_TABLE} RENAME TO newsdesk_migrations;
    END IF;
    IF to_regclass('${EARLIER_TABLE}') IS NULL THEN
      CREATE FUNCTION drizzle.refuse_earlier_release() RETURNS bigint LANGUAGE plpgsql AS $refuse$
      BEGIN
        RAISE EXCEPTION 'This database was upgraded by a newer release of Newsdesk, and this release cannot use it.';
      END $refuse$;
      CREATE VIEW ${EARLIER_TABLE} AS
        SELECT NULL::integer AS id, NULL::text AS hash, drizzle.refuse_earlier_release() AS created_at;
    END IF;
  END $move$`),
  );
};

/** Says what an upgrade is doing, because it may take minutes on a large database and must not be interrupted. */
export const announceUpgrade = async (
  db: Database,
  { isNew, missing }: MigrationPlan,
  warn: (text: string) => void,
): Promise<void> => {
  if (isNew) return;
  // Drizzle does not type the rows of free SQL. The number of rows is -1 for a table that was never analyzed.
  const { rows } = (await db.execute(
    sql`SELECT coalesce(sum(greatest(reltuples, 0)), 0)::bigint::text AS total FROM pg_class
        WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  )) as unknown as { rows: [{ total: string }] };
  warn(
    `Upgrading the database, which has about ${Number(rows[0].total).toLocaleString('en')} rows. Migrations: ${missing}. ` +
      'Do not interrupt it. With 400,000 rows it took one to two minutes on two busy cores; more rows take longer.',
  );
};
