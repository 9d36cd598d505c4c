import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { never } from '../../db/in-batches';
import { files, journalistGroups, news, newsSources } from '../../db/schema';
import { purgeNews } from '../trash/clean-up';

import { keptSince } from './repository';

/** Rows per transaction, few enough that other writes do not wait noticeably. */
const BATCH = 100;

/** A group past its time, locked; another instance may be removing others. */
const lockExpired = async (tx: Database, now: Date): Promise<Id | undefined> => {
  const [group] = await tx
    .select({ id: journalistGroups.id })
    .from(journalistGroups)
    .where(lte(journalistGroups.deletedAt, keptSince(now)))
    .orderBy(asc(journalistGroups.deletedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return group?.id;
};

const purgeNewsOf = async (tx: Database, groupId: Id, now: Date): Promise<boolean> => {
  const rows = await tx
    .select({ id: news.id })
    .from(news)
    .where(or(eq(news.groupId, groupId), eq(news.deletedFrom, groupId)))
    .limit(BATCH)
    .for('update');
  await purgeNews(
    tx,
    rows.map(({ id }) => id),
    now,
  );
  return rows.length > 0;
};

/** The pictures belong to nobody then: `cleanUpImages` removes those that nothing shows. */
const releasePicturesOf = async (tx: Database, groupId: Id): Promise<boolean> => {
  const some = tx.select({ key: files.key }).from(files).where(eq(files.groupId, groupId)).limit(BATCH);
  const released = await tx
    .update(files)
    .set({ groupId: null })
    .where(inArray(files.key, some))
    .returning({ key: files.key });
  return released.length > 0;
};

/** The old addresses of news that went to another group lead to it for as long as it is there; an import there knows other ids. */
const keepOldAddressesOf = async (tx: Database, groupId: Id): Promise<void> => {
  await tx
    .update(newsSources)
    .set({
      groupId: sql`coalesce(${news.groupId}, ${news.deletedFrom})`,
      source: sql`${newsSources.groupId} || ' ' || ${newsSources.source}`,
    })
    .from(news)
    .where(and(eq(news.id, newsSources.newsId), eq(newsSources.groupId, groupId)));
};

/**
 * Removes the groups that were deleted more than `TRASH_DAYS` ago for good, with everything in them, in batches; returns how
 * many. It continues where an interrupted run has stopped.
 */
export const forgetDeletedGroups = async (db: Database, now: Date, isOver = never): Promise<number> => {
  let removed = 0;
  const forgetBatch = () =>
    db.transaction(async (tx) => {
      const groupId = await lockExpired(tx, now);
      if (groupId === undefined) return false;
      if ((await purgeNewsOf(tx, groupId, now)) || (await releasePicturesOf(tx, groupId))) return true;
      await keepOldAddressesOf(tx, groupId);
      await tx.delete(journalistGroups).where(eq(journalistGroups.id, groupId));
      removed += 1;
      return true;
    });
  while (!isOver() && (await forgetBatch()));
  return removed;
};
