import type { Readable } from 'node:stream';

export type StoredEntry = { key: string; modifiedAt: Date };

/** Where images live: a folder by default, an S3-compatible store by configuration. */
export type Storage = {
  /** Stores the whole file or nothing. */
  put: (key: string, bytes: Buffer, contentType: string) => Promise<void>;
  /** The file's bytes, or null where there is none. */
  read: (key: string) => Promise<Readable | null>;
  /** Removes the file; one that is not there is no error. */
  remove: (key: string) => Promise<void>;
  list: () => AsyncIterable<StoredEntry>;
};
