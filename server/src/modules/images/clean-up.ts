import type { Database } from '../../db/database';
import { never } from '../../db/in-batches';
import type { Storage } from '../../storage/storage';

import { removePicture } from './remove-picture';
import { checkStore, REFUSALS, takeConfirmation } from './store-mark';
import { countDue, findSuspects, forgetSuspects, listDue } from './suspects';
import { countUnused, forgetUnused, trashUnused } from './unused-images';

/** More than this number and this part of all images in one run are a sign of a wrong store or database. */
const MANY = { images: 20, part: 0.05 };

type Deps = { db: Database; storage: Storage; now: Date; isOver?: () => boolean };

/** The keys of the removed images; or why none was removed. */
export type CleanedImages = { unused: string[]; unknown: string[]; refused?: string };

const tooMany = async ({ db, now }: Deps, total: number): Promise<string | undefined> => {
  const confirmed = await takeConfirmation(db);
  const count = (await countUnused(db, now)) + (await countDue(db, now));
  if (count <= MANY.images || count <= total * MANY.part || count <= confirmed) return undefined;
  return `${count} of ${total} images in the store would be removed at once, so none is. If they may go: npm run adopt-store -- --remove ${count}`;
};

const removeUnused = async ({ db, storage, now, isOver = never }: Deps): Promise<string[]> => {
  const removed: string[] = [];
  while (!isOver()) {
    const keys = await forgetUnused(db, now);
    if (keys.length === 0) break;
    // A file that cannot be removed has lost its row, and is removed later as one without a row.
    await Promise.allSettled(keys.map((key) => removePicture(storage, key)));
    removed.push(...keys);
  }
  return removed;
};

const removeUnknown = async ({ db, storage, now, isOver = never }: Deps): Promise<string[]> => {
  const removed: string[] = [];
  while (!isOver()) {
    const keys = await listDue(db, now);
    if (keys.length === 0) break;
    await Promise.all(keys.map((key) => removePicture(storage, key)));
    await forgetSuspects(db, keys);
    removed.push(...keys);
  }
  return removed;
};

/**
 * Puts pictures that no item has shown for 7 days into the trash of their library, and removes images whose time in it is over or
 * that no library lists, and stored images that this database has not known for 7 days. It removes nothing from a store that is not this database's own, and never many at once.
 */
export const cleanUpImages = async (deps: Deps): Promise<CleanedImages> => {
  const { db, storage, now, isOver = never } = deps;
  const none = { unused: [], unknown: [] };
  const refusal = await checkStore(db, storage);
  if (refusal) return { ...none, refused: REFUSALS[refusal] };
  const total = await findSuspects(deps, now, isOver);
  if (total === null) return none;
  const refused = await tooMany(deps, total);
  if (refused) return { ...none, refused };
  await trashUnused(db, now);
  return { unused: await removeUnused(deps), unknown: await removeUnknown(deps) };
};
