import { and, eq, isNull, lt } from 'drizzle-orm';

import { DAY_MS } from '@contract';

import type { Database } from '../../db/database';
import { inBatches, never } from '../../db/in-batches';
import { newsVersions } from '../../db/schema';
import { releaseUses } from '../images/image-uses';

/** Versions per transaction, few enough that other writes do not wait noticeably. */
const BATCH = 500;

/** The versions that may be removed, read from an index that contains no others. */
export const selectOldVersions = (tx: Database, oldest: Date) =>
  tx
    .select({ newsId: newsVersions.newsId, number: newsVersions.number })
    .from(newsVersions)
    .where(and(lt(newsVersions.savedAt, oldest), newsVersions.isReplaced, isNull(newsVersions.approval)))
    .orderBy(newsVersions.savedAt)
    .limit(BATCH);

/**
 * Removes the versions that were saved more than `days` ago, with the images that no other version needs; returns how
 * many. Approved versions and the newest version of each item stay.
 */
export const forgetOldVersions = (db: Database, now: Date, days: number, isOver = never): Promise<number> => {
  const oldest = new Date(now.getTime() - days * DAY_MS);
  const removeBatch = () =>
    db.transaction(async (tx) => {
      const old = await selectOldVersions(tx, oldest);
      for (const { newsId, number } of old) {
        await tx
          .delete(newsVersions)
          .where(and(eq(newsVersions.newsId, newsId), eq(newsVersions.number, number)));
      }
      const newsIds = [...new Set(old.map(({ newsId }) => newsId))];
      if (newsIds.length === 0) return 0;
      await releaseUses(tx, newsIds, now);
      return old.length;
    });
  return inBatches(BATCH, removeBatch, isOver);
};
