import { and, desc, eq, gte, isNull, lte, sum } from 'drizzle-orm';

import { type Id, MOST_READ, type ReadFigures } from '@contract';

import type { Database } from '../../db/database';
import { news, newsPublished, newsViews } from '../../db/schema';
import { dayOf } from '../journalists/week';

/** The time, in the days of the newsroom. */
export type Today = { now: Date; timeZone: string };

/** The items of a group, without those in the trash, whose public pages were opened most in the last days. */
export const findMostRead = async (
  db: Database,
  groupId: Id,
  { now, timeZone }: Today,
): Promise<ReadFigures[]> => {
  const first = dayOf(now, timeZone, MOST_READ.days - 1);
  const views = sum(newsViews.views).mapWith(Number);
  return db
    .select({ id: news.id, title: newsPublished.title, views })
    .from(newsViews)
    .innerJoin(news, eq(news.id, newsViews.newsId))
    .innerJoin(newsPublished, eq(newsPublished.newsId, news.id))
    .where(
      and(
        eq(news.groupId, groupId),
        isNull(news.deletedAt),
        gte(newsViews.day, first),
        lte(newsViews.day, dayOf(now, timeZone)),
      ),
    )
    .groupBy(news.id, newsPublished.title)
    .orderBy(desc(views), desc(news.id))
    .limit(MOST_READ.items);
};
