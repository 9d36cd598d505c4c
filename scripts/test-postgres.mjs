// The server's tests on a PostgreSQL made for this run: npm run test:postgres -- [--node 24] [<jest options>]
import { spawn } from 'node:child_process';
import path from 'node:path';

import { engineOf, JEST } from './node-engine.mjs';
import { createCluster } from './postgres-cluster.mjs';

const root = path.resolve(import.meta.dirname, '..');
const options = process.argv.slice(2);
const [, major] = options[0] === '--node' ? options.splice(0, 2) : [];
const engine = major ? engineOf(major) : process.execPath;

const cluster = await createCluster({ durable: false, settings: { max_connections: 300 } });
const jest = spawn(engine, [...JEST, '--selectProjects', 'server', ...options], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NEWSDESK_TEST_POSTGRES: cluster.urlOf('postgres') },
});
process.on('SIGINT', () => jest.kill('SIGINT'));
process.on('SIGTERM', () => jest.kill('SIGTERM'));
jest.on('close', async (code) => {
  await cluster.remove();
  process.exit(code ?? 1);
});
