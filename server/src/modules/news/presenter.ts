import { cleanText, clockAt, type Id, nameOf, type NewsItem, type NewsSummary, PostStatus } from '@contract';

import type { Locale } from '../../http/localized';

import { approvalFlags, hasChanges, hasExpired, isScheduled, statusAt } from './approval';
import type { NewsRow, SummaryRow } from './columns';
import { newsMessages } from './messages';
import { eachText } from './text-fields';

type Moment = { now: Date; locale: Locale; timeZone: string };

const approvalText = (row: SummaryRow, { now, locale }: Moment): string => {
  if (hasChanges(row)) return newsMessages[row.waitingSince ? 'changesWait' : 'changesReturned'][locale];
  if (row.publishedVersion === null) return newsMessages[row.returnedAt ? 'withWriter' : 'waiting'][locale];
  if (row.approvedPermanently) return newsMessages.permanent[locale];
  if (row.status === PostStatus.Hidden && row.returnedAt) return newsMessages.withdrawn[locale];
  return newsMessages[hasExpired(row, now) ? 'expired' : 'forADay'][locale];
};

const two = (value: number) => String(value).padStart(2, '0');

/** A time in the newsroom, as `30/11/26 19:58`. */
const timeText = (time: Date, timeZone: string): string => {
  const local = clockAt(timeZone, time);
  const day = [local.getUTCDate(), local.getUTCMonth() + 1, local.getUTCFullYear() % 100].map(two).join('/');
  return `${day} ${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`;
};

/** The status in words; labels are English in both languages. */
const statusText = (row: SummaryRow, { now, timeZone }: Moment): string => {
  const status = statusAt(row, now);
  if (status === PostStatus.Hidden && row.status === PostStatus.Published)
    return 'Hidden · 24 hours are over';
  const name =
    isScheduled(row, now) && row.shownFrom
      ? `Scheduled for ${timeText(row.shownFrom, timeZone)}`
      : nameOf(PostStatus, status);
  return hasChanges(row) && row.waitingSince ? `${name} · changes wait` : (name ?? '');
};

/** A row of a list with its current state: the 24 hours of an approval end by the server's clock. */
export const toSummary = (row: SummaryRow, moment: Moment): NewsSummary => ({
  id: row.id,
  title: row.title,
  coverImageUrl: row.coverImageUrl,
  squareImageUrl: row.squareImageUrl,
  categoryId: row.categoryId,
  countryCode: row.countryCode,
  publishedAt: row.publishedAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  status: statusAt(row, moment.now),
  statusText: statusText(row, moment),
  approvalText: approvalText(row, moment),
  ...approvalFlags(row),
});

/** The title as the readable part of an address; Thai letters are kept. */
const slugOf = (title: string): string =>
  encodeURIComponent(
    // Titles that were stored before may hold U+200B, which is no gap between words.
    cleanText(title)
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, ''),
  );

/** The address of the public page of an item, with its title. */
export const pageAddress = (id: Id, title: string, publicUrl: string): string =>
  `${publicUrl}/n/${id}/${slugOf(title)}`;

/** The whole item, with its addresses under the product's public base URL. */
export const toNewsItem = (row: NewsRow, moment: Moment, publicUrl: string): NewsItem => ({
  ...toSummary(row, moment),
  ...eachText((name) => row[name]),
  markdown: row.markdown,
  html: row.html,
  tags: row.tags.map((name) => ({ name })),
  references: row.references,
  fullUrl: pageAddress(row.id, row.title, publicUrl),
  shortUrl: `${publicUrl}/n/${row.id}`,
});
