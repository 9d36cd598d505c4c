// Runs the tests with other Node versions: npm run test:node -- 22 24 [<jest options>]
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { engineOf, JEST } from './node-engine.mjs';

const root = path.resolve(import.meta.dirname, '..');

const options = process.argv.slice(2);
const majors = options.filter((option) => /^\d+$/.test(option));
if (majors.length === 0) {
  console.error('Name the major versions of Node to test with: npm run test:node -- 22 24');
  process.exit(2);
}
const jestOptions = options.filter((option) => !majors.includes(option));

const failed = majors.filter((major) => {
  const engine = engineOf(major);
  console.log(`Node ${major}: ${path.relative(root, engine)}`);
  const { status } = spawnSync(engine, [...JEST, ...jestOptions], { cwd: root, stdio: 'inherit' });
  return status !== 0;
});
if (failed.length > 0) console.error(`Failed with Node ${failed.join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
