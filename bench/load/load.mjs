// Measures lists and searches with many rows, by turns with an older release if one is given:
//   npm run bench:load -- --engine embedded|postgres --rows 1000000 [--old ../older-checkout] [--only '^desk|^all news'] [--indexes]
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';

import { createCluster } from '../../scripts/postgres-cluster.mjs';
import { signIn } from '../soak/newsroom.mjs';
import { ADMIN, startServer } from '../soak/server-process.mjs';

import { listCalls } from './calls.mjs';
import { ms, percentiles } from './measure.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'embedded' },
    rows: { type: 'string', default: '10000' },
    pictures: { type: 'string' },
    calls: { type: 'string', default: '200' },
    old: { type: 'string' },
    only: { type: 'string', default: '' },
    indexes: { type: 'boolean', default: false },
  },
});
const rows = Number(values.rows);
const calls = Number(values.calls);
const isPostgres = values.engine === 'postgres';
if (values.indexes && !isPostgres) throw new Error('--indexes takes --engine postgres.');
const WARM_UPS = 20;
const CALLS_PER_INDEX = 30;
/** The aims, p50 and p99 in ms: of 10,000 rows, and of a million, which 100,000 have to hold too. The page in the middle of the list has an aim of its own. */
const AIMS = rows >= 100_000 ? [50, 250] : [15, 60];
const MIDDLE_AIM_MS = 300;
const FILLING = ['-c', 'shared_buffers=256MB', '-c', 'maintenance_work_mem=512MB', '-c', 'max_wal_size=4GB'];

const folder = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-load-'));
const cluster = isPostgres
  ? await createCluster({ settings: { maintenance_work_mem: '512MB', max_wal_size: '4GB' } })
  : undefined;

/** Direct access to the database; to the embedded one only while no server runs. */
const openBare = async ({ dataDir, databaseUrl }) => {
  if (databaseUrl) {
    const pool = new pg.Pool({ connectionString: databaseUrl });
    return { query: async (text) => (await pool.query(text)).rows, close: () => pool.end() };
  }
  const client = await PGlite.create({
    dataDir: path.join(dataDir, 'db'),
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...FILLING],
  });
  return { query: async (text) => (await client.query(text)).rows, close: () => client.close() };
};

const PLACE = `
  SELECT big.id AS "groupId", (SELECT id FROM journalist_groups WHERE name = 'Gaps') AS "gapsId",
         (SELECT max(id) FROM news WHERE group_id = big.id) AS "versionedId",
         (SELECT id FROM news_categories WHERE name = 'Load 1') AS "categoryId", (SELECT min(id) FROM users) AS one
  FROM journalist_groups AS big WHERE name = 'Load'`;
const DISK = `
  SELECT relname AS name, pg_total_relation_size(oid) AS bytes FROM pg_class
  WHERE relname IN ('news', 'news_search', 'news_published', 'users') ORDER BY relname`;

/** A release on its own filled database, and a function that asks its server. */
const open = async (name, root) => {
  const { buildServer, createAdmin } = await import(path.join(root, 'bench/soak/server-process.mjs'));
  const { fill } = await import(path.join(root, 'bench/load/fill.mjs'));
  buildServer();
  const place = {
    dataDir: path.join(folder, name),
    databaseUrl: await cluster?.createDatabase(name),
  };
  createAdmin(place);
  const bare = await openBare(place);
  const began = Date.now();
  await fill(bare.query, rows, Number(values.pictures ?? rows));
  const seconds = ((Date.now() - began) / 1_000).toFixed(0);
  console.error(`${name}: filled with ${rows} people and ${rows} news in ${seconds} s`);
  const [ids] = await bare.query(PLACE);
  const disk = await bare.query(DISK);
  await bare.close();
  const server = await startServer({ ...place, root });
  const people = {
    one: await signIn(server.url),
    many: await signIn(server.url, { username: 'user1', password: ADMIN.password }),
  };
  const ask = async ({ as, address }) => {
    const url = address(ids);
    const began = performance.now();
    const { ok, status } = await people[as]('GET', url);
    const took = performance.now() - began;
    // Without its index, a search may take longer than the server allows.
    if (!ok && !(values.indexes && status === 503)) throw new Error(`${name}: ${url} answered ${status}`);
    return took;
  };
  return { name, place, disk, server, ask };
};

