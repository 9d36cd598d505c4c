import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';

const CLEAN_UP_LIMIT_MS = 15_000;
const HOURS_AGO = new Date(Date.now() - 2 * 3_600_000);
const KEYS = 'SELECT key FROM files';

const keysInRows = async ({ dataDir, databaseUrl }) => {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query(KEYS);
    await client.end();
    return rows;
  }
  const client = await PGlite.create(path.join(dataDir, 'db'), { extensions: { pg_trgm } });
  const { rows } = await client.query(KEYS);
  await client.close();
  return rows;
};

const storedFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/**
 * Counts the files without a row before and after one clean-up, and the rows without a file. The files get a date two
 * hours in the past, because the clean-up ignores younger ones. The server must be stopped.
 */
export const findOrphans = async (place, { createServer }) => {
  const folder = path.join(place.dataDir, 'files');
  const known = new Set((await keysInRows(place)).map(({ key }) => key));
  const before = storedFiles(folder);
  const orphansOf = (files) => files.filter((file) => !known.has(file)).length;
  for (const file of before) utimesSync(path.join(folder, file), HOURS_AGO, HOURS_AGO);

  // The clean-up runs at the start.
  const server = await createServer(place);
  const deadline = Date.now() + CLEAN_UP_LIMIT_MS;
  while (orphansOf(storedFiles(folder)) > 0 && Date.now() < deadline) await wait(100);
  await server.end('SIGTERM');
  const after = storedFiles(folder);
  return {
    before: orphansOf(before),
    after: orphansOf(after),
    missing: [...known].filter((key) => !after.includes(key)).length,
  };
};
