import { getTableColumns, type InferSelectModel, sql } from 'drizzle-orm';

import { news } from '../../db/schema';

/** The code of the item's country as it is now. */
const countryCode = sql<string>`(SELECT c.code FROM countries c WHERE c.id = ${news.countryId})`;

/** An item with the code of its country. */
export type NewsRow = InferSelectModel<typeof news> & { countryCode: string };

export const newsColumns = { ...getTableColumns(news), countryCode };

/** The columns of a list, without the body, which is most of a row. */
export const summaryColumns = {
  id: news.id,
  authorId: news.authorId,
  writers: news.writers,
  title: news.title,
  coverImageUrl: news.coverImageUrl,
  squareImageUrl: news.squareImageUrl,
  categoryId: news.categoryId,
  countryCode,
  publishedAt: news.publishedAt,
  version: news.version,
  publishedVersion: news.publishedVersion,
  shownFrom: news.shownFrom,
  waitingSince: news.waitingSince,
  createdAt: news.createdAt,
  status: news.status,
  approvedUntil: news.approvedUntil,
  approvedPermanently: news.approvedPermanently,
  returnedAt: news.returnedAt,
  returnedBy: news.returnedBy,
  returnComment: news.returnComment,
};

export type SummaryRow = Pick<NewsRow, keyof typeof summaryColumns>;
