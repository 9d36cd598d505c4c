import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const isWindows = process.platform === 'win32';
/** The registry has each engine as a package per platform; the package `node` only picks one of them, by an install script. */
const PACKAGE = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;

/** What an engine is told before the options of a test run, from the root folder. */
export const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];

/** The path of the newest Node of a major version, installed at its first use. Ends the process where it cannot be had. */
export const engineOf = (major) => {
  const folder = path.join(root, 'node_modules/.cache/engines', major);
  const engine = path.join(folder, 'node_modules', PACKAGE, 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(engine)) return engine;
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `${PACKAGE}@${major}`];
  const { status, error } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: isWindows });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(1);
  return engine;
};
