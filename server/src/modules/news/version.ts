import { createHash } from 'node:crypto';

import type { NewsContent } from '@contract';

import type { NewsRow } from './presenter';
import { eachText } from './text-fields';

/** The content of an item as the answer has it, but that its tags are names alone. */
export type StoredContent = Omit<NewsContent, 'tags'> & { tags: string[] };

/** All of an item that can be edited. A field that is left out could be overwritten without a word: its type asks for each. */
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
 * The strong entity tag of an item (RFC 9110, 8.8.3): another for any other content that a person can edit, whoever
 * approves it. Whoever names it in If-Match writes over what they have read and nothing else.
 */
export const entityTagOf = (row: NewsRow): string =>
  `"${createHash('sha256')
    .update(JSON.stringify(Object.values(contentOf(row))))
    .digest('base64url')}"`;

/** Whether an If-Match of these tags is met: `*`, or one of them (RFC 9110, 13.1.1). */
export const meetsIfMatch = (row: NewsRow, ifMatch: string): boolean =>
  ifMatch === '*' ||
  ifMatch
    .split(',')
    .map((tag) => tag.trim())
    .includes(entityTagOf(row));
