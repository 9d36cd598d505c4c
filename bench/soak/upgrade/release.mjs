import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const KEPT = path.join(ROOT, 'node_modules/.cache/newsdesk-releases');

/**
 * @param {string} command
 * @param {string[]} args
 */
const run = (command, args, cwd = ROOT) => {
  const { status, stdout } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
  return stdout.trim();
};

/** The server of an earlier commit, installed and bundled in a separate folder, which is kept for the next run. */
export const buildRelease = (name) => {
  const commit = run('git', ['rev-parse', '--short=12', `${name}^{commit}`]);
  const root = path.join(KEPT, commit);
  if (!existsSync(root)) {
    const beside = `${root}.making`;
    rmSync(beside, { recursive: true, force: true });
    mkdirSync(beside, { recursive: true });
    run('git', ['archive', '--output', path.join(beside, 'release.tar'), commit]);
    run('tar', ['-xf', 'release.tar'], beside);
    run('npm', ['ci', '--no-progress', '--silent'], beside);
    run(process.execPath, ['scripts/build-server.mjs'], beside);
    renameSync(beside, root);
  }
  const written = run('git', ['log', '-1', '--format=%cs', commit]);
  return { root, commit, written, load: (file) => import(pathToFileURL(path.join(root, file)).href) };
};
