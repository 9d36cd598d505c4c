import { DEFAULT_TIME_ZONE } from '@contract';

import { databaseAddress } from './database-address';
import {
  folder,
  host,
  type Kind,
  numberAboveZero,
  oneOf,
  onOrOff,
  timeZone,
  webAddress,
  webOrigins,
  type Setting,
  wholeNumber,
} from './kinds';
import { MAIL_SETTINGS } from './mail-settings';
import { OIDC_SETTINGS } from './oidc-settings';
import { OPERATOR_SETTINGS } from './operator-settings';
import { readPreviousSecrets, readSecret } from './read-secrets';
import { S3_SETTINGS } from './s3-settings';
import { SITE_SETTINGS } from './site-settings';
import { readTrustProxy, type TrustProxy } from './trust-proxy';

const demo: Kind<'off' | 'local' | 'public'> = {
  ...oneOf('off', 'local', 'public'),
  read: (text) => (text === '1' ? 'local' : oneOf('off', 'local', 'public').read(text)),
  must: '"local" for a demo on this computer, "public" to show the demo to all, or "off"',
};

const trustProxy: Kind<TrustProxy> = { read: readTrustProxy, must: 'proxies' };
const secret: Kind<string> = { read: readSecret, must: 'a secret' };
const secrets: Kind<string[]> = { read: readPreviousSecrets, must: 'secrets' };
const days = wholeNumber('whole number of days', 1, 36_500);

