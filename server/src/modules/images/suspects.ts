import { and, inArray, lt, lte, notExists, eq, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { files, suspectedFiles } from '../../db/schema';
import type { Storage } from '../../storage/storage';

import { isStoredName } from './image-store';
import { readSize } from './size-keys';

const KEPT_MS = 7 * 24 * 60 * 60_000;
const BATCH = 500;

const withoutRow = async (db: Database, keys: string[]): Promise<string[]> => {
  const rows = await db.select({ key: files.key }).from(files).where(inArray(files.key, keys));
  const known = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !known.has(key));
};

const suspect = async (db: Database, keys: string[], now: Date): Promise<void> => {
  const orphans = keys.length > 0 ? await withoutRow(db, keys) : [];
  if (orphans.length === 0) return;
  await db
    .insert(suspectedFiles)
    .values(orphans.map((key) => ({ key, firstSeenAt: now, lastSeenAt: now })))
    .onConflictDoUpdate({
      target: suspectedFiles.key,
      // A time in the future was written by a wrong clock.
      set: {
        firstSeenAt: sql`least(${suspectedFiles.firstSeenAt}, excluded.first_seen_at)`,
        lastSeenAt: now,
      },
    });
};

/**
 * Goes through the store, remembers which images have no row, and forgets those that are gone or have a row by now. A size counts
 * as its picture: it goes with it. Returns the number of images, or null if the time was over first.
 */
export const findSuspects = async (
  { db, storage }: { db: Database; storage: Storage },
  now: Date,
  isOver: () => boolean,
): Promise<number | null> => {
  let total = 0;
  const batch = new Set<string>();
  for await (const { key } of storage.list()) {
    // A file with another name was not stored by this server.
    if (!isStoredName(key)) continue;
    const size = readSize(key);
    batch.add(size?.picture ?? key);
    if (!size) total += 1;
    if (batch.size < BATCH) continue;
    if (isOver()) return null;
    await suspect(db, [...batch], now);
    batch.clear();
  }
  await suspect(db, [...batch], now);
  await db.delete(suspectedFiles).where(lt(suspectedFiles.lastSeenAt, now));
  return total;
};

const isDue = (db: Database, now: Date) =>
  and(
    lte(suspectedFiles.firstSeenAt, new Date(now.getTime() - KEPT_MS)),
    notExists(db.select({ key: files.key }).from(files).where(eq(files.key, suspectedFiles.key))),
  );

/** How many images have had no row for 7 days. */
export const countDue = (db: Database, now: Date): Promise<number> =>
  db.$count(suspectedFiles, isDue(db, now));

/** Some images that have had no row for 7 days. */
export const listDue = async (db: Database, now: Date): Promise<string[]> => {
  const rows = await db
    .select({ key: suspectedFiles.key })
    .from(suspectedFiles)
    .where(isDue(db, now))
    .limit(BATCH);
  return rows.map(({ key }) => key);
};

/** Forgets images that were removed from the store. */
export const forgetSuspects = async (db: Database, keys: string[]): Promise<void> => {
  await db.delete(suspectedFiles).where(inArray(suspectedFiles.key, keys));
};
