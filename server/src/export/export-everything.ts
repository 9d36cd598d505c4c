import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { readColumns, readSequences, useTextForms } from '../backup/export-tables';
import { BATCH_CHARACTERS, type Digest } from '../backup/lines';
import { copyPictures, type NamedPicture } from '../backup/pictures';
import { query, quoted } from '../backup/query';
import { readSchemaVersion } from '../backup/schema-version';
import { type Place, withSource } from '../backup/source';
import { type Database, StartError } from '../db/database';
import { unpackContent } from '../modules/versions/content';
import type { Config } from '../settings/config';
import { createFolderStorage } from '../storage/folder-storage';
import { openStorage } from '../storage/open';

import { type Contents, FORMAT, pictureFolder, pictureList, tableFile, writeContents } from './format';
import { linesOfFile } from './lines-of-file';
import { EXPORTED } from './what-is-exported';

type Say = (text: string) => void;
type Source = Place & Pick<Config, 's3'>;

const FIRST_BATCH = 50;
const EARLIER_RELEASE =
  'The database has the tables of an earlier release. Start the server once, which upgrades them, and export then.';

/** Writes lines into a new file that only its owner can read. */
const writeFile = async (
  file: string,
  batches: AsyncIterable<string[]>,
): Promise<Digest & { rows: number }> => {
  const hash = createHash('sha256');
  let [rows, bytes] = [0, 0];
  async function* parts() {
    for await (const lines of batches) {
      const part = Buffer.from(lines.map((line) => `${line}\n`).join(''));
      rows += lines.length;
      bytes += part.length;
      hash.update(part);
      yield part;
    }
  }
  await pipeline(Readable.from(parts()), fs.createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return { rows, bytes, sha256: hash.digest('hex') };
};

/** The rows of a table as JSON objects, in batches of bounded size. */
async function* readRows(tx: Database, table: string, columns: string[]): AsyncGenerator<string[]> {
  const { order } = EXPORTED[table] ?? { order: '1' };
  const names = columns.map(quoted).join(', ');
  await query(
    tx,
    `DECLARE exported NO SCROLL CURSOR FOR
     SELECT row_to_json(r)::text AS line FROM (SELECT ${names} FROM public.${quoted(table)} ORDER BY ${order}) r`,
  );
  let size = FIRST_BATCH;
  for (;;) {
    const rows = await query<{ line: string }>(tx, `FETCH ${size} FROM exported`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
    const characters = rows.reduce((sum, { line }) => sum + line.length, 0);
    size = Math.max(1, Math.min(2 * size, Math.floor((rows.length * BATCH_CHARACTERS) / characters)));
  }
  await query(tx, 'CLOSE exported');
}

/** A version with its content instead of the packed bytes, so that others can read it; a damaged one as it is stored. */
const unpackVersion = async (line: string): Promise<string> => {
  const { packed, ...version } = JSON.parse(line) as { packed: string | null }; // a row of the table
  if (packed === null) return JSON.stringify({ ...version, content: null });
  try {
    const content = await unpackContent(Buffer.from(packed.slice(2), 'hex'));
    return JSON.stringify({ ...version, content });
  } catch {
    return line;
  }
};

async function* unpacked(batches: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  for await (const lines of batches) yield await Promise.all(lines.map(unpackVersion));
}

const exportTables = (db: Database, dir: string, say: Say): Promise<Pick<Contents, 'tables' | 'sequences'>> =>
  db.transaction(
    async (tx) => {
      await useTextForms(tx);
      const all = await readColumns(tx);
      const tables: Contents['tables'] = {};
      for (const [table, { without = [] }] of Object.entries(EXPORTED)) {
        const columns = (all[table] ?? []).filter((name) => !without.includes(name));
        if (columns.length === 0) throw new StartError(EARLIER_RELEASE);
        const rows = readRows(tx, table, columns);
        const written = await writeFile(
          tableFile(dir, table),
          table === 'news_versions' ? unpacked(rows) : rows,
        );
        tables[table] = written;
        say(`  ${table}: ${written.rows.toLocaleString('en')} rows`);
      }
      return { tables, sequences: await readSequences(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

async function* namedIn(dir: string): AsyncGenerator<NamedPicture> {
  for await (const line of linesOfFile(tableFile(dir, 'files'))) {
    const {
      key,
      bytes,
      unused_since: unusedSince,
    } = JSON.parse(line) as {
      // a row of the table
      key: string;
      bytes: number;
      unused_since: string | null;
    };
    yield { key, bytes, isShown: unusedSince === null };
  }
}

const exportPictures = async (config: Source, dir: string, say: Say): Promise<Contents['pictures']> => {
  const warn = (key: string) => say(`  WARNING: the picture ${key} is not in the image storage`);
  const target = createFolderStorage(pictureFolder(dir));
  const pictures = await writeFile(
    pictureList(dir),
    copyPictures(namedIn(dir), openStorage(config), target, warn, say),
  );
  say(`  ${pictures.rows.toLocaleString('en')} pictures`);
  return pictures;
};

const fillFolder = async (config: Source, dir: string, say: Say): Promise<void> => {
  const exportedAt = new Date().toISOString();
  fs.mkdirSync(path.join(dir, 'tables'), { recursive: true, mode: 0o700 });
  const database = await withSource(config, path.join(dir, 'database-copy'), async (db) => ({
    schema: await readSchemaVersion(db),
    ...(await exportTables(db, dir, say)),
  }));
  const pictures = await exportPictures(config, dir, say);
  writeContents(dir, { format: FORMAT, exportedAt, ...database, pictures });
};

/**
 * Writes everything that belongs to the newsroom into a new folder, without secrets, whether its server runs or not. A folder that
 * is not complete has no `export.json`.
 */
export const exportEverything = async (config: Source, dir: string, say: Say): Promise<void> => {
  if (fs.existsSync(dir)) throw new StartError(`${dir} already exists. Name a new folder.`);
  fs.mkdirSync(path.dirname(dir), { recursive: true });
  fs.mkdirSync(dir, { mode: 0o700 });
  await fillFolder(config, dir, say);
};
