// A full disk, slow clients, half-sent uploads, an unreachable database: npm run soak:faults [-- --seconds 20]
// Over 200 lines, because each fault is a few lines of one list and all share one server.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { createCluster, findBinaries } from '../../scripts/postgres-cluster.mjs';

import { createLedger, createNewsroom, findLosses, newsForm, signIn, write } from './newsroom.mjs';
import { findOrphans } from './orphans.mjs';
import { report } from './report.mjs';
import { buildServer, createAdmin, startServer } from './server-process.mjs';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, only: { type: 'string' } },
});
const SECONDS = Number(values.seconds);
const MEGABYTE = 1024 * 1024;
const RECOVERY_LIMIT_MS = 15_000;

const figures = {};
const problems = [];
const expect = (what, isSo, detail = '') => {
  if (!isSo) problems.push(`${what} ${detail}`);
};

buildServer();
const folder = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-faults-'));

/** Milliseconds until the same process accepts writes again. */
const untilRecovered = async (call) => {
  const began = Date.now();
  for (let attempt = 0; Date.now() - began < RECOVERY_LIMIT_MS; attempt += 1) {
    const name = `Recovered ${began}-${attempt}`;
    const answer = await call('POST', '/api/news/categories', { name }).catch(() => undefined);
    if (answer?.ok) return Date.now() - began;
    await wait(50);
  }
  return Infinity;
};

/** Counts responses by status, with the slowest time; a missing response counts as `none`. */
const watch = (call) => {
  const statuses = {};
  const watched = { statuses, slowest: 0 };
  watched.call = async (...request) => {
    const began = Date.now();
    const answer = await call(...request).catch(() => undefined);
    watched.slowest = Math.max(watched.slowest, Date.now() - began);
    const status = answer?.status ?? 'none';
    statuses[status] = (statuses[status] ?? 0) + 1;
    return answer ?? { ok: false, status };
  };
  return watched;
};

const place = (name) => {
  const dataDir = path.join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  return { dataDir };
};

const checkOrphans = async (name, where) => {
  const orphans = await findOrphans(where, { createServer: startServer });
  figures[`${name}: files without a row before and after one clean-up`] =
    `${orphans.before}, ${orphans.after}`;
  figures[`${name}: rows without a file`] = orphans.missing;
  expect(name, orphans.after === 0 && orphans.missing === 0, 'left files or rows behind');
};

const fullDisk = async () => {
  const where = place('disk');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', where.dataDir], { stdio: 'pipe' });
  } catch (error) {
    // A container may not be allowed to mount, even as root.
    figures['full disk'] = `not run: ${String(error.stderr).trim()}`;
    return;
  }
  try {
    createAdmin(where);
    const server = await startServer(where);
    const call = await signIn(server.url);
    const room = await createNewsroom(call);
    const ledger = createLedger();
    await write(call, room, ledger, () => ledger.writes > 20);
    // The free disk space shrinks step by step to zero.
    const ballast = path.join(where.dataDir, 'ballast');
    const watched = watch(call);
    for (const left of [66, 40, 4, 0]) {
      const { bavail, bsize } = statfsSync(where.dataDir);
      const size = Math.max(0, bavail * bsize - left * MEGABYTE);
      try {
        writeFileSync(`${ballast}-${left}`, Buffer.alloc(size));
      } catch {
        // The disk is full to the last byte, as intended.
      }
      const over = Date.now() + (SECONDS * 1_000) / 10;
      await write(watched.call, room, ledger, () => Date.now() > over);
    }
    const refusal = await call('POST', '/api/news/categories', { name: 'Too much' });
    const readable = await call('GET', '/api/news/categories');
    // Throws if it is refused.
    await signIn(server.url);
    figures['full disk: signing in'] = 'accepted';
    figures['full disk: answers while it filled'] = JSON.stringify(watched.statuses);
    figures['full disk: what a writer is told'] = `${refusal.status}: ${refusal.answer.message}`;
    expect(
      'full disk',
      refusal.status === 503 && readable.ok,
      `${refusal.status}, reading ${readable.status}`,
    );
    expect('full disk', !watched.statuses[500] && !watched.statuses.none, JSON.stringify(watched.statuses));
    for (const left of [66, 40, 4, 0]) rmSync(`${ballast}-${left}`, { force: true });
    figures['full disk: ms until writes are taken again'] = await untilRecovered(call);
    const losses = await findLosses(call, room, ledger);
    figures['full disk: acknowledged writes, lost'] = `${ledger.writes}, ${losses.length}`;
    expect('full disk', losses.length === 0, losses.join(', '));
    await server.end('SIGTERM');
    await checkOrphans('full disk', where);
  } finally {
    execFileSync('umount', ['-l', where.dataDir]);
  }
};

const connect = (url) =>
  net.connect({ port: Number(new URL(url).port), host: '127.0.0.1' }).on('error', () => undefined);

/** Requests that arrive one byte a second, and clients that never read their response. */
const slowClients = async (url) =>
  Array.from({ length: 200 }, (_, index) => {
    const socket = connect(url);
    const text =
      index % 2 === 0
        ? 'POST /api/auth/sign-in HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email":"'
        : 'GET /api/health HTTP/1.1\r\nHost: a\r\nX-Slow: ';
    socket.write(text);
    const timer = setInterval(() => socket.writable && socket.write('x'), 1_000);
    socket.on('close', () => clearInterval(timer));
    return socket;
  });

