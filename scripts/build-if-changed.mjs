import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const STAMPS = path.join(root, 'node_modules/.cache/newsdesk');

const BUILDS = [
  {
    name: 'console',
    inputs: ['src', 'public', 'webpack.config.ts', 'package-lock.json'],
    output: 'dist/index.html',
  },
  {
    name: 'server',
    inputs: ['server/src', 'src/shared/contract', 'scripts/server-bundle.mjs', 'package-lock.json'],
    output: 'server/dist/main.js',
  },
];

const filesBelow = (entry) =>
  statSync(entry).isFile()
    ? [entry]
    : readdirSync(entry)
        .sort()
        .flatMap((name) => filesBelow(path.join(entry, name)));

const fingerprint = (inputs) => {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesBelow(path.join(root, input)))) {
    hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
};

const run = (script) => {
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
};

/** Builds what has changed since the last build and reports it; does nothing if nothing has changed. */
export const buildIfChanged = () => {
  mkdirSync(STAMPS, { recursive: true });
  for (const { name, inputs, output } of BUILDS) {
    const stamp = path.join(STAMPS, `${name}.sha256`);
    const current = fingerprint(inputs);
    const built =
      existsSync(path.join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current;
    if (built) continue;
    const started = Date.now();
    console.log(`Building the ${name} …`);
    run(`build:${name}`);
    writeFileSync(stamp, current);
    console.log(`Built the ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
};
