import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

const migrationsFolder = path.join(import.meta.dirname, '../../migrations');
const imageFile = path.join(import.meta.dirname, '../../../node_modules/.cache/test-database.tar');

/** Initialises and migrates an embedded database once; each test file opens a copy, in 0.2 s instead of 2. */
export default async () => {
  // Reused by later runs.
  if (process.env.NEWSDESK_TEST_IMAGE) return;
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await migrate(drizzle({ client }), { migrationsFolder });
  // Only CREATE DATABASE needs these two, and they are most of the files of the image.
  for (const name of ['template0', 'template1']) {
    await client.query(`UPDATE pg_database SET datistemplate = false WHERE datname = '${name}'`);
    await client.query(`DROP DATABASE ${name}`);
  }
  const image = await client.dumpDataDir('none');
  await client.close();
  await mkdir(path.dirname(imageFile), { recursive: true });
  await writeFile(imageFile, Buffer.from(await image.arrayBuffer()));
  process.env.NEWSDESK_TEST_IMAGE = imageFile;
};
