import fs from 'node:fs';
import path from 'node:path';

import { putConfig } from './keep-config';
import { type LockedPackages, type Manifest, releasePackages } from './release-packages';

const CONFIG = /^config(\.default)?\.json$/;
/** The state of the tables after each migration, from which the next one is generated. */
const SNAPSHOT = /_snapshot\.json$/;

/** Reads a file of npm, which is what its type says. */
const readJson = <T>(file: string): T => JSON.parse(fs.readFileSync(file, 'utf8')) as T;

const writeJson = (file: string, value: unknown): void =>
  fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/**
 * Writes the folder that an operator installs: server, console, migrations, the guide, and the packages that they need. What else
 * is in the folder, such as data and installed packages, stays.
 */
export const writeRelease = (root: string, folder: string): void => {
  const from = (...names: string[]) => path.join(root, ...names);
  const to = (...names: string[]) => path.join(folder, ...names);
  const copy = (source: string, target: string, isLeftOut: RegExp) =>
    fs.cpSync(source, target, {
      recursive: true,
      filter: (name) => !isLeftOut.test(path.basename(name)),
    });

  for (const owned of ['server', 'docs']) fs.rmSync(to(owned), { recursive: true, force: true });
  fs.mkdirSync(to('dist'), { recursive: true });
  for (const name of fs.readdirSync(to('dist')).filter((entry) => !CONFIG.test(entry)))
    fs.rmSync(to('dist', name), { recursive: true });

  copy(from('dist'), to('dist'), CONFIG);
  putConfig(from('dist/config.json'), to('dist'));
  copy(from('server/dist'), to('server/dist'), /\.map$/);
  copy(from('server/migrations'), to('server/migrations'), SNAPSHOT);
  copy(from('docs/deploy'), to('docs/deploy'), /^\.env$/);
  for (const page of ['docs/operations.md', 'docs/server.md']) fs.copyFileSync(from(page), to(page));
  fs.copyFileSync(from('.npmrc'), to('.npmrc'));

  const { manifest, lock } = releasePackages(
    readJson<Manifest>(from('package.json')),
    readJson<Manifest>(from('server/package.json')),
    readJson<{ packages: LockedPackages }>(from('package-lock.json')),
  );
  writeJson(to('package.json'), manifest);
  writeJson(to('package-lock.json'), lock);
};
