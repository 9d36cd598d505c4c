import { and, eq, sql } from 'drizzle-orm';

import type { ApprovalStep, Id } from '@contract';

import type { Database } from '../../db/database';
import { newsVersions } from '../../db/schema';
import type { NewsRow } from '../news/columns';

import { sizeOf } from './content';
import type { Origin } from './origin';

type Save = { savedBy: Id; savedAt: Date } & Origin;

/** The first version of a new item, in the transaction that creates it. One that was found has no writer and no time. */
export const keepFirstVersion = async (
  tx: Database,
  row: NewsRow,
  save: { [Key in keyof Save]: Save[Key] | (Key extends 'reason' ? never : null) },
): Promise<void> => {
  await tx.insert(newsVersions).values({ newsId: row.id, number: row.version, size: sizeOf(row), ...save });
};

/**
 * Adds the newest version of an item, in the transaction of the save that changed the locked `before` to `after`. `packed` is
 * the content of `before`, which is stored with its version from now on. It is one statement, because on the embedded
 * database each statement costs as much as a whole query.
 */
export const keepVersion = async (
  tx: Database,
  { before, after, packed }: { before: NewsRow; after: NewsRow; packed: Promise<Uint8Array> },
  { reason, fromNumber, savedAt, savedBy }: Save,
): Promise<void> => {
  await tx.execute(sql`
    WITH replaced AS (
      UPDATE ${newsVersions} SET packed = ${await packed}, is_replaced = true
      WHERE news_id = ${before.id} AND number = ${before.version}
    )
    INSERT INTO ${newsVersions} (news_id, number, reason, from_number, saved_at, saved_by, size)
    VALUES (${before.id}, ${after.version}, ${reason}, ${fromNumber}, ${savedAt.toISOString()}, ${savedBy}, ${sizeOf(after)})`);
};

type Approval = { approval: ApprovalStep; approvedAt: Date; approvedBy: Id | null };

/** Marks the approved version, in the transaction of the approval. */
export const markApproved = async (tx: Database, row: NewsRow, approval: Approval): Promise<void> => {
  await tx
    .update(newsVersions)
    .set(approval)
    .where(and(eq(newsVersions.newsId, row.id), eq(newsVersions.number, row.version)));
};
