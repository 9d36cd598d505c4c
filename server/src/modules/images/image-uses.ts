import { and, between, eq, exists, inArray, isNotNull, not, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { DAY_MS, type Id } from '@contract';

import type { Database } from '../../db/database';
import { files, news, newsImages, newsVersions } from '../../db/schema';

import { keysIn, ownKeysIn } from './picture-addresses';

const cut = alias(files, 'cut');

/** Whether some news shows the picture of the row or a cover that was cut from it. */
export const isUsed = (db: Database): SQL => {
  const shown = db.select({ key: newsImages.key }).from(newsImages).where(eq(newsImages.key, files.key));
  const shownCut = db
    .select({ key: cut.key })
    .from(cut)
    .innerJoin(newsImages, eq(newsImages.key, cut.key))
    .where(eq(cut.cutFrom, files.key));
  return sql`(${exists(shown)} OR ${exists(shownCut)})`;
};

/** Whether an item shows the image. */
export const isUsedByNews = async (db: Database, key: string): Promise<boolean> => {
  const rows = await db
    .select({ key: newsImages.key })
    .from(newsImages)
    .where(eq(newsImages.key, key))
    .limit(1);
  return rows.length > 0;
};

type Cut = Pick<typeof files.$inferSelect, 'key' | 'cutFrom'>;

/** The keys of pictures, and of those that covers among them were cut from. */
const withOriginals = (pictures: Cut[]): string[] => [
  ...new Set(pictures.flatMap(({ key, cutFrom }) => (cutFrom === null ? [key] : [key, cutFrom]))),
];

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
    .select({ key: files.key, cutFrom: files.cutFrom })
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
  const inUse = inArray(files.key, withOriginals(known));
  await tx
    .update(files)
    .set({ unusedSince: null })
    .where(and(inUse, isNotNull(files.unusedSince)));
  // A picture in the trash that is shown again, by an old draft or as the original of a cover, comes back out of it; but the trash
  // of another group is that group's.
  const groupOfItem = tx.select({ id: news.groupId }).from(news).where(eq(news.id, newsId));
  await tx
    .update(files)
    .set({ deletedAt: null, deletedBy: null })
    .where(and(inUse, isNotNull(files.deletedAt), inArray(files.groupId, groupOfItem)));
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
  const keys = released.map(({ key }) => key);
  const wereUsed = await tx
    .select({ key: files.key, cutFrom: files.cutFrom })
    .from(files)
    .where(inArray(files.key, keys));
  await tx
    .update(files)
    .set({ unusedSince: now })
    .where(and(inArray(files.key, withOriginals(wereUsed)), not(isUsed(tx))));
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
