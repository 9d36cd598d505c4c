import { and, between, count, desc, eq, inArray, sql } from 'drizzle-orm';

import type { ApprovalStep, Id, Profile } from '@contract';

import type { Database } from '../../db/database';
import { groupCategories, journalistGroups, news, users } from '../../db/schema';
import { findMatches, type Search } from '../../db/search/find-matches';
import { groupSegment, letterKeys, segmentOf } from '../../db/search/letter-keys';
import { pageOfMatches } from '../../db/search/page-of-matches';
import type { SearchedList } from '../../db/search/searched-list';
import { notFound } from '../../http/api-error';
import { pageOf, type PageRequest } from '../../http/paginate';
import { inGroupThatIsThere, isGroup } from '../journalists/group-there';
import { NOT_RETURNED } from '../returns/returned';

import { approve, type PublicState } from './approval';
import { newsColumns, type NewsRow, summaryColumns, type SummaryRow } from './columns';
import type { Covers } from './covers';
import type { NewsInput } from './news-form';
import { findPositions, positionsOfPage } from './positions';

const isOf = (groupId: Id, newsId: Id) => and(eq(news.groupId, groupId), eq(news.id, newsId));

const lowerTitle = sql`lower(${news.title})`;

export const searchedNews = (groupId: Id): SearchedList => ({
  table: news,
  id: news.id,
  text: lowerTitle,
  // PostgreSQL stores the statistics of an expression under the name of its index.
  statistics: { table: 'news_title_idx', column: 'lower' },
  scope: eq(news.groupId, groupId),
  place: news.position,
  lastPlace: sql`SELECT ${journalistGroups.lastPosition} FROM ${journalistGroups} WHERE ${eq(journalistGroups.id, groupId)}`,
  highestFirst: true,
  keys: letterKeys(groupSegment(news.groupId, segmentOf(news.position)), lowerTitle),
  segmentName: (segment) => groupSegment(sql`${groupId}`, segment),
});

const searchGroupNews = async (db: Database, groupId: Id, wanted: Search, page: PageRequest) => {
  const list = searchedNews(groupId);
  const { ids, place } = await pageOfMatches((limit) => findMatches(db, list, wanted, limit), page);
  if (ids.length === 0) return { rows: [], place };
  const rows: SummaryRow[] = await db
    .select(summaryColumns)
    .from(news)
    .where(inArray(news.id, ids))
    .orderBy(desc(news.position));
  return { rows, place };
};

/** A page of a group's news, newest first. Without a search a page is a range of positions. */
export const listGroupNews = async (db: Database, groupId: Id, wanted: Search, page: PageRequest) => {
  if (wanted.search.trim()) return searchGroupNews(db, groupId, wanted, page);
  const positions = await findPositions(db, groupId);
  const place = pageOf(positions.total, page);
  const [lowest, highest] = positionsOfPage({ ...positions, offset: place.offset, limit: page.limit });
  const rows: SummaryRow[] = await db
    .select(summaryColumns)
    .from(news)
    .where(and(eq(news.groupId, groupId), between(news.position, lowest, highest)))
    .orderBy(desc(news.position));
  return { rows, place };
};

/** A page of a person's news from all groups, newest first. */
export const listNewsOfAuthor = async (db: Database, authorId: Id, page: PageRequest) => {
  const where = and(eq(news.authorId, authorId), inGroupThatIsThere(news.groupId));
  const [counted] = await db.select({ total: count() }).from(news).where(where);
  const place = pageOf(counted?.total ?? 0, page);
  const rows: (SummaryRow & { groupId: Id })[] = await db
    .select({ ...summaryColumns, groupId: sql<Id>`${news.groupId}` })
    .from(news)
    .where(where)
    .orderBy(desc(news.createdAt), desc(news.id))
    .limit(page.limit)
    .offset(place.offset);
  return { rows, place };
};

export const findNews = async (db: Database, groupId: Id, newsId: Id): Promise<NewsRow | null> => {
  const [row] = await db.select(newsColumns).from(news).where(isOf(groupId, newsId));
  return row ?? null;
};

/** Who wrote the item. */
export const findAuthor = async (db: Database, { authorId }: NewsRow): Promise<Profile | undefined> => {
  const [author] = await db
    .select({ id: users.id, displayName: users.displayName, avatarUrl: users.avatarUrl })
    .from(users)
    .where(eq(users.id, authorId));
  return author;
};

export const groupHasCategory = async (db: Database, groupId: Id, categoryId: Id): Promise<boolean> => {
  const rows = await db
    .select({ categoryId: groupCategories.categoryId })
    .from(groupCategories)
    .where(and(eq(groupCategories.groupId, groupId), eq(groupCategories.categoryId, categoryId)));
  return rows.length > 0;
};

/** The content of a checked form, whose country exists. */
export type NewsTexts = Omit<NewsInput, 'countryCode'> & { countryId: Id };

export type NewNews = NewsTexts &
  PublicState & {
    waitingSince: Date | null;
    groupId: Id;
    authorId: Id;
    createdAt: Date;
    coverImageUrl: string;
    squareImageUrl: string;
    coverOriginalUrl?: string | null;
  };

/** Adds an item, whose author has written all of it, at the top of its group's list and counts it. Run it in a transaction. */
export const insertNews = async (tx: Database, values: NewNews): Promise<NewsRow> => {
  const [group] = await tx
    .update(journalistGroups)
    .set({
      totalNews: sql`${journalistGroups.totalNews} + 1`,
      lastPosition: sql`${journalistGroups.lastPosition} + 1`,
    })
    .where(isGroup(values.groupId))
    .returning({ position: journalistGroups.lastPosition });
  if (!group) throw notFound();
  const [row] = await tx
    .insert(news)
    .values({ ...values, position: group.position, writers: [values.authorId] })
    .returning(newsColumns);
  if (!row) throw new Error('The news was not stored.');
  return row;
};

/** The current item, locked until the transaction ends. */
export const lockNews = async (tx: Database, groupId: Id, newsId: Id): Promise<NewsRow | null> => {
  const [row] = await tx.select(newsColumns).from(news).where(isOf(groupId, newsId)).for('update');
  return row ?? null;
};

export type NewsChange = NewsTexts &
  Covers &
  Partial<PublicState> &
  Pick<NewsRow, 'version' | 'writers' | 'waitingSince'>;

/** Stores a saved item, which also ends a return. */
export const updateNews = async (tx: Database, newsId: Id, values: NewsChange): Promise<NewsRow> => {
  const [row] = await tx
    .update(news)
    .set({ ...values, ...NOT_RETURNED })
    .where(eq(news.id, newsId))
    .returning(newsColumns);
  if (!row) throw new Error('The locked news is gone.');
  return row;
};

/** Stores a step of approval of a locked item, which also ends a return. */
export const approveNews = async (
  tx: Database,
  current: NewsRow,
  step: ApprovalStep,
  now: Date,
): Promise<NewsRow> => {
  const [row] = await tx
    .update(news)
    .set({ ...approve(current, step, now), waitingSince: null, ...NOT_RETURNED })
    .where(eq(news.id, current.id))
    .returning(newsColumns);
  if (!row) throw new Error('The locked news is gone.');
  return row;
};
