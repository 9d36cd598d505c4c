import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/**
 * The folder of a package that a command needs but the project does not, installed at its first use. Ends the process if it
 * cannot be installed.
 * @param {string} place its folder in the cache of node_modules
 * @param {string} name
 * @param {string} version
 */
export const cachedPackage = (place, name, version) => {
  const prefix = path.join(root, 'node_modules/.cache', place);
  const folder = path.join(prefix, 'node_modules', name);
  if (existsSync(folder)) return folder;
  mkdirSync(prefix, { recursive: true });
  // It may run on another Node version than the current one.
  const options = ['--no-save', '--no-audit', '--no-fund', '--engine-strict=false', '--loglevel=error'];
  const args = ['install', ...options, '--prefix', prefix, `${name}@${version}`];
  const { status, error } = spawnSync('npm', args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(1);
  return folder;
};
