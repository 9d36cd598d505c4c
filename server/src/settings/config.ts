import path from 'node:path';

import { StartError } from '../db/database';
import { ROOT_FOLDER } from '../paths';

import { isLoopback, isLoopbackAddress } from './loopback';
import { oidcOf, type OidcConfig } from './oidc-config';
import { type Environment, readSettings } from './read-settings';
import type { Settings } from './settings';
import type { TrustProxy } from './trust-proxy';

export type S3Config = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Where the metrics are served. */
export type MetricsConfig = { host: string; port: number };

/** The mail server, with its password, and who letters are from. */
export type MailConfig = { url: string; from: string };

/** Demo data: none, for this computer only, or for everybody who can reach the server. */
export type Demo = 'off' | 'local' | 'public';

/** Who must have a second factor. */
export type TwoFactorPolicy = 'off' | 'administrators' | 'all';

export type Config = {
  host: string;
  port: number;
  dataDir: string;
  /** Whether the database must exist before the start. */
  requireData: boolean;
  demo: Demo;
  databaseUrl: string | undefined;
  /** What every key is derived from; if it is not set, the first start creates one and stores it in the database. */
  secret: string | undefined;
  /** Secrets of before, whose tokens and second factors stay valid; `STORED_SECRET` is the one in the database. */
  previousSecrets: string[];
  /** The public address of the product; the base of the full and short URLs of news. */
  publicUrl: string | undefined;
  /** The time zone of the newsroom. */
  timeZone: string;
  corsOrigins: string[];
  /** The proxies whose X-Forwarded-For is trusted. */
  trustProxy: TrustProxy;
  logLevel: string;
  /** From how many milliseconds on a query is reported; 0 for never. */
  slowQueryMs: number;
  metrics: MetricsConfig | undefined;
  mail: MailConfig | undefined;
  /** The provider by which people sign in too. */
  oidc: OidcConfig | undefined;
  /** How long to keep serving after the stop signal, so that a proxy can send new requests elsewhere. */
  drainSeconds: number;
  /** The limit for a person's stored pictures in 24 hours. */
  uploadMegabytesPerDay: number;
  /** Whether the server fetches pictures of other websites that people paste. */
  fetchesPictures: boolean;
  /** Whether webhooks may reach private networks. */
  webhooksReachPrivate: boolean;
  /** Whether the server removes what has expired. */
  cleanUp: boolean;
  /** How many days a line of the audit log is kept. */
  auditDays: number;
  /** How many days an unapproved version of news is kept. */
  versionsDays: number;
  twoFactor: TwoFactorPolicy;
  /** Whether authors may not approve their own news. */
  fourEyes: boolean;
  s3: S3Config | undefined;
  consoleDir: string;
  /** Whether readers find approved news at their addresses (`/n/{id}`). */
  hasSite: boolean;
  /** The name of the publication. */
  siteName: string;
  /** For testing: serve only the core API. */
  onlySection7: boolean;
};

const LOOPBACK = '127.0.0.1';

/** Why others could reach the server, by its settings; undefined if only this computer can. */
const reachedBy = ({ HOST, NEWSDESK_PUBLIC_URL, NEWSDESK_TRUST_PROXY }: Settings): string | undefined => {
  if (!isLoopback(HOST)) return `HOST is "${HOST}"`;
  if (NEWSDESK_PUBLIC_URL && !isLoopbackAddress(NEWSDESK_PUBLIC_URL))
    return `NEWSDESK_PUBLIC_URL is "${NEWSDESK_PUBLIC_URL}"`;
  return NEWSDESK_TRUST_PROXY === false
    ? undefined
    : `NEWSDESK_TRUST_PROXY is "${String(NEWSDESK_TRUST_PROXY)}"`;
};

const demoOf = (settings: Settings): Demo => {
  if (settings.DATABASE_URL) return 'off';
  if (settings.NEWSDESK_DEMO !== 'local') return settings.NEWSDESK_DEMO;
  const reached = reachedBy(settings);
  if (reached === undefined) return 'local';
  throw new StartError(
    `${reached}, so others can reach this server, and everybody knows the password of the demo accounts.
Set NEWSDESK_DEMO=off for an installation of your own, or NEWSDESK_DEMO=public to show the demo to all.`,
  );
};

const NEEDED_BY_S3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const USUAL_REGION = 'us-east-1';

