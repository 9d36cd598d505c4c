// Runs the tests that need PgBouncer, on a PostgreSQL and a PgBouncer of its own: npm run test:pgbouncer. On Debian: apt-get install pgbouncer
import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { JEST } from './node-engine.mjs';
import { createCluster, freePort } from './postgres-cluster.mjs';

const root = path.resolve(import.meta.dirname, '..');
const cluster = await createCluster({ durable: false });
const port = await freePort();
const config = path.join(cluster.folder, 'pgbouncer.ini');
const databases = [
  ['session', 'pool_mode=session pool_size=50'],
  ['transaction', 'pool_mode=transaction pool_size=5'],
  ['full', 'pool_mode=session pool_size=2'],
];
const lines = [
  '[databases]',
  ...databases.map(
    ([name, options]) =>
      `${name} = host=127.0.0.1 port=${new URL(cluster.urlOf('x')).port} dbname=${name} user=newsdesk ${options}`,
  ),
  '[pgbouncer]',
  'listen_addr = 127.0.0.1',
  `listen_port = ${port}`,
  'unix_socket_dir =',
  'auth_type = any',
];
writeFileSync(config, lines.join('\n'));
for (const [name] of databases) await cluster.createDatabase(name);

// It refuses to run as root, like PostgreSQL.
const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
const pooler = spawn('pgbouncer', ['-q', config], { ...user, stdio: ['ignore', 'inherit', 'inherit'] });

const accepts = () =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.end());
  });
while (pooler.exitCode === null && !(await accepts())) await wait(50);

const jest = spawn(
  process.execPath,
  [...JEST, '--selectProjects', 'server', '--testPathPatterns', 'pgbouncer'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NEWSDESK_TEST_PGBOUNCER: `postgres://newsdesk@127.0.0.1:${port}` },
  },
);
jest.on('close', async (code) => {
  pooler.kill();
  await cluster.remove();
  process.exit(code ?? 1);
});
