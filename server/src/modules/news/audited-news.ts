import { createHash } from 'node:crypto';

import { type AuditValues, nameOf, PostStatus } from '@contract';

import { changesOf } from '../audit/changes';
import { auditObject } from '../audit/record';

import type { NewsRow } from './columns';
import { eachText } from './text-fields';

/** An item as an object of the audit log. */
export const newsOf = ({ id, title, groupId }: NewsRow) => ({
  object: auditObject('news', { id, name: title }),
  groupId: groupId ?? undefined,
});

/** The approval values for the audit log. */
export const approvalOf = ({
  publishedVersion,
  status,
  approvedUntil,
  approvedPermanently,
}: NewsRow): AuditValues => ({
  publishedVersion,
  status: nameOf(PostStatus, status) ?? '',
  approvedUntil: approvedUntil?.toISOString() ?? null,
  approvedPermanently,
});

/** A long text for the audit log: its length and hash instead of the text. */
const textMark = (text: string) => ({
  characters: text.length,
  sha256: createHash('sha256').update(text).digest('hex'),
});

/** The values of an edited item that the audit log compares. */
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

/** The changes of an edit for the audit log. */
export const changesOfEdit = (before: NewsRow, after: NewsRow) =>
  changesOf(loggedContentOf(before), loggedContentOf(after));
