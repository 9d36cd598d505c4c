import path from 'node:path';

import { StartError } from './db/database';
import { ROOT_FOLDER } from './paths';
import { readPreviousSecrets, readSecret } from './read-secrets';
import { withSecretFiles } from './secret-files';
import { readTrustProxy, type TrustProxy } from './trust-proxy';

export type S3Config = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Demo data: none, for this computer only, or for everybody who can reach the server. */
export type Demo = 'off' | 'local' | 'public';

/** Who must have a second factor. */
export type TwoFactorPolicy = 'off' | 'administrators' | 'all';

export type Config = {
  host: string;
  port: number;
  dataDir: string;
  demo: Demo;
  databaseUrl: string | undefined;
  /** What every key is derived from; if it is not set, the first start creates one and stores it in the database. */
  secret: string | undefined;
  /** Secrets of before, whose tokens and second factors stay valid; `STORED_SECRET` is the one in the database. */
  previousSecrets: string[];
  /** The public address of the product; the base of the full and short URLs of news. */
  publicUrl: string;
  corsOrigins: string[];
  /** The proxies whose X-Forwarded-For is trusted. */
  trustProxy: TrustProxy;
  logLevel: string;
  /** How long to keep serving after the stop signal, so that a proxy can send new requests elsewhere. */
  drainSeconds: number;
  /** The limit for a person's stored pictures in 24 hours. */
  uploadMegabytesPerDay: number;
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
  /** For testing: serve only the core API. */
  onlySection7: boolean;
};

type Environment = Record<string, string | undefined>;

const readPort = (value: string): number => {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartError(`PORT is "${value}"; it must be a number from 0 to 65535.`);
};

const readSeconds = (name: string, value: string): number => {
  const seconds = Number(value);
  if (seconds >= 0 && seconds <= 300) return seconds;
  throw new StartError(`${name} is "${value}"; it must be a number of seconds from 0 to 300.`);
};

/** Some thousand pictures: far more than a person needs in a day, far less than a disk. */
export const DEFAULT_UPLOAD_MEGABYTES = 500;

const readMegabytes = (name: string, value: string): number => {
  const megabytes = Number(value);
  if (megabytes > 0 && megabytes < Infinity) return megabytes;
  throw new StartError(`${name} is "${value}"; it must be a number of megabytes above 0.`);
};

const readDays = (name: string, value: string): number => {
  const days = Number(value);
  if (Number.isInteger(days) && days >= 1 && days <= 36_500) return days;
  throw new StartError(`${name} is "${value}"; it must be a whole number of days from 1 to 36500.`);
};

const readCleanUp = (value: string | undefined): boolean => {
  if (!value || value === '0') return !value;
  throw new StartError(`NEWSDESK_CLEAN_UP is "${value}"; it must be "0", or be left out.`);
};

const readTwoFactor = (value: string | undefined): TwoFactorPolicy => {
  if (!value) return 'off';
  if (value === 'administrators' || value === 'all') return value;
  throw new StartError(
    `NEWSDESK_TWO_FACTOR is "${value}"; it must be "administrators" or "all", or be left out.`,
  );
};

/** Whether only programs on this computer can reach a server that listens on this host. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

const NO_DEMO = new Set(['', '0', 'false', 'no', 'off']);

/** Why others could reach the server, by its settings; undefined if only this computer can. */
const reachedBy = (env: Environment, host: string): string | undefined => {
  if (!isLoopback(host)) return `HOST is "${host}"`;
  const publicUrl = env['NEWSDESK_PUBLIC_URL'];
  if (
    publicUrl &&
    !(URL.canParse(publicUrl) && isLoopback(new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')))
  )
    return `NEWSDESK_PUBLIC_URL is "${publicUrl}"`;
  const proxies = env['NEWSDESK_TRUST_PROXY'] ?? '';
  return readTrustProxy(proxies) === false ? undefined : `NEWSDESK_TRUST_PROXY is "${proxies}"`;
};

const readDemo = (env: Environment, host: string): Demo => {
  const value = (env['NEWSDESK_DEMO'] ?? '').trim().toLowerCase();
  if (NO_DEMO.has(value)) return 'off';
  if (value !== '1' && value !== 'local' && value !== 'public') {
    throw new StartError(
      `NEWSDESK_DEMO is "${value}"; it must be "local" for a demo on this computer, "public" to show the demo to all, or be left out.`,
    );
  }
  if (env['DATABASE_URL']) return 'off';
  if (value === 'public') return 'public';
  const reached = reachedBy(env, host);
  if (reached === undefined) return 'local';
  throw new StartError(
    `${reached}, so others can reach this server, and everybody knows the password of the demo accounts.
Set NEWSDESK_DEMO=off for an installation of your own, or NEWSDESK_DEMO=public to show the demo to all.`,
  );
};

const readS3 = (env: Environment): S3Config | undefined => {
  const endpoint = env['S3_ENDPOINT'];
  if (!endpoint) return undefined;
  const required = (name: string): string => {
    const value = env[name];
    if (!value) throw new StartError(`S3_ENDPOINT is set, so ${name} must be set too.`);
    return value;
  };
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    bucket: required('S3_BUCKET'),
    region: env['S3_REGION'] || 'us-east-1',
    accessKeyId: required('S3_ACCESS_KEY_ID'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY'),
  };
};

/** The settings of docs/server.md, from environment variables. */
export const readConfig = (given: Environment): Config => {
  const env = withSecretFiles(given);
  const port = readPort(env['PORT'] || '3000');
  const databaseUrl = env['DATABASE_URL'] || undefined;
  const host = env['HOST'] || '127.0.0.1';
  return {
    host,
    port,
    dataDir: path.resolve(env['NEWSDESK_DATA'] || path.join(ROOT_FOLDER, 'data')),
    demo: readDemo(env, host),
    databaseUrl,
    secret: readSecret(env['NEWSDESK_SECRET']),
    previousSecrets: readPreviousSecrets(env['NEWSDESK_SECRET_PREVIOUS']),
    publicUrl: (env['NEWSDESK_PUBLIC_URL'] || `http://127.0.0.1:${port}`).replace(/\/+$/, ''),
    corsOrigins: (env['NEWSDESK_CORS_ORIGINS'] ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    trustProxy: readTrustProxy(env['NEWSDESK_TRUST_PROXY'] ?? ''),
    logLevel: env['NEWSDESK_LOG_LEVEL'] || 'warn',
    uploadMegabytesPerDay: readMegabytes(
      'NEWSDESK_UPLOAD_MB_PER_DAY',
      env['NEWSDESK_UPLOAD_MB_PER_DAY'] || String(DEFAULT_UPLOAD_MEGABYTES),
    ),
    drainSeconds: readSeconds('NEWSDESK_DRAIN_SECONDS', env['NEWSDESK_DRAIN_SECONDS'] || '0'),
    cleanUp: readCleanUp(env['NEWSDESK_CLEAN_UP']),
    auditDays: readDays('NEWSDESK_AUDIT_DAYS', env['NEWSDESK_AUDIT_DAYS'] || '730'),
    versionsDays: readDays('NEWSDESK_VERSIONS_DAYS', env['NEWSDESK_VERSIONS_DAYS'] || '730'),
    twoFactor: readTwoFactor(env['NEWSDESK_TWO_FACTOR']),
    fourEyes: env['NEWSDESK_FOUR_EYES'] === '1',
    s3: readS3(env),
    consoleDir: path.join(ROOT_FOLDER, 'dist'),
    hasSite: env['NEWSDESK_SITE'] !== '0',
    onlySection7: env['NEWSDESK_ONLY_SECTION_7'] === '1',
  };
};
