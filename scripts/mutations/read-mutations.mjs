import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The planted faults of this folder. `find` occurs once in `file`; when it is replaced by `replace`, a test in the files that
 * match `tests` must fail.
 * @typedef {{ name: string, file: string, find: string, replace: string, tests: string }} Mutation
 * @returns {Mutation[]}
 */
export const readMutations = () =>
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(path.join(import.meta.dirname, name), 'utf8')));

/** How often the text of a mutation occurs in its file. */
export const occurrences = (root, { file, find }) =>
  readFileSync(path.join(root, file), 'utf8').split(find).length - 1;
