import { and, eq, inArray, isNotNull, isNull, lt, not, notExists, or, sql } from 'drizzle-orm';

import { DAY_MS, TRASH_DAYS } from '@contract';

import type { Database } from '../../db/database';
import { files, users } from '../../db/schema';

import { FILES_PATH } from './image-store';
import { isUsed } from './image-uses';

const KEPT_UNUSED_MS = 7 * DAY_MS;
const KEPT_DELETED_MS = TRASH_DAYS * DAY_MS;
const BATCH = 500;

const shownAsAvatar = (db: Database) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.avatarUrl, sql`${FILES_PATH} || ${files.key}`));

/** What the media library of a group lists; the rest are covers that were cut from a listed picture, and pictures of nobody. */
export const IS_LISTED = and(isNotNull(files.groupId), isNull(files.cutFrom));

const isUnused = (db: Database, now: Date) =>
  and(
    lt(files.unusedSince, new Date(now.getTime() - KEPT_UNUSED_MS)),
    // If a use was recorded a moment ago, the foreign key refuses the deletion.
    not(isUsed(db)),
    notExists(shownAsAvatar(db)),
  );

/** Whether an image may be removed: a listed one only after its time in the trash. */
const isRemovable = (db: Database, now: Date) =>
  and(
    isUnused(db, now),
    or(
      isNull(files.groupId),
      isNotNull(files.cutFrom),
      lt(files.deletedAt, new Date(now.getTime() - KEPT_DELETED_MS)),
    ),
  );

/**
 * Puts the listed pictures into the trash that no item has shown for 7 days, and that nobody has put into the library or described.
 */
export const trashUnused = async (db: Database, now: Date): Promise<void> => {
  await db
    .update(files)
    .set({ deletedAt: now, deletedBy: null })
    .where(and(isUnused(db, now), IS_LISTED, isNull(files.deletedAt), eq(files.isKept, false)));
};

/** How many images may be removed. */
export const countUnused = (db: Database, now: Date): Promise<number> =>
  db.$count(files, isRemovable(db, now));

/**
 * Deletes the rows of some images that may be removed; returns their keys, none if there are no more. One that somebody takes out
 * of the trash or uploads again meanwhile is left out.
 */
export const forgetUnused = async (db: Database, now: Date): Promise<string[]> => {
  const unused = db.select({ key: files.key }).from(files).where(isRemovable(db, now)).limit(BATCH);
  const rows = await db
    .delete(files)
    .where(inArray(files.key, unused.for('update', { skipLocked: true })))
    .returning({ key: files.key });
  return rows.map(({ key }) => key);
};
