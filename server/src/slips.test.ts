import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { inWords } from './db/in-words';
import { openDatabase } from './db/open';
import { ROOT_FOLDER } from './paths';
import { readConfig, requirePublicUrl } from './settings/config';
import { buildCommands } from './testing/built-commands';
import { RIGHT, SLIPS_OF_PLACES, SLIPS_OF_SETTINGS } from './testing/slips';

/** Three starts, at once. */
const LIMIT_MS = 120_000;

describe('a slip of an operator', () => {
  let folder: string;
  beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'newsdesk-slips-'))));
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  it.each(SLIPS_OF_SETTINGS)('in the settings, %s, ends the start with a sentence', (_what, env, words) => {
    expect(() => requirePublicUrl(readConfig({ ...RIGHT, ...env }))).toThrow(words);
  });

  it('is counted in the guide', () => {
    const guide = fs.readFileSync(path.join(ROOT_FOLDER, 'docs/operations.md'), 'utf8');
    const count = SLIPS_OF_SETTINGS.length + SLIPS_OF_PLACES.length;
    expect(guide).toContain(`with each of ${count} slips`);
  });

  const openingOf = async (env: Record<string, string>): Promise<string> =>
    openDatabase(readConfig({ ...RIGHT, ...env }), 'upgrade', () => undefined).then(() => 'opened', inWords);

  it('about the place of the data ends the start with its cause in a sentence', async () => {
    const file = path.join(folder, 'a-file');
    fs.writeFileSync(file, '');
    fs.mkdirSync(path.join(folder, 'other/db'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'other/db/PG_VERSION'), '14\n');
    expect(await openingOf({ NEWSDESK_DATA: path.join(folder, 'not-mounted') })).toMatch(/none is made/);
    expect(await openingOf({ NEWSDESK_DATA: path.join(folder, 'other') })).toMatch(/has version 14/);
    // Port 1 of this computer: nothing listens there.
    const closed = await openingOf({ DATABASE_URL: 'postgres://newsdesk:hush@127.0.0.1:1/newsdesk' });
    expect(closed).toBe(
      'PostgreSQL "newsdesk" on 127.0.0.1:1 cannot be used. Nothing listens on 127.0.0.1:1.',
    );
    const make = openDatabase(readConfig({ NEWSDESK_DATA: file }), 'make', () => undefined);
    expect(inWords(await make.catch((error: unknown) => error))).toMatch(/cannot be a folder/);
  });

  it(
    'makes the built server and its commands exit with one sentence, and make nothing',
    async () => {
      const { pathOf, remove } = await buildCommands('main.ts', 'create-admin.ts', 'doctor/doctor.ts');
      const data = path.join(folder, 'not-there');
      const run = (name: string, env: Record<string, string>, ...args: string[]) => {
        const child = spawn(process.execPath, [pathOf(name), ...args], {
          env: { PATH: process.env['PATH'], NEWSDESK_DATA: data, PORT: '0', ...env },
        });
        child.stdin.end('correct horse for slips');
        const code = new Promise((resolve) => child.once('close', resolve));
        return Promise.all([code, text(child.stdout), text(child.stderr)]);
      };
      const person = ['--username', 'ed', '--email', 'ed@newsdesk.example', '--password-stdin'];
      const [start, creation, examination] = await Promise.all([
        run('main.ts', {}),
        run('create-admin.ts', {}, ...person),
        run('doctor/doctor.ts', RIGHT),
      ]);
      await remove();
      const [noAddress, noDatabase] = [
        /^Newsdesk could not start\.\nNEWSDESK_PUBLIC_URL is not set; .*\n$/,
        /^There is no database of Newsdesk in .*not-there\/db\. .*\n.*\n$/,
      ];
      expect(start).toEqual([1, '', expect.stringMatching(noAddress)]);
      expect(creation).toEqual([1, '', expect.stringMatching(noDatabase)]);
      expect(examination).toEqual([1, expect.stringMatching(/^WRONG .*names none[\s\S]*Wrong: 3\.\n$/), '']);
      expect(fs.existsSync(data)).toBe(false);
    },
    LIMIT_MS,
  );
});
