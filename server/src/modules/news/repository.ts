import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { ApprovalStep, Id, Profile } from '@contract';

import type { Database } from '../../db/database';
import { matchesFor, PAGE_ID, PAGE_TOTAL, pageOfList, pageOfMatches, placeOf } from '../../db/page';
import { groupCategories, journalistGroups, news, users } from '../../db/schema';
import { inNews } from '../../db/search/conditions';
import { firstMatches, newsList } from '../../db/search/first-matches';
import { readList } from '../../db/search/time-limit';
import { notFound } from '../../http/api-error';
import type { PageRequest } from '../../http/paginate';
import { inGroupThatIsThere, isGroup } from '../journalists/group-there';
import { makeSearchable } from '../news-search/repository';
import { NOT_RETURNED } from '../returns/returned';
import { countTags } from '../tag-suggestions/repository';

import { approve, type PublicState, renewedUntil } from './approval';
import { newsColumns, type NewsRow, summaryColumns, type SummaryRow } from './columns';
import type { Covers } from './covers';
import type { NewsInput } from './news-form';

const isOf = (groupId: Id, newsId: Id) => and(eq(news.groupId, groupId), eq(news.id, newsId));

/** Newest first. */
const NEWEST = [desc(news.createdAt), desc(news.id)];
const ORDER: [AnyPgColumn, AnyPgColumn] = [news.createdAt, news.id];

const pageOfGroup = (db: Database, groupId: Id, search: string, page: PageRequest): SQL => {
  const where = eq(news.groupId, groupId);
  const total = sql`SELECT ${journalistGroups.totalNews} FROM ${journalistGroups} WHERE ${eq(journalistGroups.id, groupId)}`;
  const found = inNews(search);
  if (!found)
    return pageOfList({ table: news, id: news.id, where, order: ORDER, newestFirst: true, total }, page);
  const matches = firstMatches(found, matchesFor(page), newsList(db, where, NEWEST));
  return pageOfMatches(matches, page);
};

/** A page of a group's news, newest first. */
export const listGroupNews = async (db: Database, groupId: Id, search: string, page: PageRequest) => {
  const rows: (SummaryRow & { total: number })[] = await readList(db, search, (tx) =>
    tx
      .select({ ...summaryColumns, total: PAGE_TOTAL })
      .from(news)
      .innerJoin(pageOfGroup(tx, groupId, search, page), eq(news.id, PAGE_ID))
      .orderBy(...NEWEST),
  );
  return { rows, place: placeOf(rows, page) };
};

/** A page of a person's news from all groups, newest first. */
export const listNewsOfAuthor = async (db: Database, authorId: Id, page: PageRequest) => {
  const where = and(eq(news.authorId, authorId), inGroupThatIsThere(news.groupId));
  const rows: (SummaryRow & { groupId: Id; total: number })[] = await db
    .select({ ...summaryColumns, groupId: sql<Id>`${news.groupId}`, total: PAGE_TOTAL })
    .from(news)
    .innerJoin(
      pageOfList(
        {
          table: news,
          id: news.id,
          where,
          order: ORDER,
          newestFirst: true,
          total: sql`SELECT count(*) FROM ${news} WHERE ${where}`,
        },
        page,
      ),
      eq(news.id, PAGE_ID),
    )
    .orderBy(...NEWEST);
  return { rows, place: placeOf(rows, page) };
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
    coverImageUrl: string | null;
    squareImageUrl: string | null;
    coverOriginalUrl?: string | null;
  };

/** Adds an item, whose author has written all of it, at the top of its group's list and counts it. Run it in a transaction. */
export const insertNews = async (tx: Database, values: NewNews): Promise<NewsRow> => {
  const [group] = await tx
    .update(journalistGroups)
    .set({ totalNews: sql`${journalistGroups.totalNews} + 1` })
    .where(isGroup(values.groupId))
    .returning({ id: journalistGroups.id });
  if (!group) throw notFound();
  const [row] = await tx
    .insert(news)
    .values({ ...values, writers: [values.authorId] })
    .returning(newsColumns);
  if (!row) throw new Error('The news was not stored.');
  await countTags(tx, values.groupId, { added: row.tags });
  await makeSearchable(tx, [row.id]);
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

/** Changes a locked item. */
const change = async (tx: Database, id: Id, values: Partial<NewsRow>): Promise<NewsRow> => {
  const [row] = await tx.update(news).set(values).where(eq(news.id, id)).returning(newsColumns);
  if (!row) throw new Error('The locked news is gone.');
  return row;
};

/** Stores a saved item, which also ends a return. */
export const updateNews = async (tx: Database, newsId: Id, values: NewsChange): Promise<NewsRow> => {
  const row = await change(tx, newsId, { ...values, ...NOT_RETURNED });
  await makeSearchable(tx, [newsId]);
  return row;
};

type HandedOver = Pick<NewsRow, 'authorId' | 'groupId'> &
  Partial<Pick<NewsRow, 'categoryId' | 'version' | 'writers' | 'waitingSince'>>;

/** Stores the other author and group of a locked item. A search finds the item by the name of its author. */
export const storeHandOver = async (tx: Database, newsId: Id, values: HandedOver): Promise<NewsRow> => {
  const row = await change(tx, newsId, values);
  await makeSearchable(tx, [newsId]);
  return row;
};

/** Stores a step of approval of a locked item, which also ends a return. */
export const approveNews = (
  tx: Database,
  current: NewsRow,
  step: ApprovalStep,
  now: Date,
): Promise<NewsRow> =>
  change(tx, current.id, { ...approve(current, step, now), waitingSince: null, ...NOT_RETURNED });

/** Gives what readers see, or saw, another 24 hours, and leaves the changes beside it as they are. */
export const renewNews = (tx: Database, current: NewsRow, now: Date): Promise<NewsRow> =>
  change(tx, current.id, { approvedUntil: renewedUntil(current, now) });
