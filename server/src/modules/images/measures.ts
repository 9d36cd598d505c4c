import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { files } from '../../db/schema';
import type { Storage } from '../../storage/storage';

import { measureStored } from './webp-header';

const BATCH = 100;

/** Width and height of a stored picture, in pixels. */
export type Measures = { width: number; height: number };

/** What is known of the pictures with these keys. */
export const findMeasures = async (db: Database, keys: string[]): Promise<Map<string, Measures>> => {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key: files.key, width: files.width, height: files.height })
    .from(files)
    .where(and(inArray(files.key, keys), isNotNull(files.width)));
  return new Map(rows.map(({ key, width, height }) => [key, { width: width ?? 0, height: height ?? 0 }]));
};

/** Measures the pictures that were stored by an earlier release. One that is not there or no picture is tried again the next time. */
export const measurePictures = async ({
  db,
  storage,
  isOver,
}: {
  db: Database;
  storage: Storage;
  isOver: () => boolean;
}): Promise<void> => {
  let last = '';
  while (!isOver()) {
    const rows = await db
      .select({ key: files.key })
      .from(files)
      .where(and(isNull(files.width), gt(files.key, last)))
      .orderBy(files.key)
      .limit(BATCH);
    for (const { key } of rows) {
      last = key;
      const header = await measureStored(storage, key);
      if (!header) continue;
      const { width, height } = header;
      await db.update(files).set({ width, height }).where(eq(files.key, key));
    }
    if (rows.length < BATCH) return;
  }
};
