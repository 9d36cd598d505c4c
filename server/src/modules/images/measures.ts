import { createHash } from 'node:crypto';

import { and, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';

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

const hashStored = async (storage: Storage, key: string): Promise<string | undefined> => {
  const stream = await storage.read(key);
  if (!stream) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk as Buffer); // a store's stream has no encoding
  return hash.digest('hex');
};

/**
 * Measures the pictures that were stored by an earlier release, and notes the hash by which one that is sent back is found. One
 * that is not there or no picture is tried again the next time.
 */
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
  for (;;) {
    const rows = await db
      .select({ key: files.key })
      .from(files)
      .where(and(or(isNull(files.width), isNull(files.storedHash)), gt(files.key, last)))
      .orderBy(files.key)
      .limit(BATCH);
    for (const { key } of rows) {
      if (isOver()) return;
      last = key;
      const header = await measureStored(storage, key);
      if (!header) continue;
      const { width, height } = header;
      const storedHash = await hashStored(storage, key);
      await db.update(files).set({ width, height, storedHash }).where(eq(files.key, key));
    }
    if (rows.length < BATCH) return;
  }
};
