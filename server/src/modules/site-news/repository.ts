import { and, asc, eq, gt, inArray, isNull, max, min, or, type SQL, sql } from 'drizzle-orm';

import type { Id, SiteGone } from '@contract';

import type { Database } from '../../db/database';
import {
  countries,
  journalistGroups,
  news,
  newsCategories,
  newsPublished,
  outboxTold,
  users,
} from '../../db/schema';
import { CREDITS } from '../media/credits';

/** How much of articles one answer holds; a single larger one is answered alone. */
const MOST_BYTES = 2 * 1_024 * 1_024;

/** What time has ended is not shown, even in the seconds before the worker has noted it. */
const isShown = (now: Date): SQL | undefined =>
  and(eq(outboxTold.state, 'shown'), or(isNull(outboxTold.until), gt(outboxTold.until, now)));

type Change = { id: Id; change: number; state: 'shown' | SiteGone['state'] };
type Told = typeof outboxTold.$inferSelect;

const stateAt = ({ state, until }: Pick<Told, 'state' | 'until'>, now: Date): Change['state'] => {
  if (state === 'shown') return until && until <= now ? 'went-dark' : 'shown';
  // A later Publish at took it away until then.
  return state === 'scheduled' ? 'withdrawn' : state;
};

/** The number of the last event. */
export const findLastChange = async (db: Database): Promise<number> => {
  const [row] = await db.select({ last: max(outboxTold.change) }).from(outboxTold);
  return row?.last ?? 0;
};

/** When time alone changes next what readers see; null if it does not. */
export const findNextMoment = async (db: Database, now: Date): Promise<Date | null> => {
  const [row] = await db
    .select({ at: min(outboxTold.changesAt) })
    .from(outboxTold)
    .where(gt(outboxTold.changesAt, now));
  return row?.at ?? null;
};

/** The items with an event after a number, in the order of their last events: as many as fit into an answer. */
export const findChanges = async (
  db: Database,
  { since, limit, now }: { since: number; limit: number; now: Date },
): Promise<{ changes: Change[]; hasMore: boolean }> => {
  const rows = await db
    .select({
      id: outboxTold.newsId,
      change: outboxTold.change,
      state: outboxTold.state,
      until: outboxTold.until,
      bytes: sql<number>`coalesce(octet_length(${newsPublished.html}), 0)`.mapWith(Number),
    })
    .from(outboxTold)
    .leftJoin(newsPublished, eq(newsPublished.newsId, outboxTold.newsId))
    .where(gt(outboxTold.change, since))
    .orderBy(asc(outboxTold.change))
    .limit(limit + 1);
  const changes: Change[] = [];
  let bytes = 0;
  for (const row of rows.slice(0, limit)) {
    const state = stateAt(row, now);
    bytes += state === 'shown' ? row.bytes : 0;
    if (bytes > MOST_BYTES && changes.length > 0) break;
    changes.push({ id: row.id, change: row.change ?? 0, state });
  }
  return { changes, hasMore: rows.length > changes.length };
};

/** What a website and its feeds say about each article. The category and country of a copy may have been deleted since. */
const headColumns = {
  id: newsPublished.newsId,
  version: newsPublished.version,
  title: newsPublished.title,
  markdown: newsPublished.markdown,
  metaDescription: newsPublished.metaDescription,
  tags: newsPublished.tags,
  coverImageUrl: newsPublished.coverImageUrl,
  category: { id: newsCategories.id, name: newsCategories.name },
  author: { id: users.id, name: users.displayName },
  publishedAt: newsPublished.publishedAt,
  approvedAt: newsPublished.approvedAt,
  credits: CREDITS,
};

const articleColumns = {
  ...headColumns,
  html: newsPublished.html,
  metaTitle: newsPublished.metaTitle,
  references: newsPublished.references,
  videoUrl: newsPublished.videoUrl,
  tiktokUrl: newsPublished.tiktokUrl,
  squareImageUrl: newsPublished.squareImageUrl,
  group: { id: journalistGroups.id, name: journalistGroups.name },
  country: { code: countries.code, name: countries.name },
  until: outboxTold.until,
};

/** The articles that readers see among these items. One that has gone meanwhile is left out: its event has a later number. */
export const findArticles = (db: Database, ids: Id[], now: Date) =>
  db
    .select(articleColumns)
    .from(newsPublished)
    .innerJoin(outboxTold, eq(outboxTold.newsId, newsPublished.newsId))
    .innerJoin(news, eq(news.id, newsPublished.newsId))
    .innerJoin(journalistGroups, eq(journalistGroups.id, news.groupId))
    .leftJoin(newsCategories, eq(newsCategories.id, newsPublished.categoryId))
    .leftJoin(countries, eq(countries.id, newsPublished.countryId))
    .innerJoin(users, eq(users.id, news.authorId))
    .where(and(inArray(newsPublished.newsId, ids), isShown(now)));

export type ArticleRow = Awaited<ReturnType<typeof findArticles>>[number];

type FeedFilter = { from: Date; now: Date; limit: number; group?: Id; category?: Id };

/** The articles that readers see, latest first, without their texts. */
export const findLatest = (db: Database, { from, now, limit, group, category }: FeedFilter) =>
  db
    .select(headColumns)
    .from(newsPublished)
    .innerJoin(outboxTold, eq(outboxTold.newsId, newsPublished.newsId))
    .innerJoin(news, eq(news.id, newsPublished.newsId))
    .leftJoin(newsCategories, eq(newsCategories.id, newsPublished.categoryId))
    .innerJoin(users, eq(users.id, news.authorId))
    .where(
      and(
        gt(newsPublished.publishedAt, from),
        isShown(now),
        group === undefined ? undefined : eq(news.groupId, group),
        category === undefined ? undefined : eq(newsPublished.categoryId, category),
      ),
    )
    .orderBy(sql`${newsPublished.publishedAt} DESC`, sql`${newsPublished.newsId} DESC`)
    .limit(limit);

export type FeedRow = Awaited<ReturnType<typeof findLatest>>[number];
