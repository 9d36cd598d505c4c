import { and, asc, gt, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Database } from './database';
import { hasPlaceholder, nameKeyOf } from './name-key';
import { countries, journalistGroups, newsCategories, tagUses, users } from './schema';

const BATCH = 500;

type Names = {
  table: PgTable;
  what: string;
  id: AnyPgColumn;
  name: AnyPgColumn;
  key: AnyPgColumn;
  /** How to mend two that are the same; undefined for names that need not be unique. */
  mend?: string;
};

const ACCOUNT = 'An administrator changes one of them on the page of its account.';
const NAMES: Names[] = [
  {
    table: users,
    what: 'display names',
    id: users.id,
    name: users.displayName,
    key: users.displayKey,
  },
  {
    table: users,
    what: 'user names',
    id: users.id,
    name: users.username,
    key: users.usernameKey,
    mend: ACCOUNT,
  },
  {
    table: users,
    what: 'e-mail addresses',
    id: users.id,
    name: users.email,
    key: users.emailKey,
    mend: ACCOUNT,
  },
  {
    table: newsCategories,
    what: 'categories',
    id: newsCategories.id,
    name: newsCategories.name,
    key: newsCategories.nameKey,
    mend: 'Rename or delete one of them.',
  },
  {
    table: journalistGroups,
    what: 'groups',
    id: journalistGroups.id,
    name: journalistGroups.name,
    key: journalistGroups.nameKey,
    mend: 'Their Head renames one of them.',
  },
  {
    table: countries,
    what: 'countries',
    id: countries.id,
    name: countries.name,
    key: countries.nameKey,
    mend: 'Rename or delete one of them.',
  },
  { table: tagUses, what: 'tags', id: tagUses.id, name: tagUses.tag, key: tagUses.tagKey },
];

type Row = { id: number; name: string };
type Double = { id: number; first: number };

/** Gives the rows their keys, except those whose key another row has, and returns these. */
const foldBatch = async (db: Database, { table, id, key, mend }: Names, rows: Row[]): Promise<Double[]> => {
  const keys = new Map(rows.map((row) => [row.id, nameKeyOf(row.name)]));
  const isUnique = mend !== undefined;
  const holders = (await db
    .select({ id, key })
    .from(table)
    .where(isUnique ? inArray(key, [...new Set(keys.values())]) : sql`false`)) as {
    id: number;
    key: string;
  }[]; // columns of any table are untyped
  const firstOf = new Map(holders.map((holder) => [holder.key, holder.id]));
  const doubles: Double[] = [];
  for (const [row, folded] of keys) {
    const first = firstOf.get(folded);
    if (first === undefined) firstOf.set(folded, row);
    else if (isUnique) doubles.push({ id: row, first });
  }
  const doubled = new Set(doubles.map((double) => double.id));
  const free = [...keys].filter(([row]) => !doubled.has(row));
  if (free.length > 0) {
    const values = sql.join(
      free.map(([row, folded]) => sql`(${row}::integer, ${folded}::text)`),
      sql`, `,
    );
    await db.execute(sql`
      UPDATE ${table} SET ${sql.identifier(key.name)} = folded.key
      FROM (VALUES ${values}) AS folded (id, key) WHERE ${id} = folded.id`);
  }
  return doubles;
};

/**
 * Folds the stored names that have no key yet, in batches, so that an interrupted start continues where it was. Names that
 * are the same as an earlier one keep their placeholder and are reported at every start until one of them is renamed. Run it
 * after the migrations, in one instance at a time.
 */
export const foldStoredNames = async (db: Database, warn: (text: string) => void): Promise<void> => {
  for (const names of NAMES) {
    const { table, what, id, name, key, mend } = names;
    const doubles: Double[] = [];
    let last = 0;
    for (;;) {
      const rows = (await db
        .select({ id, name })
        .from(table)
        .where(and(hasPlaceholder(key), gt(id, last)))
        .orderBy(asc(id))
        .limit(BATCH)) as Row[]; // columns of any table are untyped
      if (rows.length === 0) break;
      doubles.push(...(await foldBatch(db, names, rows)));
      last = rows.at(-1)?.id ?? last;
    }
    if (doubles.length === 0 || mend === undefined) continue;
    const list = doubles.map((double) => `${double.id} (as ${double.first})`).join(', ');
    warn(`Some ${what} read the same as an earlier one, by id: ${list}. Nothing was merged. ${mend}`);
  }
};
