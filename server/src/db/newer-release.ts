import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';

import { MIGRATIONS_FOLDER } from '../paths';

import { type Database, StartError } from './database';

/** What drizzle remembers of the migrations that a database has had; null where it is new. */
const TABLE = 'drizzle.__drizzle_migrations';

/**
 * Ends the start on a database that has had a migration which this release does not know. Migrating compares only the
 * newest date, so an older release would start without a word and write rows that the newer one cannot go on with.
 */
export const refuseNewerDatabase = async (db: Database): Promise<void> => {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(
    ({ folderMillis }) => folderMillis,
  );
  // Drizzle does not type the rows of free SQL.
  const found = (await db.execute(sql`SELECT to_regclass(${TABLE}) IS NOT NULL AS "isThere"`)) as unknown as {
    rows: [{ isThere: boolean }];
  };
  if (!found.rows[0].isThere) return;
  const { rows } = (await db.execute(
    sql`SELECT created_at::text AS "madeAt" FROM ${sql.raw(TABLE)}`,
  )) as unknown as { rows: { madeAt: string }[] };
  if (rows.every(({ madeAt }) => known.includes(Number(madeAt)))) return;
  throw new StartError(
    'This database was upgraded by a newer release of Newsdesk, and this release cannot use it.\n' +
      'Start the newer release, or restore a back-up that was made before the upgrade.',
  );
};
