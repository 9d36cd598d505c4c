import type { Writable } from 'node:stream';

import type { Database, Listen } from './db/database';
import type { Reserve } from './db/embedded/reserve';
import type { Clock } from './http/clock';
import type { FetchPicture } from './modules/fetched-pictures/fetch-picture';
import type { Keyring } from './modules/keys/keyring';
import type { Mailer } from './modules/mail/mailer';
import type { Workers } from './modules/news/workers';
import type { WebhookSender } from './modules/webhooks/send';
import type { Demo, TwoFactorPolicy } from './settings/config';
import type { OidcConfig } from './settings/oidc-config';
import type { TrustProxy } from './settings/trust-proxy';
import type { Storage } from './storage/storage';

/** What the server is built from. */
export type AppDeps = {
  db: Database;
  /** Subscribes to changes of other instances on the same database. */
  listen: Listen;
  storage: Storage;
  workers: Workers;
  clock: Clock;
  /** The folder of the database or the images; writes are refused while its disk is full. */
  dataDir?: string;
  /** The reserve for sign-ins on that disk, if the database is on it. */
  reserve?: Reserve | undefined;
  /** The limit for a person's stored pictures in 24 hours. */
  uploadMegabytesPerDay?: number;
  /** The base of the addresses of news. */
  publicUrl: string;
  /** The time zone of the newsroom. */
  timeZone?: string;
  /** Signs and seals. */
  keyring: Keyring;
  /** The folder of the built console. */
  consoleDir: string;
  corsOrigins?: string[];
  trustProxy?: TrustProxy;
  /** Whether the demo accounts can sign in. */
  demo?: Demo;
  /** Who must have a second factor. */
  twoFactor?: TwoFactorPolicy;
  logLevel?: string;
  /** The stream for log lines, one JSON object each; by default standard output. */
  logStream?: Writable;
  /** Throws while other instances on the database have another secret, and this one must not serve beside them. */
  checkSecrets?: () => Promise<void>;
  /** Whether the server is stopping and accepts no new traffic. */
  isDraining?: () => boolean;
  /** Delays the refusal of too many requests (429); by default they are sent at once. */
  holdBack?: () => Promise<void>;
  /** Whether authors may not approve their own news. */
  fourEyes?: boolean;
  /** Whether pictures of other websites that people paste are fetched. */
  fetchesPictures?: boolean;
  /** What fetches them; tests replace it. */
  fetchPicture?: FetchPicture;
  /** Whether webhooks may reach private networks. */
  webhooksReachPrivate?: boolean;
  /** What sends them; tests replace it. */
  webhookSender?: WebhookSender;
  /** Sends letters; without it none are sent. */
  mailer?: Mailer | undefined;
  /** The provider by which people sign in too. */
  oidc?: OidcConfig | undefined;
  /** Whether this server delivers the outbox. */
  deliversOutbox?: boolean;
  /** Whether readers find approved news at their addresses (`/n/{id}`). */
  hasSite?: boolean;
  /** The name of the publication in feeds. */
  siteName?: string;
  /** Serves only the core API, as another backend would; for testing the console. */
  onlySection7?: boolean;
};
