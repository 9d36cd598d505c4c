import { createHash } from 'node:crypto';

import type { NewsRow } from './presenter';

/**
 * The strong entity tag of an item (RFC 9110, 8.8.3): another for any other content that a person can edit, whoever
 * approves it. Whoever names it in If-Match writes over what they have read and nothing else.
 */
export const entityTagOf = (row: NewsRow): string => {
  const content = [
    row.title,
    row.metaTitle,
    row.markdown,
    row.metaDescription,
    row.html,
    row.tags,
    row.references,
    row.categoryId,
    row.countryCode,
    row.publishedAt.toISOString(),
    row.videoUrl,
    row.tiktokUrl,
    row.coverImageUrl,
    row.squareImageUrl,
  ];
  return `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url')}"`;
};

/** Whether an If-Match of these tags is met: `*`, or one of them (RFC 9110, 13.1.1). */
export const meetsIfMatch = (row: NewsRow, ifMatch: string): boolean =>
  ifMatch === '*' ||
  ifMatch
    .split(',')
    .map((tag) => tag.trim())
    .includes(entityTagOf(row));
