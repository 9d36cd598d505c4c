import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { Database } from './database';
import { containsPart, normalizeTerm } from './sql-text';

const TRIGRAM = 3;
/** A trigram of so many values narrows little, and its list in the index is long to read. */
const COMMON_SHARE = 0.05;
const RARE_SHARE = 0.02;
/** So many rare trigrams leave few values to look at; fewer may leave more than the common ones cost. */
const ENOUGH_RARE = 3;

/**
 * The pieces of `term` that are worth looking up in a trigram index: those without the trigrams that are common in
 * `sample` (values of the column, in lower case). The whole term where they would not narrow enough.
 */
export const rareParts = (term: string, sample: readonly string[]): string[] => {
  const characters = [...term];
  const shareOf = (trigram: string): number =>
    sample.filter((value) => value.includes(trigram.toLowerCase())).length / sample.length;
  const parts: string[] = [];
  let rare = 0;
  let from: number | undefined;
  for (let start = 0; start + TRIGRAM <= characters.length; start += 1) {
    const end = start + TRIGRAM;
    const share = shareOf(characters.slice(start, end).join(''));
    if (share <= RARE_SHARE) rare += 1;
    if (share >= COMMON_SHARE) {
      from = undefined;
      continue;
    }
    if (from !== undefined) parts.pop();
    from ??= start;
    parts.push(characters.slice(from, end).join(''));
  }
  return rare < ENOUGH_RARE ? [term] : parts;
};

/** A column with a trigram index, or its expression, and the name its statistics have in the view pg_stats. */
export type IndexedText = { text: AnyPgColumn | SQL; statistics: { table: string; column: string } };

const FRESH_MS = 10 * 60_000;
type Sample = { readAt: number; values: string[] };
const samples = new WeakMap<Database, Map<string, Sample>>();

/** The values between which the planner counts: a hundred, spread evenly, new whenever the table is analysed. */
const readSample = async (db: Database, { table, column }: IndexedText['statistics']): Promise<string[]> => {
  const [row] = await db
    .select({ values: sql<string[] | null>`histogram_bounds::text::text[]` })
    .from(sql`pg_stats`)
    .where(sql`schemaname = current_schema() AND tablename = ${table} AND attname = ${column}`);
  return row?.values ?? [];
};

const sampleOf = async (db: Database, { statistics }: IndexedText): Promise<string[]> => {
  const known = samples.get(db) ?? new Map<string, Sample>();
  samples.set(db, known);
  const sample = known.get(statistics.table);
  if (sample && Date.now() - sample.readAt < FRESH_MS) return sample.values;
  const values = await readSample(db, statistics);
  known.set(statistics.table, { readAt: Date.now(), values });
  return values;
};

/**
 * What `containsText` says, for a column of very many values. The index reads the list of each trigram it is asked
 * for, and a list that names most of the table costs most: so it is asked for the rare ones, and the values they
 * leave are compared with the whole term (docs/decisions/paging.md).
 */
export const containsIndexedText = async (db: Database, indexed: IndexedText, term: string): Promise<SQL> => {
  const whole = normalizeTerm(term);
  const parts = rareParts(whole, await sampleOf(db, indexed));
  const conditions = parts.map((part) => containsPart(indexed.text, part));
  if (parts[0] !== whole) conditions.push(sql`strpos(${indexed.text}, lower(${whole})) > 0`);
  return sql.join(conditions, sql` AND `);
};
