import { Readable } from 'node:stream';

import type { Clock } from '../http/clock';
import { MARK_KEY, type Storage } from '../storage/storage';

/** In-memory storage that a test can inspect. */
export const createMemoryStorage = (clock: Clock) => {
  const files = new Map<string, { bytes: Buffer; modifiedAt: Date }>();
  const storage: Storage = {
    put: async (key, bytes) => {
      files.set(key, { bytes, modifiedAt: clock() });
    },
    read: async (key) => {
      const file = files.get(key);
      return file ? Readable.from([file.bytes]) : null;
    },
    remove: async (key) => {
      files.delete(key);
    },
    check: () => Promise.resolve(),
    async *list() {
      for (const [key, { modifiedAt }] of [...files]) if (key !== MARK_KEY) yield { key, modifiedAt };
    },
  };
  return { storage, files };
};
