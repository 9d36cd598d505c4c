import path from 'node:path';

import { sql } from 'drizzle-orm';

import { readColumns, useTextForms } from '../backup/export-tables';
import { BATCH_CHARACTERS, digestOf, digestOfFile } from '../backup/lines';
import { loosen } from '../backup/load-tables';
import { inTurns, readPicture, type SavedPicture } from '../backup/pictures';
import { query, quoted } from '../backup/query';
import { claimStore, RESTORING } from '../backup/restore-backup';
import { createSchema, knowsSchema } from '../backup/schema-version';
import type { Place } from '../backup/source';
import { intoTarget } from '../backup/target';
import { type Database, StartError } from '../db/database';
import { news, newsSearchDue, settings } from '../db/schema';
import { adoptStore, REFUSALS } from '../modules/images/store-mark';
import { packStored } from '../modules/versions/content';
import type { Config } from '../settings/config';
import { createFolderStorage } from '../storage/folder-storage';
import { openStorage } from '../storage/open';
import type { Storage } from '../storage/storage';

import { type Contents, damaged, pictureFolder, pictureList, readContents, tableFile } from './format';
import { linesOfFile } from './lines-of-file';
import { EXPORTED, NOT_EXPORTED } from './what-is-exported';

type Say = (text: string) => void;

/** Compares every file with its hash before anything is written. */
const checkFiles = async (dir: string, { tables, pictures, schema }: Contents): Promise<void> => {
  if (!knowsSchema(schema)) throw damaged(dir, 'was written by a newer release');
  const secret = Object.keys(tables).find((table) => table in NOT_EXPORTED);
  if (secret) throw damaged(dir, `names ${secret}, which no export holds`);
  const files = Object.entries(tables).map(([table, { sha256 }]) => [tableFile(dir, table), sha256] as const);
  for (const [file, sha256] of [...files, [pictureList(dir), pictures.sha256] as const]) {
    const digest = await digestOfFile(file).catch(() => undefined);
    if (!digest) throw damaged(file, 'is missing');
    if (digest.sha256 !== sha256) throw damaged(file, 'was altered');
  }
};

const storePictures = async (storage: Storage, dir: string): Promise<void> => {
  const folder = createFolderStorage(pictureFolder(dir));
  const listed = async function* (): AsyncGenerator<SavedPicture> {
    for await (const line of linesOfFile(pictureList(dir))) yield JSON.parse(line) as SavedPicture; // as it was written
  };
  const stored = inTurns(listed(), async ({ key, sha256 }) => {
    const bytes = await readPicture(folder, key);
    if (!bytes || digestOf(bytes).sha256 !== sha256)
      throw damaged(path.join(pictureFolder(dir), key), 'is missing or was altered');
    await storage.put(key, bytes, 'image/webp');
  });
  for await (const _ of stored);
};

const packVersion = async (line: string): Promise<string> => {
  const { content, ...version } = JSON.parse(line) as { content?: object | null }; // as `unpackVersion` writes it
  if (!content) return JSON.stringify(version);
  return JSON.stringify({
    ...version,
    packed: `\\x${Buffer.from(await packStored(content)).toString('hex')}`,
  });
};

async function* batchesOf(file: string, toRow: (line: string) => Promise<string> | string) {
  let batch: string[] = [];
  let characters = 0;
  for await (const line of linesOfFile(file)) {
    batch.push(await toRow(line));
    characters += line.length;
    if (characters < BATCH_CHARACTERS) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

const loadTable = async (tx: Database, dir: string, table: string, columns: string[]): Promise<void> => {
  const name = `public.${quoted(table)}`;
  const list = sql.raw(columns.map(quoted).join(', '));
  // A migration may have written rows.
  await query(tx, `DELETE FROM ${name}`);
  const toRow = table === 'news_versions' ? packVersion : (line: string) => line;
  for await (const rows of batchesOf(tableFile(dir, table), toRow)) {
    await tx.execute(sql`INSERT INTO ${sql.raw(name)} (${list}) OVERRIDING SYSTEM VALUE
      SELECT ${list} FROM json_populate_recordset(NULL::${sql.raw(name)}, ${`[${rows.join(',')}]`}::json)`);
  }
};

const loadTables = (db: Database, dir: string, contents: Contents, say: Say): Promise<void> =>
  db.transaction(async (tx) => {
    await createSchema(tx, contents.schema);
    await useTextForms(tx);
    const all = await readColumns(tx);
    // What migrations leave to be done on the rows of an earlier release: these rows have it.
    await tx.delete(settings);
    // As the export names them: one of an earlier release has fewer.
    const tables = Object.entries(contents.tables);
    const tighten = await loosen(
      tx,
      tables.map(([table]) => table),
    );
    for (const [table, { rows }] of tables) {
      const columns = (all[table] ?? []).filter((column) => !EXPORTED[table]?.without?.includes(column));
      await loadTable(tx, dir, table, columns);
      say(`  ${table}: ${rows.toLocaleString('en')} rows`);
    }
    for (const { name, value, isCalled } of contents.sequences) {
      await tx.execute(
        sql`SELECT setval(${`public.${quoted(name)}`}::regclass, ${value}::bigint, ${isCalled})`,
      );
    }
    for (const statement of tighten) await query(tx, statement);
    await tx.insert(newsSearchDue).select(tx.select({ newsId: news.id }).from(news));
  });

/**
 * Loads an export into an empty installation, which it makes. Nobody has a password then: `npm run create-admin` makes an
 * administrator, who gives the others links.
 */
export const loadEverything = async (
  config: Place & Pick<Config, 's3'>,
  dir: string,
  say: Say,
): Promise<void> => {
  const contents = readContents(dir);
  await checkFiles(dir, contents);
  const storage = openStorage(config);
  await intoTarget(
    config,
    {
      fill: async (db) => {
        await claimStore(storage, contents, config);
        await storePictures(storage, dir);
        await loadTables(db, dir, contents, say);
      },
      finish: async (db) => {
        const refusal = await adoptStore(db, storage, { takeOver: false });
        if (refusal) throw new StartError(REFUSALS[refusal]);
        await storage.remove(RESTORING);
      },
    },
    say,
  );
};
