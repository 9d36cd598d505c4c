import { randomUUID } from 'node:crypto';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { files } from '../../db/schema';
import { isRefusedByDatabase } from '../../db/sql-errors';
import { ApiError } from '../../http/api-error';
import type { Storage } from '../../storage/storage';

const CONTENT_TYPE = 'image/webp';
const KEY = /^[0-9a-f]{2}\/[0-9a-f-]{36}\.webp$/;
export const FILES_PATH = '/files/';

export const isImageKey = (key: string): boolean => KEY.test(key);

/** Whether the server gives such names to files; a crash while an image was written leaves its part in a folder. */
export const isStoredName = (key: string): boolean => isImageKey(key.replace(/\.part$/, ''));

/** The address that this server serves an image at. */
export const imageUrl = (key: string): string => FILES_PATH + key;

/** The keys of those addresses that are stored images; others (placeholder images, foreign addresses, none) are left out. */
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

/** Removes stored images; failures are left to the clean-up. */
const removeImages = async (storage: Storage, keys: string[]): Promise<void> => {
  await Promise.allSettled(keys.map((key) => storage.remove(key)));
};

/**
 * Stores images first and then runs `write`, which records them in its transaction; if it is refused, the images
 * are removed again. A crash in between leaves files without a row, which the clean-up removes. Without an answer of the
 * database the files stay too: it may have committed, and a row must not lose its file.
 */
export const withStoredImages = async <T>(
  storage: Storage,
  images: NewImage[],
  write: () => Promise<T>,
): Promise<T> => {
  const remove = () =>
    removeImages(
      storage,
      images.map(({ key }) => key),
    );
  const stored = await Promise.allSettled(
    images.map(({ key, bytes }) => storage.put(key, bytes, CONTENT_TYPE)),
  );
  const failed = stored.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') {
    // Nobody waits for it: a store that does not answer removes nothing either.
    void remove();
    throw failed.reason;
  }
  try {
    return await write();
  } catch (error) {
    if (error instanceof ApiError || isRefusedByDatabase(error)) await remove();
    throw error;
  }
};

/** Records the owner and group of stored images; they are unused until an item shows them (`recordUses`). */
export const recordImages = async (
  db: Database,
  images: NewImage[],
  owner: { groupId: Id | null; uploadedBy: Id; createdAt: Date },
): Promise<void> => {
  if (images.length === 0) return;
  const unusedSince = owner.createdAt;
  await db
    .insert(files)
    .values(images.map(({ key, bytes }) => ({ key, bytes: bytes.length, unusedSince, ...owner })));
};
