import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '../database';
import { containsPart, normalizeTerm } from '../sql-text';

import type { SearchedList } from './searched-list';

const TRIGRAM = 3;
/** Neighbouring trigrams in this share of values come from one word, so looking up one of them is as good as looking up all. */
const COMMON_SHARE = 0.05;
/** A trigram in this share of values does not narrow the search. */
const EVERYWHERE_SHARE = 0.5;

/** The rarest of each run of common trigrams, unless even that one is too frequent, and all other trigrams. */
const isWorthLookingUp = (shares: readonly number[], at: number): boolean => {
  const share = shares[at] ?? 1;
  if (share < COMMON_SHARE || share >= EVERYWHERE_SHARE) return share < COMMON_SHARE;
  const before = shares.slice(0, at).findLastIndex((other) => other < COMMON_SHARE);
  const after = shares.findIndex((other, index) => index > at && other < COMMON_SHARE);
  const run = shares.slice(before + 1, after < 0 ? undefined : after);
  return run.indexOf(Math.min(...run)) === at - before - 1;
};

const asIndexed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, ' ');

/**
 * Whether a trigram index can look `term` up: with three letters in a row, the first letter of a word (blank, blank,
 * letter) or the last two (letter, letter, blank).
 */
export const hasTrigram = (term: string): boolean => /[^ ]{3}| [^ ]|[^ ]{2} /u.test(asIndexed(term));

/** The trigrams that the index looks up for three characters: it indexes words only, and the first letter of a word is a trigram too. */
const toLookup = (trigram: string): string => {
  const text = asIndexed(trigram);
  return text.endsWith(' ') ? text : text.slice(Math.max(0, text.lastIndexOf(' ')));
};

/**
 * The pieces of `term` that are worth looking up in a trigram index, according to `sample`, values of the column: the list
 * of a common trigram is slow to read and narrows little. Returns the whole term if it has only common trigrams.
 */
export const rareParts = (term: string, sample: readonly string[]): string[] => {
  const characters = [...term];
  const trigrams = characters.slice(TRIGRAM - 1).map((_, at) => characters.slice(at, at + TRIGRAM).join(''));
  const values = sample.map((value) => ` ${asIndexed(value)} `);
  const shares = trigrams
    .map(toLookup)
    .map((lookup) => values.filter((value) => value.includes(lookup)).length / values.length);
  if (!shares.some((share) => share < COMMON_SHARE)) return [term];
  const parts: string[] = [];
  let from: number | undefined;
  trigrams.forEach((_, at) => {
    if (!isWorthLookingUp(shares, at)) {
      from = undefined;
      return;
    }
    // Neighbouring trigrams form one piece.
    if (from !== undefined) parts.pop();
    from ??= at;
    parts.push(characters.slice(from, at + TRIGRAM).join(''));
  });
  return parts;
};

type IndexedText = Pick<SearchedList, 'text' | 'statistics'>;

const FRESH_MS = 10 * 60_000;
type Sample = { readAt: number; values: string[] };
const samples = new WeakMap<Database, Map<string, Sample>>();

/** The planner's histogram bounds: a hundred values, spread evenly, renewed whenever the table is analysed. */
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
 * The condition of `containsText` for a column with very many values. The index reads a list per trigram, and a list
 * with most of the table is the most expensive. So only the rare trigrams are looked up, and the remaining
 * values are compared with the whole term (docs/decisions/paging.md).
 */
export const containsIndexedText = async (db: Database, indexed: IndexedText, term: string): Promise<SQL> => {
  const whole = normalizeTerm(term);
  const parts = rareParts(whole, await sampleOf(db, indexed));
  const conditions = parts.map((part) => containsPart(indexed.text, part));
  if (parts[0] !== whole) conditions.push(sql`strpos(${indexed.text}, lower(${whole})) > 0`);
  return sql.join(conditions, sql` AND `);
};
