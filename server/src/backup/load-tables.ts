import { sql } from 'drizzle-orm';

import { type Database, StartError } from '../db/database';

import { LEFT_OUT, readColumns, readTable, useTextForms } from './export-tables';
import { type Manifest, newerRelease, tableFile } from './format';
import { createContent, readLines } from './lines';
import { query, quoted } from './query';
import { createSchema, knowsSchema } from './schema-version';

const publicTable = (table: string): string => `public.${quoted(table)}`;

const textsOf = async (tx: Database, text: string): Promise<string[]> =>
  (await query<{ text: string }>(tx, text)).map((row) => row.text);

const FOREIGN_KEYS = `FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
  WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace`;
const INDEXES = `FROM pg_index i JOIN pg_class x ON x.oid = i.indexrelid
  WHERE x.relnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype IN ('p', 'u', 'x'))`;

/**
 * Removes what would slow loading down or change rows: indexes and foreign keys (the tables may then come in any order), and
 * the triggers that count. Returns the statements that bring it all back; an ordinary owner of the tables may run them.
 */
export const loosen = async (tx: Database, tables: string[]): Promise<string[]> => {
  const indexes = await textsOf(tx, `SELECT pg_get_indexdef(i.indexrelid) AS text ${INDEXES}`);
  const keys = await textsOf(
    tx,
    `SELECT format('ALTER TABLE public.%I ADD CONSTRAINT %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) AS text ${FOREIGN_KEYS}`,
  );
  const drops = [
    ...(await textsOf(
      tx,
      `SELECT format('ALTER TABLE public.%I DROP CONSTRAINT %I', c.relname, k.conname) AS text ${FOREIGN_KEYS}`,
    )),
    ...(await textsOf(tx, `SELECT format('DROP INDEX public.%I', x.relname) AS text ${INDEXES}`)),
    ...tables.map((table) => `ALTER TABLE ${publicTable(table)} DISABLE TRIGGER USER`),
  ];
  for (const statement of drops) await query(tx, statement);
  return [
    ...indexes,
    ...keys,
    ...tables.map((table) => `ALTER TABLE ${publicTable(table)} ENABLE TRIGGER USER`),
  ];
};

const typesOf = async (tx: Database, table: string): Promise<Map<string, string>> => {
  const rows = await query<{ name: string; type: string }>(
    tx,
    sql`SELECT attname::text AS name, format_type(atttypid, atttypmod) AS type
        FROM pg_attribute WHERE attrelid = ${publicTable(table)}::regclass AND attnum > 0 AND NOT attisdropped`,
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
};

const loadTable = async (tx: Database, dir: string, table: string, columns: string[]): Promise<void> => {
  const types = await typesOf(tx, table);
  const values = columns.map((name, index) => `(line->>${index})::${types.get(name) ?? 'text'}`);
  const insert = sql.raw(
    `INSERT INTO ${publicTable(table)} (${columns.map(quoted).join(', ')}) OVERRIDING SYSTEM VALUE SELECT ${values.join(', ')}`,
  );
  // A migration may have written rows.
  await query(tx, `DELETE FROM ${publicTable(table)}`);
  for await (const lines of readLines(tableFile(dir, table))) {
    await tx.execute(sql`${insert} FROM jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) AS line`);
  }
};

/** Reads a table back and compares each value with the back-up. */
const compareTable = async (
  tx: Database,
  table: string,
  saved: Manifest['tables'][string],
): Promise<void> => {
  const content = createContent();
  for await (const lines of readTable(tx, table, saved.columns)) lines.forEach(content.add);
  const read = content.result();
  if (read.rows === saved.rows && read.content === saved.content) return;
  throw new StartError(
    `The table ${table} does not read back as it was saved (${read.rows} of ${saved.rows} rows); nothing was kept.`,
  );
};

const checkTables = async (tx: Database, { tables }: Manifest): Promise<void> => {
  for (const [table, columns] of Object.entries(await readColumns(tx))) {
    if (LEFT_OUT.includes(table)) continue;
    if (tables[table]?.columns.join() === columns.join()) continue;
    throw new StartError(
      `The back-up does not have the columns of the table ${table}; nothing was restored.`,
    );
  }
};

/** Refuses a back-up with migrations that this release does not have. */
export const checkRelease = (manifest: Manifest): void => {
  if (!knowsSchema(manifest.schema)) throw newerRelease(manifest);
};

/**
 * Creates the tables in an empty database as they were when the back-up was made, loads the rows and compares them with the
 * back-up. One transaction: an interrupted restore leaves the database empty.
 */
export const loadTables = (
  db: Database,
  { dir, manifest }: { dir: string; manifest: Manifest },
  say: (text: string) => void,
): Promise<void> =>
  db.transaction(async (tx) => {
    checkRelease(manifest);
    await createSchema(tx, manifest.schema);
    await checkTables(tx, manifest);
    await useTextForms(tx);
    const tables = Object.keys(manifest.tables);
    const tighten = await loosen(tx, tables);
    for (const [table, saved] of Object.entries(manifest.tables)) {
      await loadTable(tx, dir, table, saved.columns);
      await compareTable(tx, table, saved);
      say(`  ${table}: ${saved.rows.toLocaleString('en')} rows`);
    }
    for (const { name, value, isCalled } of manifest.sequences) {
      await tx.execute(
        sql`SELECT setval(${`public.${quoted(name)}`}::regclass, ${value}::bigint, ${isCalled})`,
      );
    }
    say('  indexes and keys');
    for (const statement of tighten) await query(tx, statement);
  });
