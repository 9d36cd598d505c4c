import { createHash } from 'node:crypto';

import type { NewsContent } from '@contract';

import type { NewsRow } from './presenter';
import { eachText } from './text-fields';

/** The content of an item as in the response, except that its tags are only names. */
export type StoredContent = Omit<NewsContent, 'tags'> & { tags: string[] };

/** All editable fields of an item. The type requires each of them, because an omitted field could be overwritten silently. */
export const contentOf = (row: NewsRow): StoredContent => ({
  title: row.title,
  ...eachText((name) => row[name]),
  markdown: row.markdown,
  html: row.html,
  tags: row.tags,
  references: row.references,
  categoryId: row.categoryId,
  countryCode: row.countryCode,
  publishedAt: row.publishedAt.toISOString(),
  coverImageUrl: row.coverImageUrl,
  squareImageUrl: row.squareImageUrl,
});

/**
 * The strong entity tag of an item (RFC 9110, 8.8.3). It changes with any editable content, and not with an approval.
 * A client that sends it in If-Match overwrites only what it has read.
 */
export const entityTagOf = (row: NewsRow): string =>
  `"${createHash('sha256')
    .update(JSON.stringify(Object.values(contentOf(row))))
    .digest('base64url')}"`;

/** Whether an If-Match with these tags matches: `*`, or one of them (RFC 9110, 13.1.1). */
export const meetsIfMatch = (row: NewsRow, ifMatch: string): boolean =>
  ifMatch === '*' ||
  ifMatch
    .split(',')
    .map((tag) => tag.trim())
    .includes(entityTagOf(row));