/** Every setting of the server, in the order of docs/server.md, where they stand as a table. */
export const SETTINGS = {
  PORT: {
    ...wholeNumber('number', 0, 65_535),
    default: 3000,
    meaning: 'the port that the server listens on',
  },
  HOST: {
    ...host,
    default: '127.0.0.1',
    meaning: 'the address that the server listens on',
  },
  NEWSDESK_PUBLIC_URL: {
    ...webAddress,
    default: undefined,
    meaning:
      'the address that people see; base of the full and short URL of news (`/n/<id>/<title>`, `/n/<id>`). Passkeys are made for its host ([decision](decisions/passkeys.md)): if the host changes, people add new ones. The server does not start without it; `npm start` sets `http://127.0.0.1:<PORT>`',
  },
  NEWSDESK_DATA: {
    ...folder,
    default: undefined,
    shownDefault: '`./data`',
    meaning: 'the data folder: `db/` (embedded database), `files/` (images)',
  },
  NEWSDESK_REQUIRE_DATA: {
    ...onOrOff,
    default: false,
    meaning:
      'the server starts only on a database that exists already, so that a disk that is not mounted or a wrong address never looks like an empty newsroom. Set it after the first start',
  },
  DATABASE_URL: {
    ...databaseAddress,
    default: undefined,
    isSecret: true,
    meaning: 'PostgreSQL instead of the embedded database, without demo data',
  },
  NEWSDESK_DEMO: {
    ...demo,
    default: 'off',
    meaning:
      '`local` writes demo data into an empty embedded database and lets its accounts sign in from this computer alone; `npm start` sets it if nothing else does. The server refuses it if `HOST`, `NEWSDESK_PUBLIC_URL` or `NEWSDESK_TRUST_PROXY` says that others can reach it. `public` shows the demo to everybody, with a banner on every page',
  },
  NEWSDESK_SECRET: {
    ...secret,
    default: undefined,
    isSecret: true,
    shownDefault: 'created at first start',
    meaning:
      '32 bytes or more, from which the keys are derived that sign tokens and encrypt second factors. If it is not set, the server creates a secret and stores it in the database, where all instances share it. To replace it: [operations.md](operations.md#replace-the-secret)',
  },
  NEWSDESK_SECRET_PREVIOUS: {
    ...secrets,
    default: [],
    isSecret: true,
    meaning:
      'secrets that are also accepted, separated by commas or one a line, while a secret is replaced; `stored` is the one in the database. Nothing new is written with them',
  },
  NEWSDESK_TIME_ZONE: {
    ...timeZone,
    default: DEFAULT_TIME_ZONE,
    meaning:
      'the time zone of the newsroom, by its IANA name: the console shows and reads dates in it, and names it where the clock of the browser differs; readers see dates in it, and the days of figures and filters begin at its midnight',
  },
  NEWSDESK_CORS_ORIGINS: {
    ...webOrigins,
    default: [],
    meaning: 'comma-separated origins of consoles that are served from elsewhere',
  },
  NEWSDESK_TRUST_PROXY: {
    ...trustProxy,
    default: false,
    meaning:
      "which addresses in front of the server are your own proxies: how many of the nearest (`1`), or their networks (`10.0.0.0/8,::1`, also `loopback`, `linklocal`, `uniquelocal`). The caller's address is the nearest address of `X-Forwarded-For` that is not one of them. The server never trusts what the caller wrote there",
  },
  ...OPERATOR_SETTINGS,
  NEWSDESK_ONLY_SECTION_7: {
    ...onOrOff,
    default: false,
    meaning:
      'for testing: the server answers the core API only, as another backend would ([extensions.md](extensions.md))',
  },
  NEWSDESK_UPLOAD_MB_PER_DAY: {
    ...numberAboveZero('megabytes'),
    // Some thousand pictures: far more than a person needs in a day, far less than a disk.
    default: 500,
    meaning: 'megabytes of pictures, as stored, that a person may add in 24 hours',
  },
  NEWSDESK_FETCH_PICTURES: {
    ...onOrOff,
    default: true,
    meaning:
      'the server fetches pictures of other websites that people paste ([security.md](security.md)). Where it is off, or the server cannot reach the Internet, they stay on those websites, and the text and Checks mark them',
  },
  NEWSDESK_WEBHOOKS_PRIVATE: {
    ...onOrOff,
    default: false,
    meaning:
      'webhooks may also reach this computer and private networks, by http too; without it only https on the public Internet ([security.md](security.md))',
  },
  ...MAIL_SETTINGS,
  ...SITE_SETTINGS,
  NEWSDESK_CLEAN_UP: {
    ...onOrOff,
    default: true,
    meaning: 'the hourly clean-up; without it nothing that has expired is removed ([below](#the-clean-up))',
  },
  NEWSDESK_AUDIT_DAYS: {
    ...days,
    default: 730,
    meaning: 'how many days a line of the audit log is kept, from 1 to 36500',
  },
  NEWSDESK_VERSIONS_DAYS: {
    ...days,
    default: 730,
    meaning:
      'how many days a version of news is kept, from 1 to 36500; the newest version of an item and the versions that were approved are always kept',
  },
  NEWSDESK_TWO_FACTOR: {
    ...oneOf('off', 'administrators', 'all'),
    default: 'off',
    meaning:
      'who must have a second factor: `administrators` or `all`. A person without one sets it up after entering the password, and can do nothing else before',
  },
  ...OIDC_SETTINGS,
  NEWSDESK_FOUR_EYES: {
    ...onOrOff,
    default: false,
    meaning:
      'nobody can approve news that they saved since its last approval, the Dashboard does not ask them to, and no save keeps an approval',
  },
  NEWSDESK_DRAIN_SECONDS: {
    ...wholeNumber('number of seconds', 0, 300),
    default: 0,
    meaning:
      'how long the server keeps serving after the stop signal, so that a proxy can send new requests elsewhere',
  },
  ...S3_SETTINGS,
} satisfies Record<string, Setting<unknown>>;

type Known = typeof SETTINGS;
type SettingName = keyof Known;
/** The values of the settings, by the names of their variables. */
export type Settings = {
  [Name in SettingName]:
    | Exclude<ReturnType<Known[Name]['read']>, undefined>
    | (Known[Name]['default'] extends undefined ? undefined : never);
};

/** The settings by name, each as any setting. */
export const settingsByName: ReadonlyMap<string, Setting<unknown>> = new Map(Object.entries(SETTINGS));
