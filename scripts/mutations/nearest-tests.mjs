import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from './tree-copy.mjs';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const isFile = (file) => existsSync(path.join(ROOT, file)) && statSync(path.join(ROOT, file)).isFile();

const resolve = (from, name) => {
  const at = name === '@contract' ? 'server/src/contract' : name.replace(/^@\//, 'src/');
  const place = name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : at;
  return ENDINGS.map((ending) => place + ending).find(isFile);
};

const imports = new Map();
const importsOf = (file) => {
  if (!imports.has(file)) {
    const code = readFileSync(path.join(ROOT, file), 'utf8').replaceAll(
      /^(?:import|export) type [^;]*;/gm,
      '',
    );
    const names = [...code.matchAll(/(?:from|import\(?)\s*'([^']+)'/g)].map(([, name]) => name);
    const local = names.filter((name) => /^(?:\.|@\/|@contract$)/.test(name));
    imports.set(
      file,
      local.map((name) => resolve(file, name)).filter((found) => found && /\.tsx?$/.test(found)),
    );
  }
  return imports.get(file);
};

/** How many imports lie between a file and each one that it needs. */
const depthsFrom = (file) => {
  const depths = new Map([[file, 0]]);
  for (const [at, depth] of depths)
    for (const next of importsOf(at)) if (!depths.has(next)) depths.set(next, depth + 1);
  return depths;
};

const isTest = (name) => /\.test\.tsx?$/.test(name) && !name.endsWith('.postgres.test.ts');
let tests;
const readTests = () =>
  ['src', 'server/src', 'server/tools'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true })
      .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
      .filter(isTest)
      .map((test) => ({ test, depths: depthsFrom(test) })),
  );

/** Steps through the folders from one file to the other. */
const apart = (one, other) => {
  const [from, to] = [one, other].map((file) => file.replace(/(\.test)?\.tsx?$/, '').split('/'));
  const shared = from.findIndex((part, index) => part !== to[index]);
  return shared === -1 ? 0 : from.length + to.length - 2 * shared;
};

/** The test files of the same side that need a file, those first that stand beside it or import it themselves. */
export const nearestTests = (file) => {
  tests ??= readTests();
  return tests
    .filter(({ test, depths }) => depths.has(file) && test.split('/')[0] === file.split('/')[0])
    .map(({ test, depths }) => ({ test, depth: depths.get(file), steps: apart(file, test) }))
    .sort((one, other) => one.depth + one.steps - other.depth - other.steps || one.depth - other.depth)
    .map(({ test }) => test);
};
