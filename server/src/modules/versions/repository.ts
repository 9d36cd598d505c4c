import { and, count, desc, eq, getTableColumns, inArray, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { VersionSummary } from '@contract';

import type { Database } from '../../db/database';
import { countries, formerCountryCodes, newsVersions, users } from '../../db/schema';
import { pageOf, type PageRequest } from '../../http/paginate';
import type { NewsRow } from '../news/columns';
import { contentOf } from '../news/version';

import { type UnpackedContent, unpackContent } from './content';

const approver = alias(users, 'approver');

const { packed, ...ownColumns } = getTableColumns(newsVersions);
const summaryColumns = {
  version: ownColumns,
  savedBy: { id: users.id, displayName: users.displayName },
  approvedBy: approver.displayName,
};

const selectVersions = (db: Database) =>
  db
    .select(summaryColumns)
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
  const rows = await selectVersions(db)
    .where(ofItem)
    .orderBy(desc(newsVersions.number))
    .limit(page.limit)
    .offset(place.offset);
  return { versions: rows.map(toSummary), place };
};

const isVersion = ({ id }: NewsRow, number: number) =>
  and(eq(newsVersions.newsId, id), eq(newsVersions.number, number));

/** The code of a country as it is now, found by its id or, in an old content, by the code of that time; empty if it was deleted. */
const codeNow = async (db: Database, { countryId, countryCode }: UnpackedContent): Promise<string> => {
  const former = db
    .select({ id: formerCountryCodes.countryId })
    .from(formerCountryCodes)
    .where(eq(formerCountryCodes.code, countryCode ?? ''));
  const [country] = await db
    .select({ code: countries.code })
    .from(countries)
    .where(countryId === undefined ? inArray(countries.id, former) : eq(countries.id, countryId));
  return country?.code ?? '';
};

/** The content of a version as it is read, with the code of its country. */
export type VersionContent = UnpackedContent & { countryCode: string };

const findContent = async (db: Database, row: NewsRow, number: number): Promise<VersionContent | null> => {
  if (number === row.version) return { ...contentOf(row), countryCode: row.countryCode };
  const [stored] = await db.select({ packed }).from(newsVersions).where(isVersion(row, number));
  if (!stored?.packed) return null;
  const content = await unpackContent(stored.packed);
  return { ...content, countryCode: await codeNow(db, content) };
};

/** A version with its content; null if the item has no such version (any more). */
export const findVersion = async (
  db: Database,
  row: NewsRow,
  number: number,
): Promise<{ summary: VersionSummary; content: VersionContent } | null> => {
  const [found] = await selectVersions(db).where(isVersion(row, number));
  const content = found && (await findContent(db, row, number));
  return content ? { summary: toSummary(found), content } : null;
};
