import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';

import { MIGRATIONS_FOLDER } from '../paths';

import { type Database, StartError } from './database';

/** The migration options for drizzle, on both engines. */
export const MIGRATIONS = {
  migrationsFolder: MIGRATIONS_FOLDER,
  migrationsSchema: 'drizzle',
  migrationsTable: 'newsdesk_migrations',
};

/** Where earlier releases look up the migrations of a database; a view with this name makes their query fail. */
const EARLIER_TABLE = 'drizzle.__drizzle_migrations';

/**
 * Earlier releases start on any database whose newest migration is not older than theirs, and write rows that this release
 * cannot use. Therefore the record of migrations moves to a name that they do not know.
 */
const moveRecord = sql.raw(`
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
  END $move$`);

/** Refuses to start on a database with a migration that this release does not know, without changing the database. */
export const checkMigrations = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(moveRecord);
    // Drizzle does not type the rows of free SQL.
    const found = (await tx.execute(
      sql`SELECT to_regclass('drizzle.newsdesk_migrations') IS NOT NULL AS "isThere"`,
    )) as unknown as { rows: [{ isThere: boolean }] };
    if (!found.rows[0].isThere) return;
    const { rows } = (await tx.execute(
      sql`SELECT created_at::text AS "madeAt" FROM drizzle.newsdesk_migrations`,
    )) as unknown as { rows: { madeAt: string }[] };
    const known = readMigrationFiles(MIGRATIONS).map(({ folderMillis }) => folderMillis);
    if (rows.every(({ madeAt }) => known.includes(Number(madeAt)))) return;
    throw new StartError(
      'This database was upgraded by a newer release of Newsdesk, and this release cannot use it.\n' +
        'Start the newer release, or restore a back-up that was made before the upgrade.',
    );
  });
