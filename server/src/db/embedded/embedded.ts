import fs from 'node:fs';
import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

import { type Listen, type MayChange, type OpenDatabase, StartError } from '../database';
import { fillPublishedCopies } from '../fill-published-copies';
import { foldStoredNames } from '../fold-stored-names';
import { announceUpgrade, hideRecord, MIGRATIONS, planMigrations, refuseChange } from '../migrations';
import * as schema from '../schema';

import { lockFolder } from './folder-lock';
import { serveCopies } from './live-copy';
import { startMaintenance } from './maintenance';
import { DURABLE_START_PARAMS, SyncedFolder, syncTree } from './synced-folder';

/** The major version of PostgreSQL in this PGlite; files of another major version cannot be opened. */
const ENGINE_VERSION = '18';
const VERSION_FILE = 'PG_VERSION';

const MEGABYTE = 1024 * 1024;
/** Below that the server refuses pictures; the files of a new database have 40 MB. */
const MIN_FREE_MEGABYTES = 128;
/** By so much the log of the database grows at a time. */
const LOG_MEGABYTES = 16;

const freeMegabytes = (folder: string): number => {
  const { bavail, bsize } = fs.statfsSync(folder);
  return Math.floor((bavail * bsize) / MEGABYTE);
};

const versionIn = (folder: string): string => {
  const names = fs.readdirSync(folder);
  if (names.includes(VERSION_FILE)) return fs.readFileSync(path.join(folder, VERSION_FILE), 'utf8').trim();
  throw new StartError(
    `${folder} holds no database.\nMove it away to begin anew, or restore a back-up into an empty folder.`,
  );
};

/** Refuses the files of another major version of PostgreSQL, or a folder without a database. */
export const checkVersion = (folder: string): void => {
  const found = versionIn(folder);
  if (found === ENGINE_VERSION) return;
  throw new StartError(
    `The database in ${folder} has version ${found}, and this server reads version ${ENGINE_VERSION}.\n` +
      'Start it with the release of Newsdesk that wrote it and export it, or move the folder away to begin anew.',
  );
};

/** Where a database cannot be begun, before anything is written there. */
const refuseNew = (dataDir: string): void => {
  if (fs.existsSync(path.join(dataDir, VERSION_FILE))) {
    throw new StartError(
      `${dataDir} is the folder of a database itself.\nName the folder above it in NEWSDESK_DATA; that has the folders db and files.`,
    );
  }
  const free = freeMegabytes(dataDir);
  if (free >= MIN_FREE_MEGABYTES) return;
  throw new StartError(
    `Only ${free} MB are free in ${dataDir}; a new database needs ${MIN_FREE_MEGABYTES} MB.`,
  );
};

/** Throws why a database cannot be opened, where the engine does not say it: a file that it may not use, or a full disk. */
const throwCause = (folder: string): void => {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true }))
    fs.accessSync(path.join(entry.parentPath, entry.name), fs.constants.R_OK | fs.constants.W_OK);
  const free = freeMegabytes(folder);
  if (free < LOG_MEGABYTES)
    throw new StartError(`The disk is full: only ${free} MB are free in ${folder}. Free some space.`);
};

/** Opens the files of a database as they are. The caller has locked their folder, or nobody else knows it. */
export const openFolder = async (folder: string) => {
  const files = new SyncedFolder(folder);
  const client = await PGlite.create({
    fs: files,
    extensions: { pg_trgm },
    startParams: DURABLE_START_PARAMS,
  }).catch((error: unknown) => {
    throwCause(folder);
    throw error;
  });
  return { client, files };
};

/**
 * Creates the database beside its final path, fills it, and renames it, so that an interrupted first start or restore leaves
 * no partial database.
 */
export const createFolder = async (
  folder: string,
  fill: (client: PGlite) => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  const beside = `${folder}.creating`;
  fs.rmSync(beside, { recursive: true, force: true });
  fs.mkdirSync(beside, { mode: 0o700 });
  const { client } = await openFolder(beside);
  try {
    await fill(client);
    await client.exec('CHECKPOINT');
  } finally {
    await client.close();
  }
  syncTree(beside);
  fs.renameSync(beside, folder);
};

/** Brings the tables up to date, if that is allowed (`may`; `place` names the database in a refusal). */
export const migrateEmbedded = async (
  client: PGlite,
  warn: (text: string) => void,
  { may, place }: { may: MayChange; place: string },
): Promise<void> => {
  const db = drizzle({ client, schema });
  const plan = await planMigrations(db);
  refuseChange(plan, may, place);
  if (plan.missing > 0) await announceUpgrade(db, plan, warn);
  await hideRecord(db);
  await migrate(db, MIGRATIONS);
  await foldStoredNames(db, warn);
  await fillPublishedCopies(db);
};

/** Whether a committed row was flushed through our fsync hook; a PGlite with changed internals would bypass the hook. */
const commitsAreSynced = async (client: PGlite, files: SyncedFolder): Promise<boolean> => {
  const before = files.syncCount;
  await client.query(
    `INSERT INTO settings (key, value) VALUES ('started_at', $1)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [new Date().toISOString()],
  );
  return files.syncCount > before;
};

/** Opens the database in `dataDir`/db, locks it for this process, and creates it if it does not exist and that is allowed. */
export const openEmbedded = async (
  dataDir: string,
  warn: (text: string) => void,
  may: MayChange = 'make',
): Promise<OpenDatabase> => {
  const folder = path.join(dataDir, 'db');
  if (!fs.existsSync(folder)) refuseChange({ isNew: true, missing: 0 }, may, folder);
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Otherwise an error names a file inside, which nobody knows.
  fs.accessSync(dataDir, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
  const unlock = await lockFolder(dataDir);
  try {
    const isNew = !fs.existsSync(folder);
    if (isNew) {
      refuseNew(dataDir);
      await createFolder(folder);
    }
    checkVersion(folder);
    const { client, files } = await openFolder(folder);
    const db = drizzle({ client, schema });
    try {
      await migrateEmbedded(client, warn, { may: isNew ? 'make' : may, place: folder });
    } catch (error) {
      await client.close();
      throw error;
    }
    if (!(await commitsAreSynced(client, files))) {
      warn(
        'Committed data does not reach the disk at once: a power cut may lose or damage it. Do not rely on it.',
      );
    }
    const maintenance = startMaintenance(client, warn);
    const stopCopies = await serveCopies(dataDir, client, maintenance, warn);
    const close = async () => {
      await stopCopies();
      await maintenance.stop();
      await client.close();
      await unlock();
    };
    const listen: Listen = (channel, onPayload) => client.listen(channel, onPayload);
    return { db, place: folder, isNew, listen, engine: 'embedded', close };
  } catch (error) {
    await unlock();
    throw error;
  }
};
