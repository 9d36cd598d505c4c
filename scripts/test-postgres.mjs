// The server's tests on a PostgreSQL made for this run: npm run test:postgres [-- <jest options>]
import { spawn } from 'node:child_process';
import path from 'node:path';

import { createCluster } from './postgres-cluster.mjs';

const root = path.resolve(import.meta.dirname, '..');
const cluster = await createCluster({ durable: false, settings: { max_connections: 300 } });
const jest = spawn(
  process.execPath,
  [
    ...[
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
    ],
    ...['--selectProjects', 'server', ...process.argv.slice(2)],
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NEWSDESK_TEST_POSTGRES: cluster.urlOf('postgres') },
  },
);
process.on('SIGINT', () => jest.kill('SIGINT'));
process.on('SIGTERM', () => jest.kill('SIGTERM'));
jest.on('close', async (code) => {
  await cluster.remove();
  process.exit(code ?? 1);
});
