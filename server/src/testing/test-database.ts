import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import pg from 'pg';

import type { Database, Listen, OpenDatabase } from '../db/database';
import { openPostgres } from '../db/postgres';
import * as schema from '../db/schema';
import { isPassing } from '../db/sql-errors';

/** Set by `npm run test:postgres`: the address of the PostgreSQL server of this run. */
const SERVER_URL = process.env['NEWSDESK_TEST_POSTGRES'];

const warn = (text: string): void => void process.stderr.write(`${text}\n`);

const onServer = async (run: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: SERVER_URL });
  await client.connect();
  await run(client).finally(() => client.end());
};

/** A new, empty PostgreSQL database: its address, and a function that removes it. */
export const createPostgresDatabase = async () => {
  if (!SERVER_URL) throw new Error('This test needs PostgreSQL: npm run test:postgres.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer((client) => client.query(`CREATE DATABASE ${name}`));
  const url = new URL(SERVER_URL);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onServer((client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)),
  };
};

type TestDatabase = Pick<OpenDatabase, 'db' | 'listen' | 'close'>;

const openOnPostgres = async (): Promise<TestDatabase> => {
  const { url, drop } = await createPostgresDatabase();
  const opened = await openPostgres(url, warn);
  const close = async () => {
    await opened.close();
    await drop();
  };
  return { ...opened, close };
};

const openInMemory = async (): Promise<TestDatabase> => {
  // Created once for the whole run by database-image.mjs.
  const loadDataDir = await openAsBlob(process.env['NEWSDESK_TEST_IMAGE'] ?? '');
  // Buffers are cleared at the start: of the default 128 MB a test needs few.
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];
  const client = await PGlite.create({ extensions: { pg_trgm }, loadDataDir, startParams });
  const db = drizzle({ client, schema });
  const listen: Listen = (channel, onPayload) => client.listen(channel, onPayload);
  return { db, listen, close: () => client.close() };
};

/** A database with all tables, one per test file and emptied between its tests: embedded in memory, or PostgreSQL. */
export const openTestDatabase = (): Promise<TestDatabase> => (SERVER_URL ? openOnPostgres() : openInMemory());

/** Every table except the settings. Ids keep increasing, so that an id remembered from one test never matches in the next. */
const deleteRows = (db: Database) =>
  db.execute(sql`
    DO $$
    DECLARE name text;
    BEGIN
      -- Without triggers and foreign keys: takes a tenth of the time of TRUNCATE, which creates new files for every table and index.
      PERFORM set_config('session_replication_role', 'replica', true);
      FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'settings' LOOP
        EXECUTE format('DELETE FROM %I', name);
      END LOOP;
    END $$`);

/** A write that the test before has not waited for may hold rows; then the database ends one of the two, perhaps this one. */
export const emptyTables = async (db: Database): Promise<void> => {
  for (let triesLeft = 3; ; triesLeft -= 1) {
    try {
      await deleteRows(db);
      return;
    } catch (error) {
      if (triesLeft === 1 || !isPassing(error)) throw error;
    }
  }
};