const releases = [await open('now', ROOT)];
if (values.old) releases.push(await open('before', path.resolve(values.old)));

/** The releases that have the list: a search of all news, and of the trash, came with this one. */
const askersOf = (call) => {
  const isNew = /^library|^all news.*(word|title|phrase|match|letter)|^trash, with/.test(call.name);
  return isNew ? releases.slice(0, 1) : releases;
};

/** The times of a list in each release, by turns. */
const timesOf = async (call, askers, amount = calls) => {
  const times = askers.map(() => []);
  const warmUps = Math.min(WARM_UPS, amount / 10);
  for (let number = 0; number < warmUps + amount; number += 1) {
    for (const [index, { ask }] of askers.entries()) {
      const took = await ask(call);
      if (number >= warmUps) times[index].push(took);
    }
  }
  return times.map(percentiles);
};

const table = (head, lines) =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const print = (text) => console.log(`${text}\n`);
const cells = (measured) => (measured ? [ms(measured.p50), ms(measured.p99)] : ['', '']);

const lists = listCalls(rows).filter(({ name }) => new RegExp(values.only).test(name));
print(
  `### ${isPostgres ? 'PostgreSQL' : 'embedded'}, ${rows.toLocaleString('en')} people and as many news\n\n` +
    `${new Date().toISOString().slice(0, 16)}Z, ${os.cpus().length} cores, Node ${process.versions.node}, load average before ${os.loadavg()[0].toFixed(1)}; ` +
    `${calls} calls each, times in ms; aims p50 ${AIMS[0]}, p99 ${AIMS[1]}`,
);
const measured = [];
for (const call of lists) {
  const [now, before] = await timesOf(call, askersOf(call));
  const held = /middle page/.test(call.name)
    ? now.p99 <= MIDDLE_AIM_MS
    : now.p50 <= AIMS[0] && now.p99 <= AIMS[1];
  measured.push([call.name, ...cells(now), ...cells(before), held ? 'yes' : '**no**']);
}
print(table(['list', 'p50', 'p99', 'before, p50', 'p99', 'held'], measured));
for (const { name, disk } of releases)
  print(
    `Disk, bytes a row, ${name}: ${disk.map((part) => `${part.name} ${Math.round(part.bytes / rows)}`).join(', ')}`,
  );

if (values.indexes) {
  const [now] = releases;
  const bare = await openBare(now.place);
  const compared = [];
  for (const call of listCalls(rows).filter(({ index }) => index)) {
    const [{ size }] = await bare.query(
      `SELECT pg_size_pretty(pg_relation_size('${call.index}'::regclass)) AS size`,
    );
    // To drop the index of the words and to build it again takes minutes. Only the plans are to leave it out.
    const setValid = (isValid) =>
      bare.query(`UPDATE pg_index SET indisvalid = ${isValid} WHERE indexrelid = '${call.index}'::regclass`);
    const [withIt] = await timesOf(call, [now], CALLS_PER_INDEX);
    await setValid(false);
    const [without] = await timesOf(call, [now], CALLS_PER_INDEX);
    await setValid(true);
    compared.push([call.index, size, call.name, ...cells(withIt), ...cells(without)]);
  }
  await bare.close();
  print(table(['index', 'size', 'list', 'with, p50', 'p99', 'without, p50', 'p99'], compared));
}

for (const { server } of releases) await server.end('SIGTERM');
await cluster?.remove();
rmSync(folder, { recursive: true, force: true });
