import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';

import { sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { files, imageStore, suspectedFiles } from '../../db/schema';
import { MARK_KEY, type Storage } from '../../storage/storage';

import { isStoredName } from './image-store';

/** The mark in a store: the installation that it belongs to, and how many hourly checks it has had. */
type Mark = { installation: string; runs: number };

const CONTESTED = NaN;

const readMark = async (storage: Storage): Promise<Mark | null> => {
  const stream = await storage.read(MARK_KEY);
  if (!stream) return null;
  const [installation = '', runs] = (await text(stream)).trim().split(' ');
  return { installation, runs: Number(runs) };
};

const writeMark = (storage: Storage, { installation, runs }: Mark): Promise<void> =>
  storage.put(MARK_KEY, Buffer.from(`${installation} ${runs}\n`), 'text/plain');

const isEmpty = async (storage: Storage): Promise<boolean> => {
  for await (const { key } of storage.list()) if (isStoredName(key)) return false;
  return true;
};

/** This database's row, which is created with a new id of the installation. */
const ownMark = async (db: Database): Promise<typeof imageStore.$inferSelect> => {
  await db.insert(imageStore).values({}).onConflictDoNothing();
  const [row] = await db.select().from(imageStore);
  if (!row) throw new Error('The id of the installation was not stored.');
  return row;
};

/** Why nothing may be removed from a store. */
export type Refusal = 'unmarked' | 'foreign' | 'contested';

/** What an operator reads about a store that is not this database's alone. */
export const REFUSALS: Record<Refusal, string> = {
  unmarked:
    'The image store bears no mark of this installation, so nothing is removed from it. If it belongs to this database alone: npm run adopt-store',
  foreign:
    'The image store belongs to another installation, so nothing is removed from it (docs/operations.md, "The image store").',
  contested:
    'A copy of this database has used the same image store, so nothing is removed from it (docs/operations.md, "The image store").',
};

const judge = (mark: Mark | null, own: Mark): Refusal | null => {
  if (!mark) return 'unmarked';
  if (mark.installation !== own.installation) return 'foreign';
  // A higher number was counted by a copy of this database. CONTESTED is no number.
  return mark.runs <= own.runs ? null : 'contested';
};

/**
 * Whether the store belongs to this database alone; null if it does. The empty store of a database without images is marked.
 * A store that a copy of the database has used is marked for both, so that neither removes anything.
 */
export const checkStore = async (db: Database, storage: Storage): Promise<Refusal | null> => {
  // The mark first: another instance may count meanwhile, and its number in the mark would look like that of a copy.
  const mark = await readMark(storage);
  const own = await ownMark(db);
  const refusal = judge(mark, own);
  if (refusal === 'contested') await writeMark(storage, { ...own, runs: CONTESTED });
  if (refusal !== 'unmarked') return refusal;
  const rows = await db.select({ key: files.key }).from(files).limit(1);
  if (rows.length > 0 || !(await isEmpty(storage))) return refusal;
  await writeMark(storage, own);
  return null;
};

/** Counts an hour of use, here and in the mark of this database's own store. */
const countRun = async (db: Database, storage: Storage): Promise<void> => {
  const runs = sql`${imageStore.runs} + 1`;
  // The database first: after a kill in between, the store's number is lower, which is allowed.
  const [row] = await db.update(imageStore).set({ runs }).returning();
  if (row) await writeMark(storage, row);
};

/**
 * Checks the store, and counts in its mark that this database uses it. Every server does so hourly, even one that removes
 * nothing: without it, a copy of its database would find the mark unchanged, and remove what only the original shows.
 */
export const watchStore = async (db: Database, storage: Storage): Promise<Refusal | null> => {
  const refusal = await checkStore(db, storage);
  if (!refusal) await countRun(db, storage);
  return refusal;
};

/**
 * Makes the store this database's own, under a new id, so that copies of the database and its earlier back-ups belong to
 * another installation. What it suspects is seen for the first time again, so nothing is removed within 7 days. A store that
 * another database uses is taken only with `takeOver`.
 */
export const adoptStore = async (
  db: Database,
  storage: Storage,
  { takeOver }: { takeOver: boolean },
): Promise<Refusal | null> => {
  const refusal = judge(await readMark(storage), await ownMark(db));
  if (refusal && refusal !== 'unmarked' && !takeOver) return refusal;
  await db.delete(suspectedFiles);
  const [own] = await db.update(imageStore).set({ installation: randomUUID(), runs: 0 }).returning();
  if (own) await writeMark(storage, own);
  return null;
};

/** Lets the next run remove up to `images` at once, in spite of the usual limit. */
export const confirmRemoval = async (db: Database, images: number): Promise<void> => {
  await ownMark(db);
  await db.update(imageStore).set({ mayRemove: images });
};

/**
 * Takes up a confirmation, whether it is needed or not, and resolves to its number: one that stayed would let another accident
 * through, months later.
 */
export const takeConfirmation = async (db: Database): Promise<number> => {
  const { mayRemove } = await ownMark(db);
  if (mayRemove > 0) await db.update(imageStore).set({ mayRemove: 0 });
  return mayRemove;
};
