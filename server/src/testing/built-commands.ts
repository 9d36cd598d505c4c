import { rm } from 'node:fs/promises';
import path from 'node:path';

import { build } from 'esbuild';

import { ROOT_FOLDER } from '../paths';

const nameOf = (file: string): string => `${process.pid}-${path.basename(file, '.ts')}`;

/** Builds commands of the server (files of server/src) like `npm run build:server`, for a test that starts them; `remove` deletes them. */
export const buildCommands = async (...files: string[]) => {
  // As deep as server/dist: the server finds its migrations from there.
  const folder = path.join(ROOT_FOLDER, 'server/dist-tools');
  await build({
    entryPoints: Object.fromEntries(files.map((file) => [nameOf(file), `server/src/${file}`])),
    absWorkingDir: ROOT_FOLDER,
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    alias: { '@contract': path.join(ROOT_FOLDER, 'server/src/contract.ts') },
    logLevel: 'error',
  });
  const pathOf = (file: string) => path.join(folder, `${nameOf(file)}.js`);
  return { pathOf, remove: () => Promise.all(files.map((file) => rm(pathOf(file)))) };
};
