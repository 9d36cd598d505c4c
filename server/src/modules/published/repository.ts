import { eq, inArray, sql } from 'drizzle-orm';

import type { Id, NewsContent, PublishedCopy } from '@contract';

import type { Database } from '../../db/database';
import { countries, journalistGroups, news, newsPublished, users } from '../../db/schema';
import { CREDITS } from '../media/credits';
import type { NewsRow, SummaryRow } from '../news/columns';
import { eachText } from '../news/text-fields';

type Row = Pick<SummaryRow, 'id' | 'publishedVersion' | 'approvedUntil' | 'approvedPermanently'>;

/** Since when each row has its published copy, until when readers see it, and who approved it (extension `published-copy`). */
export const findPublished = async (db: Database, rows: Row[]): Promise<(PublishedCopy | null)[]> => {
  const ids = rows.flatMap(({ id, publishedVersion }) => (publishedVersion === null ? [] : id));
  const copies =
    ids.length === 0
      ? []
      : await db
          .select({
            id: newsPublished.newsId,
            version: newsPublished.version,
            at: newsPublished.approvedAt,
            by: users.displayName,
          })
          .from(newsPublished)
          .leftJoin(users, eq(users.id, newsPublished.approvedBy))
          .where(inArray(newsPublished.newsId, ids));
  const byId = new Map(copies.map((copy) => [copy.id, copy]));
  return rows.map(({ id, approvedUntil, approvedPermanently }) => {
    const copy = byId.get(id);
    if (!copy) return null;
    return {
      version: copy.version,
      publishedAt: copy.at?.toISOString() ?? null,
      until: approvedPermanently ? null : (approvedUntil?.toISOString() ?? null),
      by: copy.by ?? '',
    };
  });
};

/** The state that decides whether readers see the page of an item; news of a deleted group is deleted with it. */
const STATE = {
  publishedVersion: news.publishedVersion,
  shownFrom: news.shownFrom,
  status: news.status,
  approvedUntil: news.approvedUntil,
  approvedPermanently: news.approvedPermanently,
  /** Tells versions with the same number apart: a restore of a back-up takes numbers back. */
  approvedAt: newsPublished.approvedAt,
  /** They belong to the pictures, and change without a version. */
  credits: CREDITS,
  deletedAt: sql<Date | null>`coalesce(${news.deletedAt}, ${journalistGroups.deletedAt})`.mapWith(
    news.deletedAt,
  ),
};

/** The state of an item's page, without its content. */
export const findPageState = async (db: Database, id: Id) => {
  const [row] = await db
    .select(STATE)
    .from(news)
    .leftJoin(newsPublished, eq(newsPublished.newsId, news.id))
    .leftJoin(journalistGroups, eq(journalistGroups.id, news.groupId))
    .where(eq(news.id, id));
  return row;
};

/** What readers see of an item, and its state at the same moment. */
export const findPage = async (db: Database, id: Id) => {
  const [row] = await db
    .select({ ...STATE, copy: newsPublished })
    .from(newsPublished)
    .innerJoin(news, eq(news.id, newsPublished.newsId))
    .leftJoin(journalistGroups, eq(journalistGroups.id, news.groupId))
    .where(eq(newsPublished.newsId, id));
  return row;
};

/** The content of the published copy, as that of a version; null before the first approval. */
export const findPublishedContent = async (db: Database, { id }: NewsRow): Promise<NewsContent | null> => {
  const [row] = await db
    .select({ copy: newsPublished, code: countries.code })
    .from(newsPublished)
    .leftJoin(countries, eq(countries.id, newsPublished.countryId))
    .where(eq(newsPublished.newsId, id));
  if (!row) return null;
  const { copy, code } = row;
  return {
    title: copy.title,
    ...eachText((name) => copy[name]),
    markdown: copy.markdown,
    html: copy.html,
    tags: copy.tags.map((name) => ({ name })),
    references: copy.references,
    categoryId: copy.categoryId,
    countryCode: code ?? '',
    publishedAt: copy.publishedAt.toISOString(),
    coverImageUrl: copy.coverImageUrl,
    squareImageUrl: copy.squareImageUrl,
  };
};
