import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Database } from '../db/database';

import { checkFiles } from './check-files';
import type { Manifest } from './format';
import { loadTables } from './load-tables';
import { intoTarget } from './target';

/** Proves a back-up: checks every file, and opens it by restoring the database into a temporary folder. */
export const verifyBackup = async (dir: string, say: (text: string) => void): Promise<Manifest> => {
  say('Checking the files');
  const manifest = await checkFiles(dir, say);
  say('Opening the database');
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'newsdesk-verify-'));
  try {
    const fill = (db: Database) => loadTables(db, { dir, manifest }, say);
    await intoTarget({ databaseUrl: undefined, dataDir }, { fill }, say);
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
  return manifest;
};
