import { and, desc, eq, gte, isNull, lte, sum } from 'drizzle-orm';

import { type Id, MOST_READ, type ReadFigures } from '@contract';

import type { Database } from '../../db/database';
import { news, newsPublished, newsViews } from '../../db/schema';
import { DAY_MS, dayOf } from '../journalists/week';

/** The items of a group, without those in the trash, whose public pages were opened most in the last days. */
export const findMostRead = async (db: Database, groupId: Id, now: Date): Promise<ReadFigures[]> => {
  const first = dayOf(new Date(now.getTime() - (MOST_READ.days - 1) * DAY_MS));
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
        lte(newsViews.day, dayOf(now)),
      ),
    )
    .groupBy(news.id, newsPublished.title)
    .orderBy(desc(views), desc(news.id))
    .limit(MOST_READ.items);
};
