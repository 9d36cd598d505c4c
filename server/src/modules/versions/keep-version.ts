import { and, desc, eq } from 'drizzle-orm';

import type { ApprovalStep, Id } from '@contract';

import type { Database } from '../../db/database';
import { newsContents, newsVersions } from '../../db/schema';
import type { NewsRow } from '../news/presenter';
import { entityTagOf } from '../news/version';

import { packContent, sizeOf } from './content';
import type { Origin } from './origin';

type Save = { savedBy: Id; savedAt: Date } & Origin;

const insertVersion = async (
  tx: Database,
  row: NewsRow,
  number: number,
  save: Save | null,
): Promise<void> => {
  await tx.insert(newsVersions).values({
    ...{ newsId: row.id, number, hash: entityTagOf(row), size: sizeOf(row) },
    ...(save ?? { reason: 'found' as const }),
  });
};

const newestNumber = async (tx: Database, newsId: Id): Promise<number> => {
  const [newest] = await tx
    .select({ number: newsVersions.number })
    .from(newsVersions)
    .where(eq(newsVersions.newsId, newsId))
    .orderBy(desc(newsVersions.number))
    .limit(1);
  return newest?.number ?? 0;
};

/** The number of the version that an item is now; one that is older than its versions gets its first. To be run while the item is locked. */
const ensureVersion = async (tx: Database, row: NewsRow): Promise<number> => {
  const number = await newestNumber(tx, row.id);
  if (number > 0) return number;
  await insertVersion(tx, row, 1, null);
  return 1;
};

/** The first version of a new item, in the transaction that creates it. */
export const keepFirstVersion = (tx: Database, row: NewsRow, save: Save): Promise<void> =>
  insertVersion(tx, row, 1, save);

/**
 * The next version of an item, in the transaction of the save that made `after` of the locked `before`; gives its number.
 * A save that changes no content makes none.
 */
export const keepVersion = async (
  tx: Database,
  { before, after }: { before: NewsRow; after: NewsRow },
  save: Save,
): Promise<number> => {
  const number = await ensureVersion(tx, before);
  const hash = entityTagOf(before);
  if (entityTagOf(after) === hash) return number;
  await tx
    .insert(newsContents)
    .values({ newsId: before.id, hash, packed: await packContent(before) })
    .onConflictDoNothing();
  await insertVersion(tx, after, number + 1, save);
  return number + 1;
};

/** Marks the version that an approval looked at, in its transaction. */
export const markApproved = async (
  tx: Database,
  row: NewsRow,
  approval: { approval: ApprovalStep; approvedAt: Date; approvedBy: Id | null },
): Promise<void> => {
  const number = await ensureVersion(tx, row);
  await tx
    .update(newsVersions)
    .set(approval)
    .where(and(eq(newsVersions.newsId, row.id), eq(newsVersions.number, number)));
};
