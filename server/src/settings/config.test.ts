import fs from 'node:fs';
import path from 'node:path';

import { ROOT_FOLDER } from '../paths';

import { readConfig, requirePublicUrl } from './config';
import { shown } from './kinds';
import { settingsByName } from './settings';

const SECRET = 'ก'.repeat(11);

const S3 = {
  S3_ENDPOINT: 'http://127.0.0.1:9000//',
  S3_BUCKET: 'newsdesk',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

describe('the settings', () => {
  it('start without a demo if nothing is set [SAF-06]', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataDir: path.join(ROOT_FOLDER, 'data'),
      requireData: false,
      demo: 'off',
      databaseUrl: undefined,
      secret: undefined,
      previousSecrets: [],
      publicUrl: undefined,
      timeZone: 'Asia/Bangkok',
      corsOrigins: [],
      trustProxy: false,
      logLevel: 'info',
      slowQueryMs: 1000,
      metrics: undefined,
      uploadMegabytesPerDay: 500,
      drainSeconds: 0,
      hasSite: true,
      siteName: 'Newsdesk',
      cleanUp: true,
      auditDays: 730,
      versionsDays: 730,
      webhooksReachPrivate: false,
      twoFactor: 'off',
      oidc: undefined,
      fourEyes: false,
      fetchesPictures: true,
      s3: undefined,
      consoleDir: path.join(ROOT_FOLDER, 'dist'),
      onlySection7: false,
    });
  });

  it('treat an empty variable, as in a compose file, like one that is not set', () => {
    const names = ['HOST', 'PORT', 'NEWSDESK_DATA', 'DATABASE_URL', 'NEWSDESK_SECRET', 'NEWSDESK_PUBLIC_URL'];
    const more = ['NEWSDESK_CORS_ORIGINS', 'NEWSDESK_LOG_LEVEL', 'NEWSDESK_DRAIN_SECONDS', 'S3_ENDPOINT'];
    const empty = Object.fromEntries([...names, ...more].map((name) => [name, '']));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it.each<[Record<string, string>, object]>([
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0', demo: 'off' }],
    [
      { HOST: '0.0.0.0', NEWSDESK_DEMO: 'public' },
      { host: '0.0.0.0', demo: 'public' },
    ],
    [
      { HOST: '::1', NEWSDESK_DEMO: 'local' },
      { host: '::1', demo: 'local' },
    ],
    [
      { HOST: 'localhost', NEWSDESK_DEMO: '1', NEWSDESK_PUBLIC_URL: 'http://[::1]:3000' },
      { host: 'localhost', demo: 'local' },
    ],
    [{ NEWSDESK_PUBLIC_URL: 'https://news.example', NEWSDESK_DEMO: 'public' }, { demo: 'public' }],
    [{ PORT: '8080' }, { port: 8080 }],
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '65535' }, { port: 65_535 }],
    [{ NEWSDESK_DATA: 'somewhere' }, { dataDir: path.resolve('somewhere') }],
    [{ NEWSDESK_REQUIRE_DATA: '1' }, { requireData: true }],
    ...['', '0', 'false', 'no', 'off', 'Off'].map((NEWSDESK_DEMO): [Record<string, string>, object] => [
      { NEWSDESK_DEMO },
      { demo: 'off' },
    ]),
    [{ NEWSDESK_SECRET: SECRET }, { secret: SECRET }],
    [
      { NEWSDESK_SECRET_PREVIOUS: `${SECRET}, stored,\n${SECRET}2` },
      { previousSecrets: [SECRET, 'stored', `${SECRET}2`] },
    ],
    [{ NEWSDESK_PUBLIC_URL: 'https://news.example//' }, { publicUrl: 'https://news.example' }],
    [
      { NEWSDESK_CORS_ORIGINS: 'https://a.example, https://b.example,' },
      { corsOrigins: ['https://a.example', 'https://b.example'] },
    ],
    [{ NEWSDESK_TRUST_PROXY: '0' }, { trustProxy: false }],
    [{ NEWSDESK_TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ NEWSDESK_TRUST_PROXY: '10.0.0.0/8, ::1,loopback' }, { trustProxy: ['10.0.0.0/8', '::1', 'loopback'] }],
    [{ NEWSDESK_TIME_ZONE: 'America/New_York' }, { timeZone: 'America/New_York' }],
    [{ NEWSDESK_TIME_ZONE: 'UTC' }, { timeZone: 'UTC' }],
    [{ NEWSDESK_LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
    [{ NEWSDESK_UPLOAD_MB_PER_DAY: '20' }, { uploadMegabytesPerDay: 20 }],
    [{ NEWSDESK_DRAIN_SECONDS: '300' }, { drainSeconds: 300 }],
    [{ NEWSDESK_CLEAN_UP: '0' }, { cleanUp: false }],
    [{ NEWSDESK_AUDIT_DAYS: '30' }, { auditDays: 30 }],
    [{ NEWSDESK_VERSIONS_DAYS: '90' }, { versionsDays: 90 }],
    ...['1', 'true', 'yes', 'on', 'TRUE'].map((NEWSDESK_FOUR_EYES): [Record<string, string>, object] => [
      { NEWSDESK_FOUR_EYES },
      { fourEyes: true },
    ]),
    ...['0', 'false', 'no', 'off'].map((NEWSDESK_SITE): [Record<string, string>, object] => [
      { NEWSDESK_SITE },
      { hasSite: false },
    ]),
    [{ NEWSDESK_TWO_FACTOR: 'no' }, { twoFactor: 'off' }],
    [{ NEWSDESK_TWO_FACTOR: 'ALL' }, { twoFactor: 'all' }],
    [{ NEWSDESK_TWO_FACTOR: 'all' }, { twoFactor: 'all' }],
    [{ NEWSDESK_TWO_FACTOR: 'administrators' }, { twoFactor: 'administrators' }],
    [{ NEWSDESK_ONLY_SECTION_7: '1' }, { onlySection7: true }],
  ])('follow %j', (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  it('are read in files of another system: with a mark at the beginning, and a carriage return in each line', () => {
    const env = { '\uFEFFDATABASE_URL': 'postgres://db/newsdesk\r', NEWSDESK_SITE: 'off\r', PORT: ' 80 \r' };
    expect(readConfig(env)).toMatchObject({
      databaseUrl: 'postgres://db/newsdesk',
      hasSite: false,
      port: 80,
    });
  });

  it('are refused if such a mark sets one beside the value that npm start adds [SAF-06]', () => {
    const added = { NEWSDESK_DEMO: 'local', NEWSDESK_PUBLIC_URL: 'http://127.0.0.1:3000' };
    for (const [name, value] of [
      ['NEWSDESK_DEMO', 'off'],
      ['NEWSDESK_PUBLIC_URL', 'https://news.example'],
    ])
      expect(() => readConfig({ [`\uFEFF${name}`]: value, ...added })).toThrow(`${name} is set twice`);
  });

  it('name the public address as browsers do', () => {
    expect(readConfig({ NEWSDESK_PUBLIC_URL: 'HTTPS://News.Example/Desk' }).publicUrl).toBe(
      'https://news.example/Desk',
    );
  });

  it('leave the addresses of other databases to other programs', () => {
    const env = { OTHER_DATABASE_URL: 'postgres://db/other', DATABASE_URI: 'mysql://db/other' };
    expect(readConfig(env).databaseUrl).toBeUndefined();
    expect(readConfig({ DATABASE_URL: 'postgres://db/a', DATABASE_URI: 'postgres://db/b' })).toMatchObject({
      databaseUrl: 'postgres://db/a',
    });
  });

  it('write no demo data into a PostgreSQL database', () => {
    const url = 'postgres://newsdesk@db/newsdesk';
    expect(readConfig({ DATABASE_URL: url, NEWSDESK_DEMO: '1' })).toMatchObject({
      databaseUrl: url,
      demo: 'off',
    });
  });

  it.each([
    ...['0.0.0.0', '::', '192.168.1.4', 'newsdesk.example', '127.evil.example'].map((HOST) => ({ HOST })),
    ...['https://news.example', 'http://10.0.0.7'].map((NEWSDESK_PUBLIC_URL) => ({
      NEWSDESK_PUBLIC_URL,
    })),
    { NEWSDESK_TRUST_PROXY: '1' },
    { NEWSDESK_TRUST_PROXY: 'loopback' },
  ])('refuse to serve the demo with %j, where others can reach it [SEC-03, SAF-06]', (env) => {
    const [name = ''] = Object.keys(env);
    for (const NEWSDESK_DEMO of ['1', 'local']) {
      expect(() => readConfig({ ...env, NEWSDESK_DEMO })).toThrow(new RegExp(`^${name} is `));
      expect(() => readConfig({ ...env, NEWSDESK_DEMO })).toThrow(/NEWSDESK_DEMO=off/);
    }
  });

  it.each(['yes', 'true', 'on', 'demo'])('refuse %s as a demo [SAF-06]', (NEWSDESK_DEMO) => {
    expect(() => readConfig({ NEWSDESK_DEMO })).toThrow(/it must be "local".*"public"/);
  });

  it('refuse a secret of less than 32 bytes', () => {
    expect(() => readConfig({ NEWSDESK_SECRET: 'x'.repeat(31) })).toThrow(/has 31 bytes; it needs 32/);
    const previous = { NEWSDESK_SECRET_PREVIOUS: `${SECRET},${'x'.repeat(31)}` };
    expect(() => readConfig(previous)).toThrow(/has 31 bytes; it needs 32/);
    expect(() => readConfig(previous)).not.toThrow(/xxx/);
  });

  it.each([
    'yes',
    'true',
    '11',
    '-1',
    '1.5',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    'proxy.example',
    '10.0.0.1,',
  ])('refuse to trust %s', (NEWSDESK_TRUST_PROXY) => {
    expect(() => readConfig({ NEWSDESK_TRUST_PROXY })).toThrow(/how many proxies stand before this server/);
  });

  it.each(['-1', '65536', '30.5', 'http', '3000x'])('refuse %s as a port', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow(`PORT is "${PORT}"; it must be a number from 0 to 65535.`);
  });

  it.each(['Bangkok', '+07:00', '-07:00', '7', "Asia/Bangkok'"])(
    'refuse %s as a time zone [PST-07]',
    (zone) => {
      expect(() => readConfig({ NEWSDESK_TIME_ZONE: zone })).toThrow(
        `NEWSDESK_TIME_ZONE is "${zone}"; it must be the IANA name of a time zone, such as Asia/Bangkok.`,
      );
    },
  );

  it.each(['-1', '301', '5s'])('refuse to drain for %s', (seconds) => {
    expect(() => readConfig({ NEWSDESK_DRAIN_SECONDS: seconds })).toThrow(
      `NEWSDESK_DRAIN_SECONDS is "${seconds}"; it must be a number of seconds from 0 to 300.`,
    );
  });

  it.each(['on', 'administrator', 'everybody'])(
    'refuse to require a second factor of %s',
    (NEWSDESK_TWO_FACTOR) => {
      expect(() => readConfig({ NEWSDESK_TWO_FACTOR })).toThrow(
        `NEWSDESK_TWO_FACTOR is "${NEWSDESK_TWO_FACTOR}"; it must be "off", "administrators" or "all".`,
      );
    },
  );

  it('define an S3-compatible store, by default in the region that most stores accept', () => {
    expect(readConfig(S3).s3).toEqual({
      endpoint: 'http://127.0.0.1:9000',
      bucket: 'newsdesk',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    expect(readConfig({ ...S3, S3_REGION: 'ap-southeast-1' }).s3?.region).toBe('ap-southeast-1');
  });

  it.each(['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
    'refuse an S3 store without %s, instead of the disk of each instance',
    (missing) => {
      const given = missing === 'S3_ENDPOINT' ? 'S3_BUCKET' : 'S3_ENDPOINT';
      expect(() => readConfig({ ...S3, [missing]: '' })).toThrow(
        `${given} is set, so ${missing} must be set too.`,
      );
    },
  );

  it.each([
    ['NEWSDESK_PUBLIC_URL', 'newsdesk.example', /must be an address that begins with http/],
    ['NEWSDESK_PUBLIC_URL', 'ftp://newsdesk.example', /must be an address that begins with http/],
    ['NEWSDESK_CORS_ORIGINS', 'news.example', /must be origins .* each with its scheme/],
    ['NEWSDESK_CORS_ORIGINS', 'https://news.example/', /must be origins .* without a path/],
    ['NEWSDESK_LOG_LEVEL', 'verbose', /must be "silent", .* or "trace"/],
    ['NEWSDESK_FOUR_EYES', 'maybe', /must be "on" or "off"/],
    ['NEWSDESK_SITE', 'none', /must be "on" or "off"/],
    ['NEWSDESK_UPLOAD_MB_PER_DAY', '0', /must be a number of megabytes above 0/],
    ['NEWSDESK_AUDIT_DAYS', '1.5', /must be a whole number of days from 1 to 36500/],
    ['S3_ENDPOINT', 'store:9000', /must be an address that begins with http/],
  ])('refuse %s=%s in words', (name, value, words) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} is "${value}"`);
    expect(() => readConfig({ [name]: value })).toThrow(words);
  });

  it('serve metrics only if they name a port, and by themselves only to this computer [CON-08]', () => {
    const of = (env: Record<string, string>) => readConfig(env).metrics;
    expect(of({ NEWSDESK_METRICS_PORT: '' })).toBeUndefined();
    expect(of({ NEWSDESK_METRICS_PORT: '9464' })).toEqual({ host: '127.0.0.1', port: 9464 });
    const elsewhere = { NEWSDESK_METRICS_PORT: '9464', NEWSDESK_METRICS_HOST: '10.0.0.11' };
    expect(of(elsewhere)).toEqual({ host: '10.0.0.11', port: 9464 });
  });

  it('do not show the password of a database in a refusal', () => {
    const start = () => readConfig({ DATABASE_URL: 'mysql://newsdesk:hush@db/newsdesk' });
    expect(start).toThrow(/DATABASE_URL is wrong; it must be the address of a PostgreSQL database/);
    expect(start).not.toThrow(/hush/);
  });

  it.each([
    ['NEWSDESK_FOUREYES', 'NEWSDESK_FOUR_EYES'],
    ['NEWSDESK_PUBLIC_URI', 'NEWSDESK_PUBLIC_URL'],
    ['NEWSDESK_DATA_FILE', 'NEWSDESK_DATA'],
    ['S3_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ])('refuse %s, which no setting is, and name the nearest', (name, meant) => {
    expect(() => readConfig({ [name]: '1' })).toThrow(`There is no setting ${name}. Did you mean ${meant}?`);
  });

  it('name every fault at once, and leave the settings of other programs alone', () => {
    const start = () => readConfig({ PORT: 'http', NEWSDESK_SITE: 'none', NEWSDESK_SEED: '1' });
    for (const name of ['PORT', 'NEWSDESK_SITE', 'NEWSDESK_SEED'])
      expect(start).toThrow(new RegExp(`\\b${name}\\b`));
    expect(readConfig({ PATH: '/bin', PGHOST: 'db', NEWSDESK_TEST_S3: 'x' })).toEqual(readConfig({}));
  });

  it('of a server need the address that people see', () => {
    expect(() => requirePublicUrl(readConfig({}))).toThrow(/NEWSDESK_PUBLIC_URL is not set; it must be/);
    const config = readConfig({ NEWSDESK_PUBLIC_URL: 'https://newsdesk.example/' });
    expect(requirePublicUrl(config)).toBe('https://newsdesk.example');
  });

  it('stand in docs/server.md as they are', () => {
    const rows = [...settingsByName].map(([name, { shownDefault, default: value, meaning }]) => {
      return `| \`${name}\` | ${shownDefault ?? shown(value)} | ${meaning} |`;
    });
    const doc = fs.readFileSync(path.join(ROOT_FOLDER, 'docs/server.md'), 'utf8');
    expect(doc.match(/^\| `[A-Z0-9_]+` \|.*$/gm)).toEqual(rows);
    const secrets = [...settingsByName].filter(([, { isSecret }]) => isSecret).map(([name]) => name);
    for (const name of secrets) expect(doc).toContain(`\`${name}\``);
  });
});
