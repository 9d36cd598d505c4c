import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { openDatabase } from './open-database.mjs';

const CLEAN_UP_LIMIT_MS = 15_000;

/** The mark of the installation, whole or as a stopped server left it: the next hour writes it again. */
const MARK = /^installation(?:\.part)?$/;

const storedFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !MARK.test(file));

/** Makes the next clean-up run at once, as if it had seen these files 8 days ago. */
const lookEightDaysOlder = async (query, orphans) => {
  await query(`INSERT INTO clean_up_state (checked_at) VALUES (now())
    ON CONFLICT (id) DO UPDATE SET checked_at = now(), wait_ms = 0, taken_at = NULL`);
  await query('UPDATE image_store SET may_remove = 1000000');
  await query(
    `INSERT INTO suspected_files SELECT key, now() - interval '8 days', now() FROM unnest($1::text[]) AS key
     ON CONFLICT (key) DO UPDATE SET first_seen_at = excluded.first_seen_at`,
    [orphans],
  );
};

/** Counts the files without a row before and after one clean-up, and the rows without a file. The server must be stopped. */
export const findOrphans = async (place, { createServer }) => {
  const folder = path.join(place.dataDir, 'files');
  const before = storedFiles(folder);
  const { query, close } = await openDatabase(place);
  const known = new Set((await query('SELECT key FROM files')).map(({ key }) => key));
  const orphansIn = (files) => files.filter((file) => !known.has(file));
  await lookEightDaysOlder(query, orphansIn(before));
  await close();

  // The clean-up runs at the start.
  const server = await createServer(place);
  const deadline = Date.now() + CLEAN_UP_LIMIT_MS;
  while (orphansIn(storedFiles(folder)).length > 0 && Date.now() < deadline) await wait(100);
  await server.end('SIGTERM');
  const after = storedFiles(folder);
  return {
    before: orphansIn(before).length,
    after: orphansIn(after).length,
    missing: [...known].filter((key) => !after.includes(key)).length,
  };
};
