import fs from 'node:fs';
import path from 'node:path';

import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import pg from 'pg';

import { type Database, StartError } from '../db/database';
import { checkVersion, openFolder } from '../db/embedded/embedded';
import { lockFolder } from '../db/embedded/folder-lock';
import { inWords } from '../db/in-words';
import { INSTANCE_LOCK } from '../db/instances/instance-lock';
import * as schema from '../db/schema';
import type { Config } from '../settings/config';

import { copyRunning } from './copy-folder';

export type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Connects to PostgreSQL with one connection, for statements of any length. */
export const withPostgres = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({
    connectionString: url,
    fallback_application_name: 'newsdesk back-up',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  client.on('error', () => undefined); // the query that waits reports it
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(`The database of DATABASE_URL cannot be used. ${inWords(error)}`);
  }
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SET idle_in_transaction_session_timeout = 0');
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Keeps upgrades out: rows of a table that one changes meanwhile would be missing, and its columns others than recorded. */
const keepUpgradesOut = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ isKept: boolean }>(
    'SELECT pg_try_advisory_lock_shared($1) AS "isKept"',
    [INSTANCE_LOCK],
  );
  if (rows[0]?.isKept !== true)
    throw new StartError(
      'A newer release of Newsdesk is upgrading the database. Back it up when that is done.',
    );
};

const withFolder = async <T>(folder: string, work: (db: Database) => Promise<T>): Promise<T> => {
  checkVersion(folder);
  const { client } = await openFolder(folder);
  try {
    return await work(drizzleEmbedded({ client, schema }));
  } finally {
    await client.close();
  }
};

const withEmbedded = async <T>(
  dataDir: string,
  scratch: string,
  work: (db: Database) => Promise<T>,
): Promise<T> => {
  const folder = path.join(dataDir, 'db');
  if (!fs.existsSync(folder))
    throw new StartError(`There is nothing to back up: ${dataDir} has no database.`);
  try {
    if (await copyRunning(dataDir, scratch)) return await withFolder(scratch, work);
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
  const unlock = await lockFolder(dataDir);
  try {
    return await withFolder(folder, work);
  } finally {
    await unlock();
  }
};

/**
 * Opens the database of an installation to read it, without migrating it, whether its server runs or not. A running embedded
 * database is copied to `scratch` and read there, because one process at a time can open it.
 */
export const withSource = <T>(
  { databaseUrl, dataDir }: Place,
  scratch: string,
  work: (db: Database) => Promise<T>,
): Promise<T> =>
  databaseUrl
    ? withPostgres(databaseUrl, async (client) => {
        await keepUpgradesOut(client);
        return work(drizzlePostgres({ client, schema }));
      })
    : withEmbedded(dataDir, scratch, work);
