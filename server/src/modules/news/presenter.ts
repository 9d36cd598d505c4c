import { cleanText, nameOf, type NewsItem, type NewsSummary, PostStatus } from '@contract';

import type { Locale } from '../../http/localized';

import { type ApprovalState, hasExpired, nextStep, statusAt } from './approval';
import type { NewsRow, SummaryRow } from './columns';
import { newsMessages } from './messages';
import { eachText } from './text-fields';

type Moment = { now: Date; locale: Locale };

const approvalText = (state: ApprovalState, { now, locale }: Moment): string => {
  if (state.approvedPermanently) return newsMessages.permanent[locale];
  if (hasExpired(state, now)) return newsMessages.expired[locale];
  return (nextStep(state) === 'hours' ? newsMessages.waiting : newsMessages.forADay)[locale];
};

/** A row of a list with its current state: the 24 hours of an approval end by the server's clock. */
export const toSummary = (row: SummaryRow, moment: Moment): NewsSummary => {
  const status = statusAt(row, moment.now);
  return {
    id: row.id,
    title: row.title,
    coverImageUrl: row.coverImageUrl,
    squareImageUrl: row.squareImageUrl,
    categoryId: row.categoryId,
    countryCode: row.countryCode,
    publishedAt: row.publishedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    status,
    statusText: nameOf(PostStatus, status) ?? '',
    approvalText: approvalText(row, moment),
    isApprovedLifeTime: row.approvedUntil !== null,
    isApprovedPermanent: row.approvedPermanently,
  };
};

/** The title as the readable part of an address; Thai letters are kept. */
const slugOf = (title: string): string =>
  encodeURIComponent(
    // Titles that were stored before may hold U+200B, which is no gap between words.
    cleanText(title)
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, ''),
  );

/** The whole item, with its addresses under the product's public base URL. */
export const toNewsItem = (row: NewsRow, moment: Moment, publicUrl: string): NewsItem => ({
  ...toSummary(row, moment),
  ...eachText((name) => row[name]),
  markdown: row.markdown,
  html: row.html,
  tags: row.tags.map((name) => ({ name })),
  references: row.references,
  fullUrl: `${publicUrl}/n/${row.id}/${slugOf(row.title)}`,
  shortUrl: `${publicUrl}/n/${row.id}`,
});
