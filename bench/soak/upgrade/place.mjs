import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';

import { createCluster } from '../../../scripts/postgres-cluster.mjs';

const openFolder = async (folder) => {
  const client = await PGlite.create(folder, { extensions: { pg_trgm } });
  return {
    run: async (text) => (await client.query(text)).rows,
    close: () => client.close(),
  };
};

const openAddress = async (connectionString) => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return { run: async (text) => (await client.query(text)).rows, close: () => client.end() };
};

/** Runs SQL on the data of a stopped server. */
export const withDatabase = async ({ dataDir, databaseUrl }, work) => {
  const database = await (databaseUrl ? openAddress(databaseUrl) : openFolder(path.join(dataDir, 'db')));
  try {
    return await work(database.run);
  } finally {
    await database.close();
  }
};

/** Data sets, each a folder and, on PostgreSQL, also a database; `copy` makes a back-up and restores it. */
export const createPlaces = async (folder, engine) => {
  const cluster = engine === 'postgres' ? await createCluster() : undefined;
  const create = async (name) => ({
    dataDir: path.join(folder, name),
    databaseUrl: await cluster?.createDatabase(name),
  });
  const tool = (name, args) =>
    execFileSync(path.join(cluster?.binaries ?? '', name), args, { stdio: 'pipe' });
  return {
    engine: cluster
      ? `PostgreSQL ${(await cluster.query('SHOW server_version'))[0].server_version}`
      : 'embedded',
    create,
    /** As in docs/operations.md: the folder of a stopped server, or pg_dump and pg_restore. */
    copy: async (from, name) => {
      const to = await create(name);
      cpSync(from.dataDir, to.dataDir, { recursive: true });
      if (cluster) {
        const file = path.join(folder, `${name}.dump`);
        tool('pg_dump', ['--format=custom', `--file=${file}`, from.databaseUrl]);
        tool('pg_restore', ['--no-owner', `--dbname=${to.databaseUrl}`, file]);
      }
      return to;
    },
    remove: () => cluster?.remove(),
  };
};

/** Rows that each start writes by itself, and those of the run's own sign-ins. */
const OWN_ROWS = {
  settings: `WHERE key = 'token_signing_key'`,
  sessions: 'WHERE false',
  known_devices: 'WHERE false',
  audit_log: `WHERE action NOT LIKE 'sign-in.%'`,
  // What a release writes while it runs: its presence, its clean-up, and the words of news that are due.
  instances: 'WHERE false',
  clean_up_state: 'WHERE false',
  image_store: 'WHERE false',
  news_search: 'WHERE false',
  news_search_due: 'WHERE false',
};

/** The columns of every table of the product. */
export const columnsOf = (place) =>
  withDatabase(place, async (run) => {
    const columns = await run(`
      SELECT table_name AS "table", string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position) AS names
      FROM information_schema.columns WHERE table_schema = 'public' GROUP BY table_name ORDER BY table_name`);
    return Object.fromEntries(columns.map(({ table, names }) => [table, names]));
  });

/** Columns that an upgrade fills where the earlier release left them empty, and one that is generated in another way. */
const COMPLETED = { news_versions: ['approval'], users: ['search_text'] };

/** The columns of the earlier release that this one still has. */
export const columnsOfBoth = (earlier, now) => {
  const both = Object.entries(earlier).flatMap(([table, names]) => {
    const known = new Set(now[table]?.split(', '));
    const kept = names.split(', ').filter((name) => known.has(name) && !COMPLETED[table]?.includes(name));
    return kept.length > 0 ? [[table, kept.join(', ')]] : [];
  });
  return Object.fromEntries(both);
};

/** For these columns of each table, the number of rows and one hash over all of them, independent of their order. */
export const fingerprint = (place, columns) =>
  withDatabase(place, async (run) => {
    const prints = {};
    for (const [table, names] of Object.entries(columns)) {
      const [{ total, hash }] = await run(`
        SELECT count(*)::integer AS total, coalesce(md5(string_agg(line, '' ORDER BY line)), '') AS hash
        FROM (SELECT md5(ROW(${names})::text) AS line FROM "${table}" ${OWN_ROWS[table] ?? ''}) AS lines`);
      prints[table] = { total, hash };
    }
    return prints;
  });
