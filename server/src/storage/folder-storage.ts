import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import { MARK_KEY, type Storage, type StoredEntry } from './storage';

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** A name of its own for each: two servers on one folder may write the same size of a picture at once. */
const newPart = (target: string): string => `${target}.${randomBytes(4).toString('hex')}.part`;

/** Flushes a new directory entry to disk, if the system supports it (Windows does not). */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await fs.open(folder).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
};

/** Files in a folder. A file is written under a temporary name, flushed to disk and renamed, so that no partial file is ever visible. */
export const createFolderStorage = (root: string): Storage => {
  const pathOf = (key: string) => path.join(root, key);

  async function* list(): AsyncGenerator<StoredEntry> {
    await fs.mkdir(root, { recursive: true });
    for (const entry of await fs.readdir(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const key = path.relative(root, file).split(path.sep).join('/');
      if (key === MARK_KEY) continue;
      const stats = await fs.stat(file).catch(() => undefined);
      if (stats) yield { key, modifiedAt: stats.mtime };
    }
  }

  return {
    put: async (key, bytes) => {
      const target = pathOf(key);
      const folder = path.dirname(target);
      const made = await fs.mkdir(folder, { recursive: true });
      const part = newPart(target);
      try {
        await fs.writeFile(part, bytes, { flush: true });
        await fs.rename(part, target);
      } catch (error) {
        // On a full disk, the partial file would use space that other files need.
        await fs.rm(part, { force: true });
        throw error;
      }
      await syncFolder(folder);
      if (made) await syncFolder(path.dirname(folder));
    },
    read: async (key) => {
      try {
        const file = await fs.open(pathOf(key));
        return file.createReadStream();
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (key) => fs.rm(pathOf(key), { force: true }),
    check: () => fs.access(root, fs.constants.R_OK | fs.constants.W_OK),
    list,
  };
};
