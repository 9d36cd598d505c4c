import type { Readable } from 'node:stream';

export type StoredEntry = { key: string; modifiedAt: Date };

/** The name of the file that says which installation a store belongs to (`modules/images/store-mark.ts`). */
export const MARK_KEY = 'installation';

/** The image storage: a folder by default, an S3-compatible store if configured. */
export type Storage = {
  /** Stores the whole file or nothing. */
  put: (key: string, bytes: Buffer, contentType: string) => Promise<void>;
  /** The file's bytes, or null if it does not exist. */
  read: (key: string) => Promise<Readable | null>;
  /** Removes the file; a missing file is not an error. */
  remove: (key: string) => Promise<void>;
  /** Throws with the cause if the store is not there or does not answer. */
  check: () => Promise<void>;
  /** The time by the store's own clock; a folder has none. */
  time?: () => Promise<Date>;
  /** Every file except the mark. */
  list: () => AsyncIterable<StoredEntry>;
};
