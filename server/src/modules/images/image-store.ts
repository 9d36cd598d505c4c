import { randomUUID } from 'node:crypto';

import { inArray } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { files } from '../../db/schema';
import type { Storage } from '../../storage/storage';

const CONTENT_TYPE = 'image/webp';
const KEY = /^[0-9a-f]{2}\/[0-9a-f-]{36}\.webp$/;
const FILES_PATH = '/files/';

export const isImageKey = (key: string): boolean => KEY.test(key);

/** The address that this server serves an image at. */
export const imageUrl = (key: string): string => FILES_PATH + key;

/** The keys of those addresses that are stored images; others (drawn, elsewhere, none) are left out. */
export const imageKeys = (urls: (string | null)[]): string[] =>
  urls
    .filter((url) => url?.startsWith(FILES_PATH))
    .map((url) => (url ?? '').slice(FILES_PATH.length))
    .filter(isImageKey);

export type NewImage = { key: string; bytes: Buffer };

export const newImage = (bytes: Buffer): NewImage => {
  const id = randomUUID();
  return { key: `${id.slice(0, 2)}/${id}.webp`, bytes };
};

/** Removes stored images; what fails is left to the clean-up. */
export const removeImages = async (storage: Storage, keys: string[]): Promise<void> => {
  await Promise.allSettled(keys.map((key) => storage.remove(key)));
};

/**
 * Stores images first and then runs `write`, which records them in its transaction; where it fails, the images are
 * removed again. A crash in between leaves files without a row, which the clean-up removes.
 */
export const withStoredImages = async <T>(
  storage: Storage,
  images: NewImage[],
  write: () => Promise<T>,
): Promise<T> => {
  try {
    await Promise.all(images.map(({ key, bytes }) => storage.put(key, bytes, CONTENT_TYPE)));
    return await write();
  } catch (error) {
    await removeImages(
      storage,
      images.map(({ key }) => key),
    );
    throw error;
  }
};

/** Records who stored which images for which group. */
export const recordImages = async (
  db: Database,
  images: NewImage[],
  owner: { groupId: Id; uploadedBy: Id; createdAt: Date },
): Promise<void> => {
  if (images.length === 0) return;
  await db.insert(files).values(images.map(({ key, bytes }) => ({ key, bytes: bytes.length, ...owner })));
};

export const forgetImages = async (db: Database, keys: string[]): Promise<void> => {
  if (keys.length > 0) await db.delete(files).where(inArray(files.key, keys));
};
