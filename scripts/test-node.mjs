// The tests with other engines than the one at hand: npm run test:node -- 22 24 [<jest options>]
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const isWindows = process.platform === 'win32';
/** The registry has each engine as a package per platform; the package `node` only picks one of them, by an install script. */
const PACKAGE = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;

const run = (command, args, options = {}) => {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(error.message);
  return status ?? 1;
};

/** The path of the newest engine of a major version, installed at its first use. */
const engineOf = (major) => {
  const folder = path.join(root, 'node_modules/.cache/engines', major);
  const engine = path.join(folder, 'node_modules', PACKAGE, 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(engine)) return engine;
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `${PACKAGE}@${major}`];
  if (run('npm', args, { shell: isWindows }) !== 0) process.exit(1);
  return engine;
};

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
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  return run(engine, [...flags, 'node_modules/jest/bin/jest.js', ...jestOptions]) !== 0;
});
if (failed.length > 0) console.error(`Failed with Node ${failed.join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
