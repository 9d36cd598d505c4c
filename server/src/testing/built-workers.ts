import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

import { ROOT_FOLDER } from '../paths';

/** Builds files of src/workers like the server's build, because workers cannot run from sources; `remove` deletes them. */
export const buildWorkers = async (...names: string[]) => {
  // Built inside node_modules, so that imports of libraries resolve.
  const folder = path.join(ROOT_FOLDER, `node_modules/.cache/workers-${process.pid}-${names.join('-')}`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await build({
    entryPoints: names.map((name) => path.join(ROOT_FOLDER, `server/src/workers/${name}.ts`)),
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    alias: { '@contract': path.join(ROOT_FOLDER, 'src/shared/contract/index.ts') },
    logLevel: 'error',
  });
  return {
    fileOf: (name: string) => pathToFileURL(path.join(folder, `${name}.js`)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