const halfUpload = async (url, path_, authorization) => {
  const socket = connect(url);
  const head = `POST ${path_} HTTP/1.1\r\nHost: a\r\nAuthorization: ${authorization}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 400000\r\n\r\n`;
  const part =
    '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  socket.write(head + part);
  socket.write(Buffer.alloc(100_000, 1));
  await wait(20 + Math.random() * 100);
  socket.destroy();
};

const clients = async () => {
  const where = place('clients');
  createAdmin(where);
  const server = await startServer(where);
  const call = await signIn(server.url);
  const room = await createNewsroom(call);
  const ledger = createLedger();
  const { data: me } = await call('GET', '/api/auth/me');
  expect('slow clients', me.username, 'signed in');

  // Signs in before the slow clients start: two hundred connections from one place count as a flood, which blocks sign-in for five seconds.
  const { token } = await (
    await fetch(`${server.url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'soak', password: 'correct horse for rounds' }),
    })
  )
    .json()
    .then(({ data }) => data);

  const slow = await slowClients(server.url);
  const watched = watch(call);
  const over = Date.now() + SECONDS * 500;
  await write(watched.call, room, ledger, () => Date.now() > over);
  figures['200 slow clients: answers to others'] =
    `${JSON.stringify(watched.statuses)}, slowest ${watched.slowest} ms`;
  expect(
    'slow clients',
    !watched.statuses.none && !watched.statuses[500] && watched.slowest < 5_000,
    `${watched.slowest} ms`,
  );
  for (const socket of slow) socket.destroy();

  const upload = `/api/news/journalist/${room.groupId}/upload`;
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(Array.from({ length: 10 }, () => halfUpload(server.url, upload, `Bearer ${token}`)));
  }
  figures['50 half-sent uploads: ms until the next write is taken'] = await untilRecovered(call);
  expect('half-sent uploads', !/"level":"fatal"/.test(server.output + server.errors), 'fatal log');
  const losses = await findLosses(call, room, ledger);
  expect('slow clients', losses.length === 0, losses.join(', '));
  await server.end('SIGTERM');
  await checkOrphans('clients', where);
};

const database = async () => {
  const cluster = await createCluster();
  const where = { ...place('database'), databaseUrl: await cluster.createDatabase('newsdesk') };
  try {
    createAdmin(where);
    const server = await startServer(where);
    const call = await signIn(server.url);
    const room = await createNewsroom(call);
    const ledger = createLedger();

    await cluster.stop();
    const away = watch(call);
    await Promise.all(Array.from({ length: 20 }, () => away.call('GET', '/api/users/search')));
    await away.call('POST', '/api/news/categories', { name: 'Unreachable' });
    await away.call(
      'POST',
      `/api/news/journalist/${room.groupId}/news/create`,
      newsForm(room, 'Unreachable'),
    );
    const [health, ready] = await Promise.all(
      ['/api/health', '/api/ready'].map((path_) => call('GET', path_).then(({ status }) => status)),
    );
    figures['database away: answers'] = `${JSON.stringify(away.statuses)}, slowest ${away.slowest} ms`;
    figures['database away: /api/health, /api/ready'] = `${health}, ${ready}`;
    expect(
      'database away',
      Object.keys(away.statuses).join() === '503' && away.slowest < 6_000,
      JSON.stringify(away),
    );
    expect('database away', health === 200 && ready === 503, `${health}, ${ready}`);
    await cluster.start();
    figures['database back: ms until writes are taken again'] = await untilRecovered(call);

    const watched = watch(call);
    let over = false;
    const writing = write(watched.call, room, ledger, () => over);
    const recoveries = [];
    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGINT', 'SIGQUIT']) {
      await wait((SECONDS * 1_000) / 8);
      await cluster.stop(signal);
      await cluster.start();
      recoveries.push(await untilRecovered(call));
    }
    over = true;
    await writing;
    figures['4 restarts of PostgreSQL under load: answers'] =
      `${JSON.stringify(watched.statuses)}, slowest ${watched.slowest} ms`;
    figures['ms after each restart until writes are taken again'] = recoveries.join(', ');
    expect('restarts', !watched.statuses.none && !watched.statuses[500], JSON.stringify(watched.statuses));
    expect('restarts', recoveries.every(Number.isFinite), recoveries.join());
    const losses = await findLosses(call, room, ledger);
    figures['restarts: acknowledged writes, lost'] = `${ledger.writes}, ${losses.length}`;
    expect('restarts', losses.length === 0, losses.join(', '));
    await server.end('SIGTERM');
    await checkOrphans('restarts', where);
  } finally {
    await cluster.remove();
  }
};

const isRoot = process.getuid?.() === 0;
const scenarios = { disk: isRoot && fullDisk, clients, database: findBinaries() && database };
for (const [name, run] of Object.entries(scenarios)) {
  if (values.only && values.only !== name) continue;
  if (run) await run();
  else figures[name] = 'not run: it needs root (disk) or PostgreSQL (database)';
}
rmSync(folder, { recursive: true, force: true });
report(figures);
for (const problem of problems) console.error(`PROBLEM: ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
