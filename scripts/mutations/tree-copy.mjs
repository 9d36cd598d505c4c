import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
const COPIED = ['docs', 'e2e', 'public', 'scripts', 'server', 'src'];
const NODE = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

let running;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    running?.kill('SIGKILL');
    process.exit(130);
  });

const link = (copy, folder, names) => {
  mkdirSync(path.join(copy, folder), { recursive: true });
  for (const name of names)
    symlinkSync(path.join(ROOT, folder, name), path.join(copy, folder, name), 'junction');
};

/**
 * Copies the tree for planting faults: the tree itself is never changed, however the run ends. Returns the
 * copy's folder, which is deleted when the process ends.
 */
export const copyTree = () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'newsdesk-mutation-'));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  const isSource = (entry) => !['node_modules', 'dist'].includes(path.basename(entry));
  const files = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const name of [...COPIED, ...files.map((entry) => entry.name)])
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true, filter: isSource });
  // Linked package by package, so that the files that tests cache there stay in the copy.
  for (const folder of ['node_modules', 'server/node_modules'])
    link(
      copy,
      folder,
      readdirSync(path.join(ROOT, folder)).filter((name) => name !== '.cache'),
    );
  return copy;
};

/**
 * Runs jest in the copy; returns its exit code, its output, and whether it was stopped after `limit` milliseconds.
 * @param {string} copy
 * @param {string[]} options
 * @param {{ limit?: number, env?: Record<string, string> }} settings
 */
export const runJest = (copy, options, { limit, env = {} } = {}) =>
  new Promise((resolve) => {
    const jest = ['node_modules/jest/bin/jest.js', '--watchman=false', '--silent'];
    const cache = ['--cacheDirectory', path.join(copy, 'cache')];
    const child = spawn(process.execPath, [...NODE, ...jest, ...cache, ...options], {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    running = child;
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += data));
    let isStopped = false;
    const stop = () => {
      isStopped = true;
      child.kill('SIGKILL');
    };
    const timer = limit === undefined ? undefined : setTimeout(stop, limit);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, printed, isStopped });
    });
  });
