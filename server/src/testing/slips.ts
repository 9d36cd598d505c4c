/** Settings with which the server starts. */
export const RIGHT = { NEWSDESK_PUBLIC_URL: 'https://newsdesk.example' };
const S3 = {
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_BUCKET: 'images',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
};

type Slip = [string, Record<string, string>, RegExp];

/** What people get wrong in the settings, and the sentence that the start ends with. `npm run test:release` starts the built server with each. */
export const SLIPS_OF_SETTINGS: Slip[] = [
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
  [
    'a public address with one slash',
    { NEWSDESK_PUBLIC_URL: 'https:/newsdesk.example' },
    /begins with http:\/\//,
  ],
  [
    'a public address with a comma',
    { NEWSDESK_PUBLIC_URL: 'https://newsdesk,example' },
    /begins with http:\/\//,
  ],
  ['a host with its scheme', { HOST: 'http://0.0.0.0' }, /HOST is .*without http:\/\//],
  ['a host with its port', { HOST: '127.0.0.1:3000' }, /HOST is .*without a port/],
  ['a host that is no address', { HOST: '10.0.0.256' }, /HOST is "10\.0\.0\.256"/],
  ['a folder as only a shell knows it', { NEWSDESK_DATA: '~/data' }, /NEWSDESK_DATA is .*without ~/],
  ['a folder with a variable', { NEWSDESK_DATA: '$HOME/data' }, /NEWSDESK_DATA is .*name of a variable/],
  ['a name with a slip of the keyboard', { NEWSDESK_FOUREYES: 'on' }, /Did you mean NEWSDESK_FOUR_EYES\?/],
  ['a name of the store with a slip', { S3_BUKET: 'images' }, /Did you mean S3_BUCKET\?/],
  ['a name in small letters', { newsdesk_site: 'off' }, /no setting newsdesk_site\. .*NEWSDESK_SITE\?/],
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
  ...['p#ss', 'p/ss', 'p?ss', 'p@s/s'].map((password): Slip => {
    const DATABASE_URL = `postgres://newsdesk:${password}@127.0.0.1/newsdesk`;
    return [`the password ${password} as it is`, { DATABASE_URL }, /^DATABASE_URL is wrong; .*# is written/];
  }),
  ['the region of a store alone', { S3_REGION: 'ap-southeast-7' }, /S3_ENDPOINT must be set too/],
  ['a bucket with its scheme', { ...S3, S3_BUCKET: 's3://images' }, /S3_BUCKET is "s3:\/\/images"/],
  ['an empty store beside its keys', { ...S3, S3_ENDPOINT: '' }, /S3_ENDPOINT must be set too/],
  ['a store without a bucket', { ...S3, S3_BUCKET: '' }, /S3_BUCKET must be set too/],
  ['a store without its scheme', { ...S3, S3_ENDPOINT: 'store:9000' }, /begins with http:\/\//],
  ['the demo behind a proxy', { NEWSDESK_DEMO: 'local', NEWSDESK_TRUST_PROXY: '1' }, /NEWSDESK_DEMO=off/],
  ['the demo on the network', { NEWSDESK_DEMO: 'local', HOST: '0.0.0.0' }, /NEWSDESK_DEMO=off/],
  ['a port of the metrics that is a word', { NEWSDESK_METRICS_PORT: 'on' }, /a number from 1 to 65535/],
  ['no port of the metrics', { NEWSDESK_METRICS_PORT: '0' }, /NEWSDESK_METRICS_PORT is "0"; it must be/],
  ['one port for two', { NEWSDESK_METRICS_PORT: '3000', PORT: '3000' }, /must be another port than PORT/],
  ['the host of the metrics alone', { NEWSDESK_METRICS_HOST: '::1' }, /METRICS_PORT must be set too/],
  [
    'a host of the metrics with its port',
    { NEWSDESK_METRICS_PORT: '9464', NEWSDESK_METRICS_HOST: '10.0.0.1:9464' },
    /NEWSDESK_METRICS_HOST is .*without a port/,
  ],
  ['a second factor of a wrong word', { NEWSDESK_TWO_FACTOR: 'admins' }, /"administrators" or "all"/],
  ['a time zone by its city alone', { NEWSDESK_TIME_ZONE: 'Bangkok' }, /the IANA name of a time zone/],
  [
    'a value in quotes',
    { NEWSDESK_SITE_NAME: '"The Desk"' },
    /^NEWSDESK_SITE_NAME is in quotes; write it without/,
  ],
  ['a secret in quotes', { NEWSDESK_SECRET: `'${'x'.repeat(32)}'` }, /NEWSDESK_SECRET is in quotes/],
  [
    'a comment behind a folder',
    { NEWSDESK_DATA: '/dev/null/x # of us' },
    /NEWSDESK_DATA is .*without a comment/,
  ],
  ['a comment behind a secret', { NEWSDESK_SECRET: `${'x'.repeat(32)} # mine` }, /NEWSDESK_SECRET .*comment/],
  ['a folder as an address', { NEWSDESK_DATA: 'file:///data' }, /NEWSDESK_DATA is .*without file:\/\//],
  [
    'a public address with its scheme twice',
    { NEWSDESK_PUBLIC_URL: 'https://https://n.example' },
    /begins with http:\/\//,
  ],
  ['a folder as a secret file', { NEWSDESK_SECRET_FILE: '/' }, /_FILE is "\/", which .* is a folder/],
  ['a secret file that is no text', { NEWSDESK_SECRET_FILE: process.execPath }, /which is no text/],
  ['a key of the store in two parts', { ...S3, S3_SECRET_ACCESS_KEY: 'k ey' }, /SECRET_ACCESS_KEY .*blanks/],
  [
    'another name for the address of the database',
    { DATABASE_URI: 'postgres://db/newsdesk' },
    /no setting DATABASE_URI\. Did you mean DATABASE_URL\?/,
  ],
  [
    'encryption by a name that the driver ignores',
    { DATABASE_URL: 'postgres://newsdesk@db/newsdesk?ssl_mode=require' },
    /DATABASE_URL has no parameter ssl_mode\. Did you mean sslmode\?/,
  ],
  ['a time with its unit', { NEWSDESK_DRAIN_SECONDS: '5s' }, /number of seconds from 0 to 300/],
];

/** What is wrong with the place of the data, which only the start of the built server shows. */
export const SLIPS_OF_PLACES: Slip[] = [
  [
    'a disk that is not mounted',
    { NEWSDESK_REQUIRE_DATA: 'on', NEWSDESK_DATA: '/nonexistent/newsdesk' },
    /NEWSDESK_REQUIRE_DATA/,
  ],
  [
    'a database that nobody runs',
    { DATABASE_URL: 'postgres://newsdesk:hush@127.0.0.1:1/newsdesk' },
    /Nothing listens on 127\.0\.0\.1:1/,
  ],
  ['a folder that cannot be made', { NEWSDESK_DATA: '/dev/null/newsdesk' }, /cannot be a folder/],
];
