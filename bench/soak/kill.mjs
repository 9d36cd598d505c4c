// kill -9 at random times, under writes through the API: npm run soak:kill -- --rounds 100 --engine embedded|postgres
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { createCluster } from '../../scripts/postgres-cluster.mjs';

import { createLedger, createNewsroom, findLosses, signIn, write } from './newsroom.mjs';
import { findOrphans } from './orphans.mjs';
import { report } from './report.mjs';
import { buildServer, createAdmin, spawnServer, startServer } from './server-process.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    engine: { type: 'string', default: 'embedded' },
  },
});
const rounds = Number(values.rounds);
const isPostgres = values.engine === 'postgres';

buildServer();
const folder = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-kill-'));
const cluster = isPostgres ? await createCluster() : undefined;
const place = { dataDir: path.join(folder, 'data'), databaseUrl: await cluster?.createDatabase('newsdesk') };
const failures = [];
const startTimes = [];
const counts = { underWrites: 0, duringStart: 0, firstStart: 0, database: 0 };

/** A start that must work without manual repair; failures are counted. */
const start = async (where = place) => {
  const began = Date.now();
  try {
    const server = await startServer(where);
    startTimes.push(Date.now() - began);
    return server;
  } catch (error) {
    failures.push(String(error));
    return undefined;
  }
};

/** A very first start that is killed before it is complete must not prevent the next one. */
const killFirstStart = async (round) => {
  const dataDir = path.join(folder, `first-${round}`);
  const databaseUrl = await cluster?.createDatabase(`first_${round}`);
  const fresh = { dataDir, databaseUrl, env: { NEWSDESK_DEMO: '1' } };
  const server = spawnServer(fresh);
  await Promise.race([wait(Math.random() * 4_000), server.ready()]);
  await server.end('SIGKILL');
  await (await start(fresh))?.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
  counts.firstStart += 1;
};

const killDuringStart = async () => {
  const server = spawnServer(place);
  await wait(Math.random() * 1_500);
  await server.end('SIGKILL');
  counts.duringStart += 1;
};

/** Every fourth kill on PostgreSQL also stops the database itself: SIGQUIT stops it without a checkpoint. */
const killUnderWrites = async (server, round, writing) => {
  const enough = ledger.writes + Math.ceil(Math.random() * 80);
  const deadline = Date.now() + Math.random() * 4_000;
  while (ledger.writes < enough && Date.now() < deadline) await wait(5);
  if (cluster && round % 4 === 0) {
    await cluster.stop('SIGQUIT');
    await server.end('SIGKILL');
    await cluster.start();
    counts.database += 1;
  } else {
    await server.end('SIGKILL');
  }
  await writing;
  counts.underWrites += 1;
};

createAdmin(place);
const ledger = createLedger();
const losses = [];
let room;
let checked = 0;
for (let round = 1; round <= rounds; round += 1) {
  const server = await start();
  if (!server) break;
  const call = await signIn(server.url);
  room ??= await createNewsroom(call);
  losses.push(...(await findLosses(call, room, ledger, checked)));
  checked = ledger.news.size;
  await killUnderWrites(server, round, write(call, room, ledger));
  if (round % 5 === 0) await killDuringStart();
  if (round % 10 === 0) await killFirstStart(round);
  if (round % 10 === 0) console.error(`${round} rounds, ${ledger.writes} writes, ${losses.length} lost`);
}

const last = await start();
/** @type {{ before: number | '?'; after: number | '?'; missing: number | '?' }} */
let orphans = { before: '?', after: '?', missing: '?' };
if (last) {
  losses.push(...(await findLosses(await signIn(last.url), room, ledger)));
  await last.end('SIGTERM');
  orphans = await findOrphans(place, { createServer: start });
}
await cluster?.remove();
rmSync(folder, { recursive: true, force: true });

startTimes.sort((a, b) => a - b);
report({
  'rounds under writes': counts.underWrites,
  'of which PostgreSQL itself was stopped at once': counts.database,
  'kills during a start': counts.duringStart,
  'kills during the very first start': counts.firstStart,
  'acknowledged writes': ledger.writes,
  'of which news with two images': ledger.news.size,
  'versions of them': [...ledger.versions.values()].reduce((sum, { saved }) => sum + saved.length, 0),
  'acknowledged writes lost': losses.length,
  'starts that needed help': failures.length,
  'start, median and longest': `${startTimes[startTimes.length >> 1]} ms, ${startTimes.at(-1)} ms`,
  'files without a row before the clean-up, after': `${orphans.before}, ${orphans.after}`,
  'rows without a file': orphans.missing,
});
for (const line of [...losses, ...failures].slice(0, 20)) console.error(line);
const passed = losses.length + failures.length === 0 && orphans.after === 0 && orphans.missing === 0;
process.exit(passed ? 0 : 1);
