import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const PAGE = path.join(ROOT, 'docs/requirements.md');

/** The requirements at the end of a test title, before the tags of an e2e journey. */
const NAMED = /\[((?:[A-Z]{2,3}-\d\d(?:, )?)+)\](?: @[\w-]+)*['"`]/g;

const testFiles = ['src', 'server/src', 'server/tools', 'e2e'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .map((name) => path.join(ROOT, folder, name)),
);

const idsNamedIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(NAMED)].flatMap(([, ids = '']) => ids.split(', '));

const linkedFiles = (cell: string): string[] =>
  [...cell.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => path.resolve(path.dirname(PAGE), link));

/** The table rows of the page: a requirement, the files that implement it and the tests that cover it. */
const rows = readFileSync(PAGE, 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]{2,3}-\d\d /.test(line))
  .map((line) => {
    const [, id = '', , where = '', shownBy = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return { id, where: linkedFiles(where), tests: linkedFiles(shownBy) };
  });

describe('docs/requirements.md', () => {
  it('lists each family in numerical order, every requirement once', () => {
    const last = new Map<string, number>();
    for (const { id } of rows) {
      const [family = '', number] = id.split('-');
      expect({ id, isNext: Number(number) > (last.get(family) ?? 0) }).toEqual({ id, isNext: true });
      last.set(family, Number(number));
    }
  });

  it('names existing files', () => {
    const missing = rows.flatMap(({ id, where, tests }) => {
      const broken = [...where, ...tests].filter((file) => !existsSync(file));
      return where.length > 0 && tests.length > 0 ? broken : [`${id} names no file`];
    });
    expect(missing).toEqual([]);
  });

  it('names tests whose titles name the requirement', () => {
    const silent = rows.flatMap(({ id, tests }) =>
      tests
        .filter((file) => existsSync(file) && !idsNamedIn(file).includes(id))
        .map((file) => `${id} ${path.relative(ROOT, file)}`),
    );
    expect(silent).toEqual([]);
  });

  it('lists every requirement that a test names', () => {
    const known = new Set(rows.map(({ id }) => id));
    const unknown = testFiles.flatMap((file) =>
      idsNamedIn(file)
        .filter((id) => !known.has(id))
        .map((id) => `${id} ${path.relative(ROOT, file)}`),
    );
    expect(testFiles.length).toBeGreaterThan(0);
    expect(unknown).toEqual([]);
  });
});
