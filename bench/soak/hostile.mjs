// Attacks at full strength while ten people work: npm run soak:hostile [-- --engine postgres --rows 100000 --only html --proxy nginx]
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import sharp from 'sharp';

import { createCluster } from '../../scripts/postgres-cluster.mjs';

import { attacks } from './hostile/attacks/index.mjs';
import { watchMemory } from './hostile/memory.mjs';
import { fillNewsroom, signInAt, signInTrainees } from './hostile/newsroom.mjs';
import { countStatuses } from './hostile/send.mjs';
import { judge, printTable, summarize } from './hostile/verdict.mjs';
import { startNginx } from './nginx.mjs';
import { buildServer, createAdmin, startServer } from './server-process.mjs';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'embedded' },
    rows: { type: 'string' },
    seconds: { type: 'string' },
    only: { type: 'string', default: '' },
    proxy: { type: 'string', default: 'none' },
    short: { type: 'boolean', default: false },
  },
});
const isShort = values.short;
const rows = Number(values.rows ?? (isShort ? 1_000 : 100_000));
const seconds = Number(values.seconds ?? (isShort ? 2 : 20));

buildServer();
const folder = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-hostile-'));
const cluster = values.engine === 'postgres' ? await createCluster() : undefined;
const dataDir = path.join(folder, 'data');
const place = { dataDir, databaseUrl: await cluster?.createDatabase('newsdesk') };
createAdmin(place);
const room = await fillNewsroom(place, rows);
const server = await startServer({
  ...place,
  // A quota that a hundred pictures exceed.
  env: { NEWSDESK_TRUST_PROXY: '1', NEWSDESK_UPLOAD_MB_PER_DAY: '60' },
});
const proxy = values.proxy === 'nginx' ? await startNginx(folder, [server.url]) : undefined;
const { url } = proxy ?? server;
const people = fork(path.join(import.meta.dirname, 'hostile/people.mjs'), [url, JSON.stringify(room)]);
await once(people, 'message');
const memory = watchMemory(server.child.pid);
// The attackers run at the lowest priority, because real attackers would use other machines.
os.setPriority(19);

/** The people's results and the peak memory since the last call. */
const look = async () => {
  people.send('report');
  const [records] = await once(people, 'message');
  return { ...summarize(records), memory: memory.peak() };
};

const context = {
  url,
  room,
  news: `/api/news/journalist/${room.groupId}/news`,
  dataDir,
  isShort,
  trainees: await signInTrainees(url),
  person: {
    caller: await signInAt(url, 'person1', '198.51.100.99'),
    picture: await sharp({ create: { width: 640, height: 640, channels: 3, background: '#2563eb' } })
      .png()
      .toBuffer(),
  },
};

const lines = [];
for (const attack of attacks.filter(({ name }) => new RegExp(values.only).test(name))) {
  // The machine may be busy, so each attack is compared with the seconds before it.
  await wait(isShort ? 500 : 2_000);
  await look();
  await wait(seconds * 500);
  const calm = await look();
  const began = Date.now();
  const answers = [];
  let strikes = 0;
  let last;
  do {
    last = await attack.strike(context);
    answers.push(...last.answers);
    strikes += 1;
  } while (!attack.isOnce && last.problems.length === 0 && Date.now() - began < seconds * 1_000);
  // The effect of a single call may be delayed.
  await wait(Math.max(1_000, began + seconds * 500 - Date.now()));
  const during = await look();
  const slowest = Math.max(0, ...answers.map(({ ms }) => ms));
  const line = {
    name: attack.name,
    strikes,
    counts: countStatuses(answers),
    slowest,
    said: last.said,
    calm,
    during,
  };
  lines.push({ ...line, problems: [...last.problems, ...judge(line, isShort)] });
  console.error(`${attack.name}: ${lines.at(-1).problems.join('; ') || 'held'}`);
}

memory.stop();
people.kill();
await proxy?.end();
await server.end('SIGTERM');
await cluster?.remove();
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
rmSync(`${dataDir}-demo`, { recursive: true, force: true });
printTable({ rows, lines });
process.exit(lines.every(({ problems }) => problems.length === 0) ? 0 : 1);
