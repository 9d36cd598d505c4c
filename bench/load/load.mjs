// Measures lists, approval and sign-in with many rows: npm run bench:load -- --engine embedded|postgres --rows 1000000 [--only '^desk|^find']
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';

import { createCluster } from '../../scripts/postgres-cluster.mjs';
import { signIn } from '../soak/newsroom.mjs';
import { ADMIN, buildServer, createAdmin, startServer } from '../soak/server-process.mjs';

import { listCalls } from './bare-sql.mjs';
import { BIG_CATEGORY, BIG_GROUP } from './fill-news.mjs';
import { fill, RARE_NAME } from './fill.mjs';
import { findCalls } from './find-sql.mjs';
import { columns, measure } from './measure.mjs';
import { versionCalls } from './version-sql.mjs';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'embedded' },
    rows: { type: 'string', default: '10000' },
    calls: { type: 'string', default: '500' },
    clients: { type: 'string', default: '8' },
    only: { type: 'string', default: '' },
  },
});
const rows = Number(values.rows);
const calls = Number(values.calls);
const clients = Number(values.clients);
const isWanted = ({ name }) => new RegExp(values.only).test(name);
const isPostgres = values.engine === 'postgres';
// Durable like the server; only while filling, data need not survive a power cut.
const SERVED = ['-c', 'shared_buffers=48MB'];
const FILLING = ['-c', 'shared_buffers=256MB', '-c', 'maintenance_work_mem=512MB', '-c', 'max_wal_size=4GB'];

const folder = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-load-'));
const cluster = isPostgres
  ? await createCluster({ settings: { maintenance_work_mem: '512MB', max_wal_size: '4GB' } })
  : undefined;
const database = {
  dataDir: path.join(folder, 'data'),
  databaseUrl: await cluster?.createDatabase('newsdesk'),
};

/** Direct access to the database; to the embedded one only while the server is stopped. */
const openBare = async (parameters) => {
  if (isPostgres) {
    const pool = new pg.Pool({ connectionString: database.databaseUrl });
    return {
      query: async (text, values_) => (await pool.query(text, values_)).rows,
      close: () => pool.end(),
    };
  }
  const client = await PGlite.create({
    dataDir: path.join(database.dataDir, 'db'),
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...parameters],
  });
  return {
    query: async (text, values_) => (await client.query(text, values_)).rows,
    close: () => client.close(),
  };
};

buildServer();
createAdmin(database);
const filling = await openBare(FILLING);
const beganToFill = Date.now();
await fill(filling.query, rows);
console.error(
  `Filled with ${rows} users and ${rows} news in ${((Date.now() - beganToFill) / 1_000).toFixed(0)} s`,
);
const [place] = await filling.query(`
  SELECT (SELECT id FROM journalist_groups WHERE name = '${BIG_GROUP}') AS "groupId",
         (SELECT id FROM journalist_groups WHERE name = 'Gaps') AS "gapsId",
         (SELECT max(id) FROM news WHERE group_id = (SELECT id FROM journalist_groups WHERE name = '${BIG_GROUP}')) AS "versionedId",
         (SELECT id FROM news_categories WHERE name = '${BIG_CATEGORY}') AS "categoryId",
         (SELECT min(id) FROM users) AS one, (SELECT id FROM users WHERE username = 'user1') AS many`);
const newest = await filling.query(
  `SELECT id FROM news WHERE group_id = $1 AND status = 0 AND returned_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 5000`,
  [place.groupId],
);
await filling.close();

const lists = [...listCalls(rows, RARE_NAME), ...findCalls(rows), ...versionCalls()].filter(isWanted);
const bare = await openBare(SERVED);
const results = [];
for (const list of lists) {
  const times = await measure(() => list.bare(bare.query, place), { calls });
  results.push({ ...list, bare: times });
}
await bare.close();

const server = await startServer({ ...database, env: { NEWSDESK_TRUST_PROXY: '1' } });
const call = await signIn(server.url);
const people = {
  one: call,
  many: await signIn(server.url, { username: 'user1', password: ADMIN.password }),
};
const get = async (as, url) => {
  const { ok, status } = await people[as]('GET', url);
  if (!ok) throw new Error(`${url} answered ${status}`);
};
const served = [];
for (const { name, path: pathOf, bare: sql, as } of results) {
  const url = pathOf(place);
  const one = await measure(() => get(as, url), { calls });
  const many = await measure(() => get(as, url), { calls, clients });
  served.push({ name, sql, one, many });
}

const ids = newest.map(({ id }) => id);
const approve = async () => {
  const { status } = await call('POST', `/api/news/journalist/${place.groupId}/news/${ids.pop()}/approve`);
  if (status !== 200) throw new Error(`Approving answered ${status}`);
};
// Each sign-in comes from a different place, because continuous sign-ins from one place count as a flood.
let places = 0;
const signInOnce = () =>
  signIn(server.url, undefined, { 'x-forwarded-for': `10.0.${(places += 1) >> 8}.${places & 255}` });
const writes = [];
for (const { name, run, amount } of [
  { name: 'approve', run: approve, amount: Math.min(calls, 800) },
  { name: 'sign in', run: signInOnce, amount: Math.min(calls, 200) },
].filter(isWanted)) {
  const one = await measure(run, { calls: amount });
  const many = await measure(run, { calls: amount, clients });
  writes.push({ name, one, many });
}
await server.end('SIGTERM');
await cluster?.remove();
rmSync(folder, { recursive: true, force: true });

const heads = ['per s', 'p50', 'p95', 'p99'];
const table = (head, lines) =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const version = cluster ? 'PostgreSQL' : 'embedded';
console.log(
  [
    `### ${version}, ${rows.toLocaleString('en')} users and ${rows.toLocaleString('en')} news`,
    '',
    `${new Date().toISOString().slice(0, 16)}Z, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, load average before ${os.loadavg()[0].toFixed(1)}; ${calls} calls each, times in ms. "Within" is 3 × the p99 of the bare SQL + 5 ms.`,
    '',
    table(
      ['one client', 'bare p50', 'bare p99', ...heads, 'within', ''],
      served.map(({ name, sql, one }) => {
        const limit = 3 * sql.p99 + 5;
        return [
          name,
          ...columns(sql).filter((_, index) => index % 2 === 1),
          ...columns(one),
          limit.toFixed(1),
          one.p99 <= limit ? 'yes' : '**no**',
        ];
      }),
    ),
    '',
    table(
      [`${clients} clients`, ...heads],
      served.map(({ name, many }) => [name, ...columns(many)]),
    ),
    '',
    ...(writes.length > 0
      ? [
          table(
            [
              'writes',
              ...heads.map((head) => `1 client, ${head}`),
              ...heads.map((head) => `${clients} clients, ${head}`),
            ],
            writes.map(({ name, one, many }) => [name, ...columns(one), ...columns(many)]),
          ),
          '',
        ]
      : []),
  ].join('\n'),
);
