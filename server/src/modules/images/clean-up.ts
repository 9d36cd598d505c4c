import { inArray } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { files } from '../../db/schema';
import type { Clock } from '../../http/clock';
import type { Storage } from '../../storage/storage';

import { forgetUnused } from './image-uses';

/** A younger file may belong to a write that is still in progress. */
const GRACE_MS = 60 * 60_000;
const BATCH = 500;

type Deps = { db: Database; storage: Storage; clock: Clock };

const withoutRow = async (db: Database, keys: string[]): Promise<string[]> => {
  const rows = await db.select({ key: files.key }).from(files).where(inArray(files.key, keys));
  const known = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !known.has(key));
};

const removeUnused = async ({ db, storage, clock }: Deps): Promise<number> => {
  const keys = await forgetUnused(db, clock());
  // A file that cannot be removed has lost its row; the code below finds it an hour later.
  await Promise.allSettled(keys.map((key) => storage.remove(key)));
  return keys.length === 0 ? 0 : keys.length + (await removeUnused({ db, storage, clock }));
};

/** Removes images that no item has shown for 7 days, and stored files without a row; returns how many. */
export const cleanUpImages = async ({ db, storage, clock }: Deps): Promise<number> => {
  const before = clock().getTime() - GRACE_MS;
  let removed = await removeUnused({ db, storage, clock });
  let batch: string[] = [];
  const removeOrphans = async () => {
    const orphans = batch.length > 0 ? await withoutRow(db, batch) : [];
    await Promise.all(orphans.map((key) => storage.remove(key)));
    removed += orphans.length;
    batch = [];
  };
  for await (const { key, modifiedAt } of storage.list()) {
    if (modifiedAt.getTime() < before) batch.push(key);
    if (batch.length === BATCH) await removeOrphans();
  }
  await removeOrphans();
  return removed;
};
