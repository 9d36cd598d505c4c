import { sql } from 'drizzle-orm';

import type { ApprovalStep, Id } from '@contract';

import type { Database } from '../../db/database';
import { newsContents, newsVersions } from '../../db/schema';
import type { NewsRow } from '../news/presenter';
import { entityTagOf } from '../news/version';

import { sizeOf } from './content';
import type { Origin } from './origin';

type Save = { savedBy: Id; savedAt: Date } & Origin;

/** The number of an item's newest version; null if the item is older than its versions. */
const newestOf = (newsId: Id) =>
  sql`newest AS (SELECT max(number) AS number FROM ${newsVersions} WHERE news_id = ${newsId})`;

/** The first version of a new item, in the transaction that creates it. */
export const keepFirstVersion = async (tx: Database, row: NewsRow, save: Save): Promise<void> => {
  await tx
    .insert(newsVersions)
    .values({ newsId: row.id, number: 1, hash: entityTagOf(row), size: sizeOf(row), ...save });
};

/**
 * Adds the next version of an item, in the transaction of the save that changed the locked `before` to `after`. Returns its
 * number, or null for a save that changes no content, which adds none. An item that is older than its versions also gets
 * its first one. `packed` is the content of `before`. It is one statement, because on the embedded database each statement
 * costs as much as a whole query.
 */
export const keepVersion = async (
  tx: Database,
  { before, after, packed }: { before: NewsRow; after: NewsRow; packed: Promise<Uint8Array> },
  { reason, fromNumber, savedAt, savedBy }: Save,
): Promise<number | null> => {
  const [old, now] = [entityTagOf(before), entityTagOf(after)];
  if (now === old) return null;
  const at = savedAt.toISOString();
  const answer = await tx.execute(sql`
    WITH ${newestOf(before.id)},
    found AS (
      INSERT INTO ${newsVersions} (news_id, number, hash, reason, size, is_replaced)
      SELECT ${before.id}, 1, ${old}, 'found', ${sizeOf(before)}, true FROM newest WHERE number IS NULL
    ),
    replaced AS (
      UPDATE ${newsVersions} SET is_replaced = true FROM newest
      WHERE ${newsVersions}.news_id = ${before.id} AND ${newsVersions}.number = newest.number
    ),
    content AS (
      INSERT INTO ${newsContents} (news_id, hash, packed) VALUES (${before.id}, ${old}, ${await packed})
      ON CONFLICT DO NOTHING
    )
    INSERT INTO ${newsVersions} (news_id, number, hash, reason, from_number, saved_at, saved_by, size)
    SELECT ${before.id}, coalesce(number, 1) + 1, ${now}, ${reason}, ${fromNumber}::integer, ${at}::timestamptz, ${savedBy},
      ${sizeOf(after)}
    FROM newest
    RETURNING number`);
  const { rows } = answer as { rows: { number: number }[] }; // as both drivers answer
  const number = rows[0]?.number;
  if (number === undefined) throw new Error('The version was not stored.');
  return number;
};

type Approval = { approval: ApprovalStep; approvedAt: Date; approvedBy: Id | null };

/** Marks the approved version, in the transaction of the approval. */
export const markApproved = async (
  tx: Database,
  row: NewsRow,
  { approval, approvedAt, approvedBy }: Approval,
): Promise<void> => {
  const at = approvedAt.toISOString();
  await tx.execute(sql`
    WITH ${newestOf(row.id)},
    found AS (
      INSERT INTO ${newsVersions} (news_id, number, hash, reason, size, approval, approved_at, approved_by)
      SELECT ${row.id}, 1, ${entityTagOf(row)}, 'found', ${sizeOf(row)}, ${approval}, ${at}::timestamptz, ${approvedBy}::integer
      FROM newest WHERE number IS NULL
    )
    UPDATE ${newsVersions} SET approval = ${approval}, approved_at = ${at}::timestamptz, approved_by = ${approvedBy}::integer
    FROM newest
    WHERE ${newsVersions}.news_id = ${row.id} AND ${newsVersions}.number = newest.number`);
};
