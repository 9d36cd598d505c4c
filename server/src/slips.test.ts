import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { inWords } from './db/in-words';
import { openDatabase } from './db/open';
import { readConfig, requirePublicUrl } from './settings/config';
import { buildCommands } from './testing/built-commands';

/** Three starts, at once. */
const LIMIT_MS = 120_000;
const RIGHT = { NEWSDESK_PUBLIC_URL: 'https://newsdesk.example' };
const S3 = {
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_BUCKET: 'images',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
};

type Slip = [string, Record<string, string>, RegExp];

/** What people get wrong, and the sentence that the start ends with. */
const OF_SETTINGS: Slip[] = [
  ['no public address', { NEWSDESK_PUBLIC_URL: '' }, /PUBLIC_URL is not set; it must be the address/],
  [
    'a public address without its scheme',
    { NEWSDESK_PUBLIC_URL: 'newsdesk.example' },
    /begins with http:\/\//,
  ],
  [
    'a public address with a search',
    { NEWSDESK_PUBLIC_URL: 'https://n.example/?a' },
    /begins with http:\/\//,
  ],
  ['a name with a slip of the keyboard', { NEWSDESK_FOUREYES: 'on' }, /Did you mean NEWSDESK_FOUR_EYES\?/],
  ['a name of the store with a slip', { S3_BUKET: 'images' }, /Did you mean S3_BUCKET\?/],
  ['a name of an older release', { NEWSDESK_URL: 'https://n.example' }, /There is no setting NEWSDESK_URL/],
  ['a word that is neither on nor off', { NEWSDESK_SITE: 'disabled' }, /NEWSDESK_SITE .* "on" or "off"/],
  ['"ja" for on', { NEWSDESK_FOUR_EYES: 'ja' }, /NEWSDESK_FOUR_EYES .* "on" or "off"/],
  ['a port that is a word', { PORT: 'http' }, /PORT is "http"; it must be a number/],
  ['a port that is too high', { PORT: '70000' }, /PORT is "70000"/],
  ['a level of another logger', { NEWSDESK_LOG_LEVEL: 'verbose' }, /"silent", .* or "trace"/],
  ['an origin without its scheme', { NEWSDESK_CORS_ORIGINS: 'n.example' }, /each with its scheme/],
  ['an origin with a path', { NEWSDESK_CORS_ORIGINS: 'https://n.example/a' }, /without a path/],
  ['a proxy that is "true"', { NEWSDESK_TRUST_PROXY: 'true' }, /how many proxies stand before/],
  ['a proxy that is everybody', { NEWSDESK_TRUST_PROXY: '0.0.0.0/0' }, /how many proxies stand before/],
  ['a secret that is too short', { NEWSDESK_SECRET: 'secret' }, /has 6 bytes; it needs 32/],
  ['a secret file that is not there', { NEWSDESK_SECRET_FILE: '/nonexistent' }, /which cannot be read/],
  [
    'a secret and its file',
    { NEWSDESK_SECRET: 'x'.repeat(32), NEWSDESK_SECRET_FILE: '/nonexistent' },
    /are both set/,
  ],
  ['a database of another kind', { DATABASE_URL: 'mysql://db/newsdesk' }, /address of a PostgreSQL database/],
  ['an empty store beside its keys', { ...S3, S3_ENDPOINT: '' }, /S3_ENDPOINT must be set too/],
  ['a store without a bucket', { ...S3, S3_BUCKET: '' }, /S3_BUCKET must be set too/],
  ['a store without its scheme', { ...S3, S3_ENDPOINT: 'store:9000' }, /begins with http:\/\//],
  ['the demo behind a proxy', { NEWSDESK_DEMO: 'local', NEWSDESK_TRUST_PROXY: '1' }, /NEWSDESK_DEMO=off/],
  ['the demo on the network', { NEWSDESK_DEMO: 'local', HOST: '0.0.0.0' }, /NEWSDESK_DEMO=off/],
  ['a second factor of a wrong word', { NEWSDESK_TWO_FACTOR: 'admins' }, /"administrators" or "all"/],
  ['a time with its unit', { NEWSDESK_DRAIN_SECONDS: '5s' }, /number of seconds from 0 to 300/],
];

describe('a slip of an operator', () => {
  let folder: string;
  beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'newsdesk-slips-'))));
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  it.each(OF_SETTINGS)('in the settings, %s, ends the start with a sentence', (_what, env, words) => {
    expect(() => requirePublicUrl(readConfig({ ...RIGHT, ...env }))).toThrow(words);
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
