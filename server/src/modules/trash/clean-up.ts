import { asc, inArray, lt } from 'drizzle-orm';

import { DAY_MS, type Id, TRASH_DAYS } from '@contract';

import type { Database } from '../../db/database';
import { inBatches, never } from '../../db/in-batches';
import { news, newsVersions } from '../../db/schema';
import { releaseUses } from '../images/image-uses';

const KEPT_MS = TRASH_DAYS * DAY_MS;
/** Items per transaction, few enough that other writes do not wait noticeably. */
const BATCH = 100;

/** The items that have been in the trash too long; those that another transaction uses are left out. */
export const selectOldDeleted = (tx: Database, now: Date) =>
  tx
    .select({ id: news.id })
    .from(news)
    .where(lt(news.deletedAt, new Date(now.getTime() - KEPT_MS)))
    .orderBy(asc(news.deletedAt), asc(news.id))
    .limit(BATCH)
    .for('update', { skipLocked: true });

/** Removes locked news for good, with its versions and the uses of its images. */
export const purgeNews = async (tx: Database, ids: Id[], now: Date): Promise<void> => {
  if (ids.length === 0) return;
  await tx.delete(newsVersions).where(inArray(newsVersions.newsId, ids));
  await releaseUses(tx, ids, now);
  await tx.delete(news).where(inArray(news.id, ids));
};

/** Removes news that was deleted more than `TRASH_DAYS` ago for good; returns how many items. */
export const forgetDeleted = (db: Database, now: Date, isOver = never): Promise<number> => {
  const forgetBatch = () =>
    db.transaction(async (tx) => {
      const ids = (await selectOldDeleted(tx, now)).map(({ id }) => id);
      await purgeNews(tx, ids, now);
      return ids.length;
    });
  return inBatches(BATCH, forgetBatch, isOver);
};
