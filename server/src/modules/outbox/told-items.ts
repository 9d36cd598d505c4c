import { asc, eq, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { journalistGroups, news, newsPublished, outboxTold } from '../../db/schema';

const groupOf = sql`coalesce(${news.groupId}, ${news.deletedFrom})`;

/**
 * Locks the groups of the items, then what is known outside of these, so that their events are written one after the other. The
 * deletion of a group changes none of its news: without its lock, what is published in it meanwhile would miss it.
 */
export const lockTold = async (tx: Database, which: SQL): Promise<void> => {
  const groups = sql`SELECT ${groupOf} FROM ${news} WHERE ${which}`;
  await tx.execute(
    sql`SELECT 1 FROM ${journalistGroups} WHERE ${journalistGroups.id} IN (${groups}) FOR KEY SHARE`,
  );
  const ids = sql`SELECT ${news.id} FROM ${news} WHERE ${which}`;
  await tx.execute(
    sql`SELECT 1 FROM ${outboxTold} WHERE ${outboxTold.newsId} IN (${ids}) ORDER BY ${outboxTold.newsId} FOR UPDATE`,
  );
};

/** The items of a condition that were ever approved, each with what is known outside. */
export const findItems = (tx: Database, which: SQL | undefined) => {
  const deletedAt = sql<Date | null>`coalesce(${news.deletedAt}, ${journalistGroups.deletedAt})`;
  return tx
    .select({
      item: {
        id: news.id,
        publishedVersion: news.publishedVersion,
        shownFrom: news.shownFrom,
        status: news.status,
        approvedUntil: news.approvedUntil,
        approvedPermanently: news.approvedPermanently,
        deletedAt: deletedAt.mapWith(news.deletedAt),
        groupId: journalistGroups.id,
        title: newsPublished.title,
      },
      told: outboxTold,
    })
    .from(news)
    .innerJoin(newsPublished, eq(newsPublished.newsId, news.id))
    .innerJoin(journalistGroups, sql`${journalistGroups.id} = ${groupOf}`)
    .leftJoin(outboxTold, eq(outboxTold.newsId, news.id))
    .where(which)
    .orderBy(asc(news.id));
};

/** An item, and what is known of it outside. */
export type Item = Awaited<ReturnType<typeof findItems>>[number];
