import type { Id, NewsContent } from '@contract';

import { digestOf } from '../../http/etag';

import type { NewsRow } from './columns';
import { eachText } from './text-fields';

/** The content of a version: tags are only names, the country is an id, and the original of the covers belongs to it. */
export type StoredContent = Omit<NewsContent, 'tags' | 'countryCode'> & {
  tags: string[];
  countryId: Id;
  coverOriginalUrl: string | null;
};

type ContentRow = Omit<NewsRow, 'countryCode'>;

/** All editable fields of an item. The type requires each of them, because an omitted field could be overwritten silently. */
export const contentOf = (row: ContentRow): StoredContent => ({
  title: row.title,
  ...eachText((name) => row[name]),
  markdown: row.markdown,
  html: row.html,
  tags: row.tags,
  references: row.references.map(({ label, link }) => ({ label, link })),
  categoryId: row.categoryId,
  countryId: row.countryId,
  publishedAt: row.publishedAt.toISOString(),
  coverImageUrl: row.coverImageUrl,
  squareImageUrl: row.squareImageUrl,
  coverOriginalUrl: row.coverOriginalUrl,
});

/** Whether a save changes anything that an editor can change. */
export const isSameContent = (a: ContentRow, b: ContentRow): boolean =>
  JSON.stringify(contentOf(a)) === JSON.stringify(contentOf(b));

/**
 * The strong entity tag of an item (RFC 9110, 8.8.3): its newest version, and a digest of the content, because a restore of a
 * back-up takes numbers back. It changes with any editable content, and not with an approval. A client that sends it in
 * If-Match overwrites only what it has read.
 */
export const entityTagOf = (row: ContentRow): string =>
  `"${row.id}-${row.version}-${digestOf(JSON.stringify(contentOf(row)))}"`;

/** Whether an If-Match with these tags matches: `*`, or one of them (RFC 9110, 13.1.1). */
export const meetsIfMatch = (row: NewsRow, ifMatch: string): boolean =>
  ifMatch === '*' ||
  ifMatch
    .split(',')
    .map((tag) => tag.trim())
    .includes(entityTagOf(row));
