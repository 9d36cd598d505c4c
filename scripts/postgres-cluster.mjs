import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

const DEBIAN_BINARIES = '/usr/lib/postgresql';
const START_LIMIT_MS = 60_000;

/** The folder with `initdb` and `postgres`: PG_BIN, otherwise Debian's newest; undefined if there is none. */
export const findBinaries = () => {
  if (process.env.PG_BIN) return process.env.PG_BIN;
  if (!existsSync(DEBIAN_BINARIES)) return undefined;
  return readdirSync(DEBIAN_BINARIES)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN_BINARIES, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'postgres')));
};

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
const ownUser = () => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/** A port on which nothing listens. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address.port : 0));
    });
  });

const answers = async (url) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/**
 * Creates a PostgreSQL cluster in a temporary folder on 127.0.0.1 and starts it, with `binaries` or the installed ones.
 * `durable: false` turns fsync off, for tests. `stop(signal)` and `start()` restart it; `remove()` deletes it.
 */
export const createCluster = async ({ binaries = findBinaries(), durable = true, settings = {} } = {}) => {
  if (!binaries) throw new Error('PostgreSQL is not installed (on Debian: apt-get install postgresql).');
  const user = ownUser();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const initdbOptions = ['-U', 'newsdesk', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(path.join(binaries, 'initdb'), ['-D', data, ...initdbOptions], {
    ...user,
    cwd: folder,
    stdio: 'pipe',
  });
  const port = await freePort();
  const urlOf = (database) => `postgres://newsdesk@127.0.0.1:${port}/${database}`;
  const all = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: durable ? 'on' : 'off',
    ...settings,
  };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

  let server;
  const start = async () => {
    const child = spawn(path.join(binaries, 'postgres'), ['-D', data, ...args], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let log = '';
    child.stderr.on('data', (chunk) => (log = (log + chunk).slice(-4_000)));
    server = child;
    const deadline = Date.now() + START_LIMIT_MS;
    while (!(await answers(urlOf('postgres')))) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`PostgreSQL does not start:\n${log}`);
      await wait(100);
    }
  };
  const stop = async (signal = 'SIGINT') => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  const query = async (text, database = 'postgres') => {
    const client = new pg.Client({ connectionString: urlOf(database) });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };

  await start();
  return {
    binaries,
    folder,
    urlOf,
    start,
    stop,
    query,
    /** Creates an empty database and returns its address. */
    createDatabase: async (name) => {
      await query(`CREATE DATABASE "${name}"`);
      return urlOf(name);
    },
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
