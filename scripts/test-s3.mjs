// Runs the tests of the image storage on an S3 store created for this run: npm run test:s3 [-- <jest options>]
// To use another store, in which the test may create a bucket of that name and remove its objects:
// NEWSDESK_TEST_S3='http://<key id>:<secret>@<host>/<bucket>?region=<region>' npm run test:s3
import { spawn } from 'node:child_process';
import path from 'node:path';

import { JEST } from './node-engine.mjs';
import { startStore } from './s3-store.mjs';

const root = path.resolve(import.meta.dirname, '..');

const given = process.env.NEWSDESK_TEST_S3;
const store = given ? undefined : await startStore();
const addressOf = ({ endpoint, accessKeyId, secretAccessKey }) => {
  const url = new URL('/newsdesk-test', endpoint);
  url.username = accessKeyId;
  url.password = secretAccessKey;
  return url.href;
};

const jest = spawn(
  process.execPath,
  [...JEST, '--selectProjects', 'server', '--', ...process.argv.slice(2), 's3.test'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NEWSDESK_TEST_S3: store ? addressOf(store) : given },
  },
);
process.on('SIGINT', () => jest.kill('SIGINT'));
process.on('SIGTERM', () => jest.kill('SIGTERM'));
jest.on('close', async (code) => {
  await store?.remove();
  process.exit(code ?? 1);
});
