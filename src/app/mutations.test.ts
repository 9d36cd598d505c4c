import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const FOLDER = path.join(ROOT, 'scripts/mutations');

type Mutation = Record<'name' | 'file' | 'find' | 'replace' | 'tests', string>;

const mutations = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as Mutation[]);

const testFiles = ['src', 'server/src'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`),
);

describe('the mutations of the mutation check', () => {
  it('are at least 40, each with a unique name', () => {
    expect(mutations.length).toBeGreaterThanOrEqual(40);
    expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
  });

  it('still apply: the text that each replaces occurs exactly once in its file', () => {
    const lost = mutations.filter(
      ({ file, find }) => readFileSync(path.join(ROOT, file), 'utf8').split(find).length !== 2,
    );
    expect(lost).toEqual([]);
  });

  it('change the text, and name existing tests', () => {
    const unnoticed = mutations.filter(
      ({ find, replace, tests }) =>
        find === replace || !testFiles.some((file) => new RegExp(tests).test(file)),
    );
    expect(unnoticed).toEqual([]);
  });
});
