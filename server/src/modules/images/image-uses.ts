import { and, between, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm';

import { DAY_MS, type Id } from '@contract';

import type { Database } from '../../db/database';
import { files, newsImages, newsVersions, users } from '../../db/schema';

import { FILES_PATH } from './image-store';
import { keysIn, ownKeysIn } from './picture-addresses';

const KEPT_UNUSED_MS = 7 * DAY_MS;
const BATCH = 500;

const usedBySome = (db: Database) =>
  db.select({ key: newsImages.key }).from(newsImages).where(eq(newsImages.key, files.key));

const shownAsAvatar = (db: Database) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.avatarUrl, sql`${FILES_PATH} || ${files.key}`));

/** Whether an item shows the image. */
export const isUsedByNews = async (db: Database, key: string): Promise<boolean> => {
  const rows = await db
    .select({ key: newsImages.key })
    .from(newsImages)
    .where(eq(newsImages.key, key))
    .limit(1);
  return rows.length > 0;
};

/**
 * Records which stored images a version of an item shows in these texts (addresses of covers, HTML). Run it in the
 * transaction of the save. Images of earlier versions stay until those are cleaned up (`releaseUses`).
 */
export const recordUses = async (
  tx: Database,
  { newsId, version }: { newsId: Id; version: number },
  texts: (string | null)[],
): Promise<void> => {
  const named = [...new Set(texts.flatMap((text) => keysIn(text ?? '')))];
  // Locked, so that the clean-up cannot remove a row before the use is stored.
  const known = await tx
    .select({ key: files.key })
    .from(files)
    .where(inArray(files.key, named))
    .orderBy(files.key)
    .for('key share');
  const keys = known.map(({ key }) => key);
  if (keys.length === 0) return;
  const uses = keys.map((key) => ({ newsId, key, firstVersion: version, lastVersion: version }));
  await tx
    .insert(newsImages)
    .values(uses)
    .onConflictDoUpdate({
      target: [newsImages.newsId, newsImages.key],
      set: {
        firstVersion: sql`least(${newsImages.firstVersion}, excluded.first_version)`,
        lastVersion: sql`greatest(${newsImages.lastVersion}, excluded.last_version)`,
      },
    });
  const inUse = and(inArray(files.key, keys), isNotNull(files.unusedSince));
  await tx.update(files).set({ unusedSince: null }).where(inUse);
};

/**
 * The keys of images of this server that a text shows and that are no longer stored: its draft was kept on a device for longer
 * than an image that nothing shows. What `before` showed too is left out, so that an item with an old fault can be saved. Run
 * it after `recordUses` in its transaction, so that no clean-up removes an image in between.
 */
export const findLost = async (
  tx: Database,
  text: string,
  { before, publicUrl }: { before: string; publicUrl: string },
): Promise<string[]> => {
  const shownBefore = new Set(keysIn(before));
  const keys = [...new Set(ownKeysIn(text, publicUrl))].filter((key) => !shownBefore.has(key));
  if (keys.length === 0) return [];
  const rows = await tx.select({ key: files.key }).from(files).where(inArray(files.key, keys));
  const known = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !known.has(key));
};

/** Removes the uses by versions of these items that are no longer kept. */
export const releaseUses = async (tx: Database, newsIds: Id[], now: Date): Promise<void> => {
  const kept = tx
    .select({ number: newsVersions.number })
    .from(newsVersions)
    .where(
      and(
        eq(newsVersions.newsId, newsImages.newsId),
        between(newsVersions.number, newsImages.firstVersion, newsImages.lastVersion),
      ),
    );
  const released = await tx
    .delete(newsImages)
    .where(and(inArray(newsImages.newsId, newsIds), notExists(kept)))
    .returning({ key: newsImages.key });
  if (released.length === 0) return;
  const wereUsed = inArray(
    files.key,
    released.map(({ key }) => key),
  );
  await tx
    .update(files)
    .set({ unusedSince: now })
    .where(and(wereUsed, notExists(usedBySome(tx))));
};

const isUnused = (db: Database, now: Date) =>
  and(
    lt(files.unusedSince, new Date(now.getTime() - KEPT_UNUSED_MS)),
    // If a use was recorded a moment ago, the foreign key refuses the deletion.
    notExists(usedBySome(db)),
    notExists(shownAsAvatar(db)),
  );

/** How many images no item has shown for 7 days. */
export const countUnused = (db: Database, now: Date): Promise<number> => db.$count(files, isUnused(db, now));

/** Deletes the rows of some images that no item has shown for 7 days; returns their keys, none if there are no more. */
export const forgetUnused = async (db: Database, now: Date): Promise<string[]> => {
  const unused = db.select({ key: files.key }).from(files).where(isUnused(db, now)).limit(BATCH);
  const rows = await db.delete(files).where(inArray(files.key, unused)).returning({ key: files.key });
  return rows.map(({ key }) => key);
};

export type Stored = { bytes: number; oldest: Date | null };

/** The stored bytes of a person's uploads in the last 24 hours. */
export const storedToday = async (db: Database, uploadedBy: Id, now: Date): Promise<Stored> => {
  const [row] = await db
    .select({
      bytes: sql<number>`coalesce(sum(${files.bytes}), 0)`.mapWith(Number),
      oldest: sql`min(${files.createdAt})`.mapWith(files.createdAt),
    })
    .from(files)
    .where(
      and(
        eq(files.uploadedBy, uploadedBy),
        sql`${files.createdAt} > ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz`,
      ),
    );
  return { bytes: row?.bytes ?? 0, oldest: row?.oldest ?? null };
};
