import fs from 'node:fs';
import path from 'node:path';

import { StartError } from '../db/database';
import { syncPath, syncTree } from '../db/embedded/synced-folder';
import type { Config } from '../settings/config';
import { createFolderStorage } from '../storage/folder-storage';
import { openStorage } from '../storage/open';
import type { Storage } from '../storage/storage';

import { exportTables } from './export-tables';
import { type Manifest, pictureFolder, pictureList, writeManifest } from './format';
import { writeLines } from './lines';
import { copyPictures, namedPictures } from './pictures';
import { readSchemaVersion } from './schema-version';
import { type Place, withSource } from './source';

const SHOWN_MISSING = 10;

type Say = (text: string) => void;

const exportDatabase = (place: Place, dir: string, say: Say) =>
  withSource(place, path.join(dir, 'database-copy'), async (db) => ({
    schema: await readSchemaVersion(db),
    ...(await exportTables(db, dir, say)),
  }));

const exportPictures = async (
  storage: Storage,
  dir: string,
  tables: Manifest['tables'],
  say: Say,
): Promise<Manifest['pictures']> => {
  const missing: string[] = [];
  const target = createFolderStorage(pictureFolder(dir));
  const lines = copyPictures(
    namedPictures(dir, { tables }),
    storage,
    target,
    (key) => missing.push(key),
    say,
  );
  const { rows, bytes, sha256 } = await writeLines(pictureList(dir), lines);
  say(`  ${rows.toLocaleString('en')} pictures`);
  if (missing.length > 0) {
    say(
      `WARNING: ${missing.length} pictures are not in the image storage, so the back-up does not have them:`,
    );
    for (const key of missing.slice(0, SHOWN_MISSING)) say(`  ${key}`);
  }
  return { rows, bytes, sha256, missing: missing.length };
};

/** Writes the database and then the pictures into a new folder, which only its owner can read. */
const fillFolder = async (config: Place & Pick<Config, 's3'>, dir: string, say: Say): Promise<void> => {
  const madeAt = new Date().toISOString();
  fs.mkdirSync(path.join(dir, 'tables'), { recursive: true, mode: 0o700 });
  const { schema, tables, sequences } = await exportDatabase(config, dir, say);
  const pictures = await exportPictures(openStorage(config), dir, tables, say);
  writeManifest(dir, { madeAt, schema, tables, sequences, pictures });
};

/**
 * Makes a back-up of an installation, whether its server runs or not. It is written beside its final path, flushed to disk and
 * renamed, so that an interrupted back-up is never taken for a complete one.
 */
export const makeBackup = async (
  config: Place & Pick<Config, 's3'>,
  dir: string,
  say: Say,
): Promise<void> => {
  if (fs.existsSync(dir)) throw new StartError(`${dir} already exists. Name a new folder.`);
  const partial = `${dir}.partial`;
  fs.mkdirSync(path.dirname(dir), { recursive: true });
  try {
    fs.mkdirSync(partial, { mode: 0o700 });
  } catch {
    throw new StartError(
      `${partial} cannot be created: either another back-up is writing it, or an interrupted one has left it and you can delete it.`,
    );
  }
  try {
    await fillFolder(config, partial, say);
    syncTree(partial);
    fs.renameSync(partial, dir);
    syncPath(path.dirname(dir));
  } catch (error) {
    fs.rmSync(partial, { recursive: true, force: true });
    throw error;
  }
};
