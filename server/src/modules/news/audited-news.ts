import { createHash } from 'node:crypto';

import { type AuditValues, nameOf, PostStatus } from '@contract';

import { changesOf } from '../audit/changes';
import { auditObject } from '../audit/record';

import type { NewsRow } from './presenter';
import { eachText } from './text-fields';

/** An item as the audit log names it. */
export const newsOf = ({ id, title, groupId }: NewsRow) => ({
  object: auditObject('news', { id, name: title }),
  groupId: groupId ?? undefined,
});

/** What the log says of an item's approval. */
export const approvalOf = ({ status, approvedUntil, approvedPermanently }: NewsRow): AuditValues => ({
  status: nameOf(PostStatus, status) ?? '',
  approvedUntil: approvedUntil?.toISOString() ?? null,
  approvedPermanently,
});

/** A long text as the log keeps it: not itself, but what tells it from any other. */
const textMark = (text: string) => ({
  characters: text.length,
  sha256: createHash('sha256').update(text).digest('hex'),
});

/** What the log compares of an item that is edited. */
const loggedContentOf = (row: NewsRow): AuditValues => ({
  title: row.title,
  ...eachText((name) => row[name]),
  markdown: textMark(row.markdown),
  html: textMark(row.html),
  categoryId: row.categoryId,
  countryCode: row.countryCode,
  publishedAt: row.publishedAt.toISOString(),
  tags: row.tags,
  references: row.references.map(({ label, link }) => `${label} ${link}`),
  coverImageUrl: row.coverImageUrl,
  squareImageUrl: row.squareImageUrl,
  ...approvalOf(row),
});

/** What an edit has changed, as the log keeps it. */
export const changesOfEdit = (before: NewsRow, after: NewsRow) =>
  changesOf(loggedContentOf(before), loggedContentOf(after));
