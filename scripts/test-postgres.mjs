// Runs the server's tests on a PostgreSQL created for this run: npm run test:postgres -- [--node 24] [--postgres 18] [<jest options>]
// Without --postgres it uses Debian's newest version. Without a file's name it runs what opens a database: the rest would do the same
// again.
import { spawn } from 'node:child_process';
import path from 'node:path';

import { engineOf, JEST } from './node-engine.mjs';
import { binariesOf } from './postgres-binaries.mjs';
import { createCluster } from './postgres-cluster.mjs';

const root = path.resolve(import.meta.dirname, '..');
const options = process.argv.slice(2);
const take = (name) => {
  const index = options.indexOf(name);
  return index < 0 ? undefined : options.splice(index, 2)[1];
};
const [node, postgres] = [take('--node'), take('--postgres')];
const engine = node ? engineOf(node) : process.execPath;
const ALL = ['--findRelatedTests', 'server/src/testing/test-database.ts', 'server/src/db/postgres.ts'];
const chosen = options.some((option) => !option.startsWith('-')) ? options : [...options, ...ALL];

const binaries = postgres ? binariesOf(postgres) : undefined;
const cluster = await createCluster({ binaries, durable: false, settings: { max_connections: 300 } });
const [{ server_version: version }] = await cluster.query('SHOW server_version');
console.log(`PostgreSQL ${version}`);
// The last option: it would take every path after it as the name of a project.
const jest = spawn(engine, [...JEST, ...chosen, '--selectProjects', 'server'], {
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
