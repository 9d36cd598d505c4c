import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';

import { type Database, StartError } from '../db/database';
import { MIGRATIONS } from '../db/migrations';

import { query } from './query';

const known = () => readMigrationFiles(MIGRATIONS);

/** Whether this release has the migration. */
export const knowsSchema = (version: number): boolean =>
  known().some(({ folderMillis }) => folderMillis === version);

/** The newest migration of a database; refuses a database of another program, or of a newer release, without changing it. */
export const readSchemaVersion = async (db: Database): Promise<number> => {
  const [found] = await query<{ record: string | null }>(
    db,
    // Earlier releases keep their record of migrations under drizzle's own name.
    `SELECT coalesce(to_regclass('drizzle.newsdesk_migrations'), to_regclass('drizzle.__drizzle_migrations'))::text AS record`,
  );
  if (!found?.record)
    throw new StartError('There is nothing to back up: the database has no tables of Newsdesk.');
  const [row] = await query<{ version: string }>(
    db,
    `SELECT max(created_at)::text AS version FROM ${found.record}`,
  );
  const version = Number(row?.version);
  if (knowsSchema(version)) return version;
  throw new StartError(
    'This database was upgraded by a newer release of Newsdesk. Back it up with the command of that release.',
  );
};

/** Creates the tables of this or an earlier release in an empty database, and records them as drizzle does. */
export const createSchema = async (tx: Database, version: number): Promise<void> => {
  const { migrationsSchema, migrationsTable } = MIGRATIONS;
  const record = sql`${sql.identifier(migrationsSchema)}.${sql.identifier(migrationsTable)}`;
  await tx.execute(sql`CREATE SCHEMA IF NOT EXISTS ${sql.identifier(migrationsSchema)}`);
  await tx.execute(
    sql`CREATE TABLE ${record} (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  for (const migration of known()) {
    if (migration.folderMillis > version) break;
    for (const statement of migration.sql) await query(tx, statement);
    await tx.execute(
      sql`INSERT INTO ${record} (hash, created_at) VALUES (${migration.hash}, ${migration.folderMillis})`,
    );
  }
};
