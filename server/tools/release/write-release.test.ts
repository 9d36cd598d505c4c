import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { putConfig } from './keep-config';
import { writeRelease } from './write-release';

const PACKAGE = '{"name":"newsdesk","version":"1.2.3"}';

describe('the built folder', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'newsdesk-release-'));
  const folder = path.join(root, 'build');
  const write = (name: string, text = '') => {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  };
  const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');
  const consoleBuild = () => putConfig(path.join(root, 'public/config.json'), path.join(root, 'dist'));

  beforeAll(() => {
    write('package.json', PACKAGE);
    write('server/package.json', '{"name":"@newsdesk/server","version":"1.2.3","dependencies":{}}');
    write('package-lock.json', '{"packages":{"server":{}}}');
    write('.npmrc', 'engine-strict=true');
    write('dist/index.html', 'page');
    write('server/dist/main.js', 'run()');
    write('server/dist/main.js.map', '{}');
    write('server/migrations/0001_first.sql', 'SELECT 1;');
    write('server/migrations/meta/_journal.json', '{}');
    write('server/migrations/meta/0001_snapshot.json', '{}');
    write('docs/operations.md', '# Running Newsdesk');
    write('docs/server.md', '# The server');
    write('docs/deploy/newsdesk.service', '[Unit]');
    write('docs/deploy/.env', 'POSTGRES_PASSWORD=secret');
    write('public/config.json', '{"locale":"th"}');
  });
  afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

  it('holds server, console, migrations and the files for the system, and nothing of a build or of this computer', () => {
    consoleBuild();
    writeRelease(root, folder);
    const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => fs.statSync(path.join(folder, name)).isFile()).sort()).toEqual([
      '.npmrc',
      'dist/config.default.json',
      'dist/config.json',
      'dist/index.html',
      'docs/deploy/newsdesk.service',
      'docs/operations.md',
      'docs/server.md',
      'package-lock.json',
      'package.json',
      'server/dist/main.js',
      'server/migrations/0001_first.sql',
      'server/migrations/meta/_journal.json',
    ]);
  });

  it('replaces what an earlier build left there, and leaves data and installed packages alone', () => {
    write('build/server/dist/gone.js');
    write('build/dist/assets/gone.js');
    write('build/data/db/kept');
    write('build/node_modules/pg/kept');
    writeRelease(root, folder);
    const has = (name: string) => fs.existsSync(path.join(folder, name));
    expect(['server/dist/gone.js', 'dist/assets/gone.js'].filter(has)).toEqual([]);
    expect(['data/db/kept', 'node_modules/pg/kept'].filter(has)).toHaveLength(2);
  });

  it("follows the release's own config.json while nobody has changed it", () => {
    write('public/config.json', '{"locale":"th","videoHosts":[]}');
    expect(consoleBuild()).toBe(false);
    writeRelease(root, folder);
    expect(read('dist/config.json')).toBe('{"locale":"th","videoHosts":[]}');
    expect(read('build/dist/config.json')).toBe('{"locale":"th","videoHosts":[]}');
  });

  it("keeps an operator's config.json, of the console and of the folder, at every further build", () => {
    write('dist/config.json', '{"locale":"en"}');
    for (const release of ['{"locale":"th","new":1}', '{"locale":"th","new":2}']) {
      write('public/config.json', release);
      expect(consoleBuild()).toBe(true);
      writeRelease(root, folder);
      expect(read('dist/config.json')).toBe('{"locale":"en"}');
      expect(read('build/dist/config.json')).toBe('{"locale":"en"}');
      expect(read('dist/config.default.json')).toBe(release);
    }
    write('build/dist/config.json', '{"locale":"en","of":"the folder"}');
    writeRelease(root, folder);
    writeRelease(root, folder);
    expect(read('build/dist/config.json')).toBe('{"locale":"en","of":"the folder"}');
  });
});
