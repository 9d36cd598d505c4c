import { createHash, randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { files } from '../../db/schema';
import { isRefusedByDatabase } from '../../db/sql-errors';
import { ApiError } from '../../http/api-error';
import type { Localized } from '../../http/localized';
import type { Storage } from '../../storage/storage';
import type { AuditActor } from '../audit/record';
import type { Workers } from '../news/workers';

import type { ImageJob, ImagePurpose } from './make-image';
import { findSame, isCover, lockPictures, takeAgain } from './same-picture';
import { readSize } from './size-keys';

const KEY = /^[0-9a-f]{2}\/[0-9a-f-]{36}\.webp$/;
export const FILES_PATH = '/files/';

export const isImageKey = (key: string): boolean => KEY.test(key);

/** Whether the server gives such names to files; a crash while an image was written leaves its part in a folder. */
export const isStoredName = (key: string): boolean => {
  const name = key.replace(/(?:\.[0-9a-f]{8})?\.part$/, '');
  return isImageKey(readSize(name)?.picture ?? name);
};

/** The type of a stored image or of a size of one. */
export const contentTypeOf = (key: string): string => (key.endsWith('.avif') ? 'image/avif' : 'image/webp');

/** The address that this server serves an image at. */
export const imageUrl = (key: string): string => FILES_PATH + key;

/** The keys of those addresses that are stored images; others (placeholder images, foreign addresses, none) are left out. */
export const imageKeys = (urls: (string | null)[]): string[] =>
  urls
    .filter((url) => url?.startsWith(FILES_PATH))
    .map((url) => (url ?? '').slice(FILES_PATH.length))
    .filter(isImageKey);

/** What finds the same picture again, and what the media library shows of it. Nothing is known of one that was not uploaded. */
type Facts = {
  purpose?: ImagePurpose;
  width?: number;
  height?: number;
  isAnimated?: boolean;
  uploadHash?: string;
  storedHash?: string;
};

export type NewImage = { key: string; bytes: Buffer } & Facts;

/** An image to store, under a new key. */
export const newImage = (bytes: Buffer, facts: Facts = {}): NewImage => {
  const id = randomUUID();
  return { key: `${id.slice(0, 2)}/${id}.webp`, bytes, ...facts };
};

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** An upload as an image to store, or why it is refused. */
export const takePicture = async (
  workers: Workers,
  job: ImageJob,
  owner: Id,
): Promise<{ image: NewImage } | { refusal: Localized }> => {
  const made = await workers.makeImage(job, owner);
  if ('refusal' in made) return made;
  const { bytes, ...facts } = made;
  const hashes = { uploadHash: hashOf(job.bytes), storedHash: hashOf(bytes) };
  return { image: newImage(bytes, { ...facts, purpose: job.purpose, ...hashes }) };
};

/** Removes stored images; failures are left to the clean-up. */
const removeImages = async (storage: Storage, keys: string[]): Promise<void> => {
  await Promise.allSettled(keys.map((key) => storage.remove(key)));
};

/** Whose the images are, and the picture that covers among them were cut from. */
type Owner = {
  groupId: Id | null;
  uploadedBy: Id;
  createdAt: Date;
  /** The address of the original of the covers. */
  original?: string | null;
  /** Whether they stay although no news shows them. */
  isKept?: boolean;
  /** Who uploads them and from where, for the audit log. */
  by?: AuditActor | undefined;
};

/** A text with the keys under which its images are stored: some are of pictures that were there before. */
export type Placed = (text: string) => string;

/**
 * Stores images first and then runs `write`, which records them in its transaction; if it is refused, the images
 * are removed again. A crash in between leaves files without a row, which the clean-up removes. Without an answer of the
 * database the files stay too: it may have committed, and a row must not lose its file. An image whose picture its group has
 * already is removed after the write.
 */
export const withStoredImages = async <T>(
  storage: Storage,
  images: NewImage[],
  write: (record: (tx: Database, owner: Owner) => Promise<Placed>) => Promise<T>,
): Promise<T> => {
  const remove = () =>
    removeImages(
      storage,
      images.map(({ key }) => key),
    );
  const stored = await Promise.allSettled(
    images.map(({ key, bytes }) => storage.put(key, bytes, contentTypeOf(key))),
  );
  const failed = stored.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') {
    // Nobody waits for it: a store that does not answer removes nothing either.
    void remove();
    throw failed.reason;
  }
  let there = new Map<string, string>();
  const record = async (tx: Database, owner: Owner): Promise<Placed> => {
    there = await recordImages(tx, images, owner);
    return (text) => [...there].reduce((placed, [key, as]) => placed.replaceAll(key, as), text);
  };
  try {
    const written = await write(record);
    await removeImages(storage, [...there.keys()]);
    return written;
  } catch (error) {
    if (error instanceof ApiError || isRefusedByDatabase(error)) await remove();
    throw error;
  }
};

/** Stores one image; resolves to its key, or to that of the same picture, which the group has already. */
export const storeImage = (
  { db, storage }: { db: Database; storage: Storage },
  image: NewImage,
  owner: Owner,
): Promise<string> =>
  withStoredImages(storage, [image], async (record) => {
    const placed = await db.transaction((tx) => record(tx, owner));
    return placed(image.key);
  });

/**
 * Records the owner and group of stored images; they are unused until an item shows them (`recordUses`). Resolves to the keys of
 * those that are not needed, each with the key of the same picture, which the group has already.
 */
export const recordImages = async (
  tx: Database,
  images: NewImage[],
  { original, isKept = false, by, ...owner }: Owner,
): Promise<Map<string, string>> => {
  const there = new Map<string, string>();
  if (images.length === 0) return there;
  if (owner.groupId !== null) await lockPictures(tx, owner.groupId);
  const actor = by ?? { userId: owner.uploadedBy, sessionId: null, address: '', at: owner.createdAt };
  const [originalKey] = imageKeys([original ?? null]);
  // Originals first, because covers name theirs.
  for (const image of images.toSorted((one, other) => Number(isCover(one)) - Number(isCover(other)))) {
    const { key, bytes, isAnimated: _isAnimated, ...facts } = image;
    const from = originalKey !== undefined && isCover(image) ? (there.get(originalKey) ?? originalKey) : null;
    const same = await findSame(tx, image, owner.groupId);
    if (same === undefined) {
      const cutFrom = from === null ? null : sql`(SELECT key FROM files WHERE key = ${from})`;
      const unusedSince = owner.createdAt;
      await tx
        .insert(files)
        .values({ key, bytes: bytes.length, unusedSince, isKept, cutFrom, ...facts, ...owner });
    } else {
      await takeAgain(tx, same, { isKept, from, by: actor });
      there.set(key, same);
    }
  }
  return there;
};
