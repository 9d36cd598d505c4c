import { and, count, desc, eq, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { VersionSummary } from '@contract';

import type { Database } from '../../db/database';
import { newsContents, newsVersions, users } from '../../db/schema';
import { pageOf, type PageRequest } from '../../http/paginate';
import type { NewsRow } from '../news/presenter';
import { contentOf, entityTagOf, type StoredContent } from '../news/version';

import { sizeOf, unpackContent } from './content';

const approver = alias(users, 'approver');

const selectVersions = (db: Database) =>
  db
    .select({
      version: newsVersions,
      savedBy: { id: users.id, displayName: users.displayName },
      approvedBy: approver.displayName,
    })
    .from(newsVersions)
    .leftJoin(users, eq(users.id, newsVersions.savedBy))
    .leftJoin(approver, eq(approver.id, newsVersions.approvedBy));

type Row = Awaited<ReturnType<typeof selectVersions>>[number];

const toSummary = ({ version, savedBy, approvedBy }: Row): VersionSummary => ({
  number: version.number,
  reason: version.reason,
  fromNumber: version.fromNumber,
  savedAt: version.savedAt?.toISOString() ?? null,
  savedBy,
  size: version.size,
  approved:
    version.approval && version.approvedAt
      ? { step: version.approval, at: version.approvedAt.toISOString(), by: approvedBy ?? '' }
      : null,
});

/** The only version of an item that has not been saved since versions exist. */
const foundVersion = (row: NewsRow): VersionSummary => ({
  ...{ number: 1, reason: 'found', fromNumber: null, savedAt: null, savedBy: null, approved: null },
  size: sizeOf(row),
});

/** A page of the versions of an item, newest first; optionally only approved ones. */
export const listVersions = async (
  db: Database,
  row: NewsRow,
  { approved, ...page }: PageRequest & { approved: boolean },
) => {
  const ofItem = and(
    eq(newsVersions.newsId, row.id),
    approved ? isNotNull(newsVersions.approval) : undefined,
  );
  const [counted] = await db.select({ total: count() }).from(newsVersions).where(ofItem);
  const total = counted?.total ?? 0;
  const place = pageOf(total, page);
  // An item without versions is itself version 1.
  if (total === 0) return { versions: approved ? [] : [foundVersion(row)], place };
  const rows = await selectVersions(db)
    .where(ofItem)
    .orderBy(desc(newsVersions.number))
    .limit(page.limit)
    .offset(place.offset);
  return { versions: rows.map(toSummary), place };
};

const findContent = async (db: Database, row: NewsRow, hash: string): Promise<StoredContent | null> => {
  if (entityTagOf(row) === hash) return contentOf(row);
  const [stored] = await db
    .select({ packed: newsContents.packed })
    .from(newsContents)
    .where(and(eq(newsContents.newsId, row.id), eq(newsContents.hash, hash)));
  return stored ? await unpackContent(stored.packed) : null;
};

/** A version with its content; null if the item has no such version (any more). */
export const findVersion = async (
  db: Database,
  row: NewsRow,
  number: number,
): Promise<{ summary: VersionSummary; content: StoredContent } | null> => {
  const [found] = await selectVersions(db).where(
    and(eq(newsVersions.newsId, row.id), eq(newsVersions.number, number)),
  );
  if (found) {
    const content = await findContent(db, row, found.version.hash);
    return content && { summary: toSummary(found), content };
  }
  // An item without versions is itself version 1.
  const [some] = await db
    .select({ number: newsVersions.number })
    .from(newsVersions)
    .where(eq(newsVersions.newsId, row.id))
    .limit(1);
  return number === 1 && !some ? { summary: foundVersion(row), content: contentOf(row) } : null;
};
