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
    const code = readFileSync(path.join(ROOT, file), 'utf8')
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(/^(?:import|export) type [^;]*;/gm, '');
    const names = [...code.matchAll(/(?:from|import\(?)\s*'([^']+)'/g)].map(([, name]) => name);
    const local = names.filter((name) => /^(?:\.|@\/|@contract$)/.test(name));
    imports.set(
      file,
      local.map((name) => resolve(file, name)).filter((found) => found && /\.tsx?$/.test(found)),
    );
  }
  return imports.get(file);
};

/** The number of imports between a file and each file that it needs. */
const depthsFrom = (file) => {
  const depths = new Map([[file, 0]]);
  for (const [at, depth] of depths)
    for (const next of importsOf(at)) if (!depths.has(next)) depths.set(next, depth + 1);
  return depths;
};

const wordsOf = (file) => new Set(readFileSync(path.join(ROOT, file), 'utf8').match(/\p{L}[\p{L}-]{4,}/gu));

const isTest = (name) => /\.test\.tsx?$/.test(name) && !name.endsWith('.postgres.test.ts');
const readTests = () =>
  ['src', 'server/src', 'server/tools'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true })
      .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
      .filter(isTest)
      .map((test) => ({ test, depths: depthsFrom(test), words: wordsOf(test) })),
  );

/** Steps through the folders from one file to the other. */
const apart = (one, other) => {
  const [from, to] = [one, other].map((file) => file.replace(/(\.dom)?(\.test)?\.tsx?$/, '').split('/'));
  const shared = from.findIndex((part, index) => part !== to[index]);
  return shared === -1 ? 0 : from.length + to.length - 2 * shared;
};

let tests;
let counts;
/** How many test files use each word. */
const countWords = () => {
  tests = readTests();
  counts = new Map();
  for (const { words } of tests) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
};

/**
 * The test files that need a file: first the one beside it or with the most direct import, then those
 * with the most words in common.
 */
export const nearestTests = (file) => {
  if (!counts) countWords();
  const words = wordsOf(file);
  // A rare word has more weight than a common one.
  const kinship = (other) =>
    [...words].reduce(
      (sum, word) => sum + (other.has(word) ? Math.log(tests.length / counts.get(word)) : 0),
      0,
    );
  const near = tests
    .filter(({ depths }) => depths.has(file))
    .map((one) => ({
      test: one.test,
      far: one.depths.get(file) + apart(file, one.test),
      kin: kinship(one.words),
    }))
    .sort((one, other) => one.far - other.far || other.kin - one.kin);
  const [first, ...others] = near;
  others.sort((one, other) => other.kin - one.kin);
  return (first ? [first, ...others] : []).map(({ test }) => test);
};
