import fs from 'node:fs';
import path from 'node:path';

import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';

import { type Database, StartError } from '../db/database';
import { createFolder, migrateEmbedded } from '../db/embedded/embedded';
import { lockFolder } from '../db/embedded/folder-lock';
import { refuseEngine } from '../db/instances/judge-engine';
import { MIGRATION_LOCK, MIGRATION_OPTIONS, migratePostgres } from '../db/instances/migrate-postgres';
import * as schema from '../db/schema';

import { query } from './query';
import { type Place, withPostgres } from './source';

/**
 * What is done on the empty database, and what is done once its tables are up to date. `isFilled`: whether a database that is
 * not empty holds what `fill` stores, and only the rest was cut off.
 */
type Work = {
  fill: (db: Database) => Promise<void>;
  isFilled?: (db: Database) => Promise<boolean>;
  finish?: (db: Database) => Promise<void>;
};
type Say = (text: string) => void;

const findTable = async (db: Database): Promise<string | undefined> => {
  const [found] = await query<{ name: string }>(
    db,
    `SELECT c.relname::text AS name FROM pg_class c
     WHERE c.relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'drizzle')) AND c.relkind IN ('r', 'p', 'v', 'm')
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e') LIMIT 1`,
  );
  return found?.name;
};

const intoPostgres = async (url: string, { fill, isFilled, finish }: Work, say: Say): Promise<void> => {
  await withPostgres(url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzlePostgres({ client, schema });
    const table = await findTable(db);
    if (table === undefined) {
      await refuseEngine(client, true, say);
      await fill(db);
    } else if (await isFilled?.(db)) {
      say('This restore was cut off after it had loaded the database. It goes on from there');
    } else {
      throw new StartError(
        `The database of DATABASE_URL is not empty: it has the table ${table}. Restore into a new database.`,
      );
    }
    await query(db, 'ANALYZE');
  });
  say('Upgrading the tables, if the back-up is of an earlier release');
  await migratePostgres({ connectionString: url }, MIGRATION_OPTIONS, say);
  await withPostgres(url, async (client) => finish?.(drizzlePostgres({ client, schema })));
};

const intoFolder = async (dataDir: string, { fill, finish }: Work, say: Say): Promise<void> => {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir);
  try {
    const folder = path.join(dataDir, 'db');
    if (fs.existsSync(folder)) {
      throw new StartError(
        `${dataDir} already has a database. Restore into a new folder: set NEWSDESK_DATA to its path.`,
      );
    }
    await createFolder(folder, async (client) => {
      const db = drizzleEmbedded({ client, schema });
      await fill(db);
      await query(db, 'ANALYZE');
      await migrateEmbedded(client, say, { may: 'make', place: folder });
      await finish?.(db);
    });
  } finally {
    await unlock();
  }
};

/**
 * Fills the empty database of an installation and then brings its tables up to date. Refuses one that is not empty, and
 * locks out servers until it is filled. Unfinished work leaves no database in a folder, and an empty one in PostgreSQL.
 */
export const intoTarget = ({ databaseUrl, dataDir }: Place, work: Work, say: Say): Promise<void> =>
  databaseUrl ? intoPostgres(databaseUrl, work, say) : intoFolder(dataDir, work, say);