/** The store, if any of its settings is there: with one missing, pictures would go to the disk of each instance. */
const s3Of = (settings: Settings): S3Config | undefined => {
  const given = [...NEEDED_BY_S3, 'S3_REGION' as const].filter((name) => settings[name]);
  if (given.length === 0) return undefined;
  const required = (name: (typeof NEEDED_BY_S3)[number]): string => {
    const value = settings[name];
    if (!value) throw new StartError(`${given[0]} is set, so ${name} must be set too.`);
    return value;
  };
  return {
    endpoint: required('S3_ENDPOINT'),
    bucket: required('S3_BUCKET'),
    region: settings.S3_REGION ?? USUAL_REGION,
    accessKeyId: required('S3_ACCESS_KEY_ID'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY'),
  };
};

const metricsOf = ({ PORT, NEWSDESK_METRICS_PORT: port, NEWSDESK_METRICS_HOST }: Settings) => {
  if (port === undefined && NEWSDESK_METRICS_HOST !== undefined)
    throw new StartError('NEWSDESK_METRICS_HOST is set, so NEWSDESK_METRICS_PORT must be set too.');
  if (port === PORT)
    throw new StartError(`NEWSDESK_METRICS_PORT is "${port}"; it must be another port than PORT.`);
  return port === undefined ? undefined : { host: NEWSDESK_METRICS_HOST ?? LOOPBACK, port };
};

const mailOf = ({ NEWSDESK_SMTP_URL: url, NEWSDESK_MAIL_FROM: from }: Settings): MailConfig | undefined => {
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined)
    throw new StartError('NEWSDESK_MAIL_FROM is set, so NEWSDESK_SMTP_URL must be set too.');
  if (from === undefined)
    throw new StartError('NEWSDESK_SMTP_URL is set, so NEWSDESK_MAIL_FROM must be set too.');
  return { url, from };
};

/** The settings of docs/server.md, from environment variables. Throws a StartError that names what is wrong. */
export const readConfig = (env: Environment): Config => {
  const settings = readSettings(env);
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataDir: path.resolve(settings.NEWSDESK_DATA ?? path.join(ROOT_FOLDER, 'data')),
    requireData: settings.NEWSDESK_REQUIRE_DATA,
    demo: demoOf(settings),
    databaseUrl: settings.DATABASE_URL,
    secret: settings.NEWSDESK_SECRET,
    previousSecrets: settings.NEWSDESK_SECRET_PREVIOUS,
    publicUrl: settings.NEWSDESK_PUBLIC_URL,
    timeZone: settings.NEWSDESK_TIME_ZONE,
    corsOrigins: settings.NEWSDESK_CORS_ORIGINS,
    trustProxy: settings.NEWSDESK_TRUST_PROXY,
    logLevel: settings.NEWSDESK_LOG_LEVEL,
    slowQueryMs: settings.NEWSDESK_SLOW_QUERY_MS,
    metrics: metricsOf(settings),
    mail: mailOf(settings),
    oidc: oidcOf(settings),
    uploadMegabytesPerDay: settings.NEWSDESK_UPLOAD_MB_PER_DAY,
    drainSeconds: settings.NEWSDESK_DRAIN_SECONDS,
    fetchesPictures: settings.NEWSDESK_FETCH_PICTURES,
    webhooksReachPrivate: settings.NEWSDESK_WEBHOOKS_PRIVATE,
    cleanUp: settings.NEWSDESK_CLEAN_UP,
    auditDays: settings.NEWSDESK_AUDIT_DAYS,
    versionsDays: settings.NEWSDESK_VERSIONS_DAYS,
    twoFactor: settings.NEWSDESK_TWO_FACTOR,
    fourEyes: settings.NEWSDESK_FOUR_EYES,
    s3: s3Of(settings),
    consoleDir: path.join(ROOT_FOLDER, 'dist'),
    hasSite: settings.NEWSDESK_SITE,
    siteName: settings.NEWSDESK_SITE_NAME,
    onlySection7: settings.NEWSDESK_ONLY_SECTION_7,
  };
};

/** The public address of a server, which has no default: readers and links of news would get a wrong one. */
export const requirePublicUrl = ({ publicUrl }: Config): string => {
  if (publicUrl) return publicUrl;
  throw new StartError(
    'NEWSDESK_PUBLIC_URL is not set; it must be the address that people see, such as https://newsdesk.example.',
  );
};
