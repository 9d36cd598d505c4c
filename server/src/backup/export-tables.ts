import type { Database } from '../db/database';

import { type Manifest, type SavedTable, tableFile } from './format';
import { BATCH_CHARACTERS, writeLines } from './lines';
import { query, quoted } from './query';

/**
 * Everybody signs in again after a restore: a session that was ended since the back-up must not come back. A restored
 * installation is another one for the clean-up, and never removes pictures of the one that was saved.
 */
export const LEFT_OUT = ['sessions', 'clean_up_state', 'image_store', 'suspected_files', 'instances'];

const FIRST_BATCH = 50;
const REPORT_EVERY = 100_000;

type Columns = Record<string, string[]>;

/** One way to write dates, times and bytes, whatever the settings of the database are. */
const TEXT_FORMS = `
  SET LOCAL TimeZone = 'UTC';
  SET LOCAL DateStyle = 'ISO, YMD';
  SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL bytea_output = 'hex';
  SET LOCAL extra_float_digits = 1`;

/** Makes this transaction write values as the back-up does. */
export const useTextForms = async (tx: Database): Promise<void> => {
  for (const statement of TEXT_FORMS.split(';')) await query(tx, statement);
};

/** The tables of the product with their columns, without those that the database computes. */
export const readColumns = async (db: Database): Promise<Columns> => {
  const rows = await query<{ table: string; columns: string[] }>(
    db,
    `SELECT c.relname::text AS "table", array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY c.relname ORDER BY c.relname`,
  );
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
};

/** The rows of a table, each as a JSON array of texts and nulls, in batches of bounded size. */
export async function* readTable(tx: Database, table: string, columns: string[]): AsyncGenerator<string[]> {
  const texts = columns.map((name) => `${quoted(name)}::text`).join(', ');
  await query(
    tx,
    `DECLARE saved NO SCROLL CURSOR FOR SELECT json_build_array(${texts})::text AS line FROM public.${quoted(table)}`,
  );
  let size = FIRST_BATCH;
  for (;;) {
    const rows = await query<{ line: string }>(tx, `FETCH ${size} FROM saved`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
    const characters = rows.reduce((sum, { line }) => sum + line.length, 0);
    // At most twice as many as before: the rows that follow may be larger.
    size = Math.max(1, Math.min(2 * size, Math.floor((rows.length * BATCH_CHARACTERS) / characters)));
  }
  await query(tx, 'CLOSE saved');
}

async function* reported(batches: AsyncIterable<string[]>, table: string, say: (text: string) => void) {
  let rows = 0;
  for await (const lines of batches) {
    const before = rows;
    rows += lines.length;
    if (Math.floor(rows / REPORT_EVERY) > Math.floor(before / REPORT_EVERY))
      say(`  ${table}: ${rows.toLocaleString('en')} rows so far`);
    yield lines;
  }
}

/** Where the ids of each table go on. */
export const readSequences = async (tx: Database): Promise<Manifest['sequences']> => {
  const names = await query<{ name: string }>(
    tx,
    `SELECT relname::text AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname`,
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of names) {
    const [row] = await query<{ value: string; isCalled: boolean }>(
      tx,
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM public.${quoted(name)}`,
    );
    if (row) sequences.push({ name, ...row });
  }
  return sequences;
};

/** Writes all tables as they are at one moment, while others write. Holds a few batches of rows in memory at a time. */
export const exportTables = (
  db: Database,
  dir: string,
  say: (text: string) => void,
): Promise<Pick<Manifest, 'tables' | 'sequences'>> =>
  db.transaction(
    async (tx) => {
      await useTextForms(tx);
      const tables: Record<string, SavedTable> = {};
      for (const [table, columns] of Object.entries(await readColumns(tx))) {
        if (LEFT_OUT.includes(table)) continue;
        const rows = reported(readTable(tx, table, columns), table, say);
        tables[table] = { columns, ...(await writeLines(tableFile(dir, table), rows)) };
        say(`  ${table}: ${tables[table].rows.toLocaleString('en')} rows`);
      }
      return { tables, sequences: await readSequences(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
