import { and, desc, eq, lt } from 'drizzle-orm';

import {
  DAY_MS,
  type Draft,
  DRAFT_DAYS,
  type DraftRequest,
  type DraftSummary,
  type Id,
  MAX_DRAFTS,
} from '@contract';

import type { Database } from '../../db/database';
import { drafts } from '../../db/schema';
import { lockUser } from '../users/repository';

type Key = { userId: Id; id: string };

const whereKey = ({ userId, id }: Key) => and(eq(drafts.userId, userId), eq(drafts.id, id));

const summaryColumns = {
  id: drafts.id,
  form: drafts.form,
  address: drafts.address,
  name: drafts.name,
  savedAt: drafts.savedAt,
  version: drafts.version,
};

const withDate = <T extends { savedAt: Date }>({ savedAt, ...rest }: T) => ({
  ...rest,
  savedAt: savedAt.toISOString(),
});

/** A person's own drafts without their values, latest first. */
export const listDrafts = async (db: Database, userId: Id): Promise<DraftSummary[]> => {
  const rows = await db
    .select(summaryColumns)
    .from(drafts)
    .where(eq(drafts.userId, userId))
    .orderBy(desc(drafts.savedAt), drafts.id);
  return rows.map(withDate);
};

/** A person's own draft; null if there is none with this id. */
export const findDraft = async (db: Database, key: Key): Promise<Draft | null> => {
  const [row] = await db
    .select({ ...summaryColumns, values: drafts.values })
    .from(drafts)
    .where(whereKey(key));
  // Only what `saveDraft` has written as an object.
  return row ? { ...withDate(row), values: JSON.parse(row.values) as Draft['values'] } : null;
};

/**
 * Stores a draft whose writer has seen its latest version. Otherwise nothing is stored: `changed` if there is another version,
 * `too-many` if the person has no place for a new one.
 */
export const saveDraft = (
  db: Database,
  key: Key,
  { values, version, ...texts }: DraftRequest,
  now: Date,
): Promise<DraftSummary | 'changed' | 'too-many'> =>
  db.transaction(async (tx) => {
    // The drafts of a person are saved one after the other, so that two devices together exceed no limit.
    await lockUser(tx, key.userId);
    const [stored] = await tx.select({ version: drafts.version }).from(drafts).where(whereKey(key));
    if ((stored?.version ?? 0) !== version) return 'changed';
    if (!stored && (await tx.$count(drafts, eq(drafts.userId, key.userId))) >= MAX_DRAFTS) return 'too-many';
    const row = { ...texts, values: JSON.stringify(values), version: version + 1, savedAt: now };
    await tx
      .insert(drafts)
      .values({ ...key, ...row })
      .onConflictDoUpdate({ target: [drafts.userId, drafts.id], set: row });
    return { id: key.id, ...texts, version: row.version, savedAt: now.toISOString() };
  });

/** Removes a person's own draft. A missing one is not an error. */
export const deleteDraft = async (db: Database, key: Key): Promise<void> => {
  await db.delete(drafts).where(whereKey(key));
};

/** Removes drafts that were not saved for 30 days; returns how many. */
export const forgetOldDrafts = async (db: Database, now: Date): Promise<number> => {
  const removed = await db
    .delete(drafts)
    .where(lt(drafts.savedAt, new Date(now.getTime() - DRAFT_DAYS * DAY_MS)))
    .returning({ id: drafts.id });
  return removed.length;
};
