import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Database } from '../../db/database';
import { newsContents, newsVersions } from '../../db/schema';
import { releaseUses } from '../images/image-uses';

const DAY_MS = 86_400_000;
/** Versions per transaction, few enough that other writes do not wait noticeably. */
const BATCH = 500;

const newer = alias(newsVersions, 'newer');

/**
 * Removes the versions that were saved more than `days` ago, with the contents and images that no other version needs.
 * Approved versions and the newest version of each item stay.
 */
export const forgetOldVersions = async (db: Database, now: Date, days: number): Promise<void> => {
  const oldest = new Date(now.getTime() - days * DAY_MS);
  const removeBatch = () =>
    db.transaction(async (tx) => {
      const old = await tx
        .select({ newsId: newsVersions.newsId, number: newsVersions.number })
        .from(newsVersions)
        .where(
          and(
            lt(newsVersions.savedAt, oldest),
            isNull(newsVersions.approval),
            sql`EXISTS ${tx
              .select({ number: newer.number })
              .from(newer)
              .where(
                and(eq(newer.newsId, newsVersions.newsId), sql`${newer.number} > ${newsVersions.number}`),
              )}`,
          ),
        )
        .orderBy(newsVersions.savedAt)
        .limit(BATCH);
      for (const { newsId, number } of old) {
        await tx
          .delete(newsVersions)
          .where(and(eq(newsVersions.newsId, newsId), eq(newsVersions.number, number)));
      }
      const newsIds = [...new Set(old.map(({ newsId }) => newsId))];
      if (newsIds.length === 0) return 0;
      const named = tx
        .select({ hash: newsVersions.hash })
        .from(newsVersions)
        .where(and(eq(newsVersions.newsId, newsContents.newsId), eq(newsVersions.hash, newsContents.hash)));
      await tx.delete(newsContents).where(and(inArray(newsContents.newsId, newsIds), notExists(named)));
      await releaseUses(tx, newsIds, now);
      return old.length;
    });
  while ((await removeBatch()) === BATCH);
};
