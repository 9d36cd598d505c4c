import type { Writable } from 'node:stream';

import fastify from 'fastify';

import type { Database, Listen } from './db/database';
import type { Reserve } from './db/embedded/reserve';
import type { App } from './http/app-instance';
import type { Clock } from './http/clock';
import { createFirstRun } from './modules/accounts/first-run';
import { findCaller } from './modules/auth/find-caller';
import { networkOf } from './modules/auth/sign-in/names';
import { createTokens } from './modules/auth/tokens';
import { createPictureFetcher, type FetchPicture } from './modules/fetched-pictures/fetch-picture';
import { createReadiness } from './modules/health/readiness';
import { groupExists } from './modules/journalists/group-there';
import { findMembership } from './modules/journalists/membership-repository';
import type { Keyring } from './modules/keys/keyring';
import type { Workers } from './modules/news/workers';
import { missingRight } from './modules/refusals/missing-right';
import { registerProof } from './modules/step-up/proof';
import { createSecrets } from './modules/two-factor/secrets';
import { registerOpenApi } from './openapi/register-openapi';
import { registerArrival } from './plugins/arrival';
import { registerArrivalQueue } from './plugins/arrival-queue';
import { registerAuth } from './plugins/auth';
import { registerCalls } from './plugins/calls';
import { registerClosing } from './plugins/closing';
import { registerConsole } from './plugins/console';
import { registerCors } from './plugins/cors';
import { freeBytesOf, fullDiskOf, registerDiskSpace } from './plugins/disk-space';
import { registerErrors } from './plugins/errors';
import { registerOnlySection7 } from './plugins/only-section-7';
import { registerRequestBody } from './plugins/request-body';
import { registerRequestId, requestIdOf } from './plugins/request-id';
import { refuseUnreadable, registerSecurityHeaders } from './plugins/security-headers';
import { registerUnnamedProxy } from './plugins/unnamed-proxy';
import { registerUnreadBodies } from './plugins/unread-bodies';
import { registerUploads } from './plugins/uploads';
import { registerRoutes } from './routes';
import type { Demo, TwoFactorPolicy } from './settings/config';
import { SETTINGS } from './settings/settings';
import { trustedBy, type TrustProxy } from './settings/trust-proxy';
import type { Storage } from './storage/storage';

/**
 * The limit of JSON bodies, which are small; uploads have limits of their own. With a megabyte of field names, sent to
 * sign-in, a stranger could block the server for half a second.
 */
const BODY_LIMIT_BYTES = 65_536;

/** The time for a whole request to arrive: enough for an upload on a slow connection, and an end for a client that stalls. */
const REQUEST_LIMIT_MS = 180_000;

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
  /** Whether readers find approved news at their addresses (`/n/{id}`). */
  hasSite?: boolean;
  /** Serves only the core API, as another backend would; for testing the console. */
  onlySection7?: boolean;
};

/** Builds the whole server from a database and a clock, ready to listen or for `inject`. */
export const buildApp = async (deps: AppDeps): Promise<App> => {
  const {
    db,
    listen,
    storage,
    workers,
    clock,
    publicUrl,
    keyring,
    consoleDir,
    corsOrigins = [],
    trustProxy = false,
    demo = 'off',
    twoFactor = 'off',
    logLevel = 'silent',
    logStream,
    isDraining = () => false,
    holdBack,
    dataDir,
    reserve,
    uploadMegabytesPerDay = SETTINGS.NEWSDESK_UPLOAD_MB_PER_DAY.default,
    fourEyes = false,
    fetchesPictures = true,
    fetchPicture = createPictureFetcher(),
    hasSite = true,
    onlySection7 = false,
  } = deps;
  const app: App = fastify({
    logger: { level: logLevel, ...(logStream && { stream: logStream }) },
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustedBy(trustProxy),
    routerOptions: { ignoreTrailingSlash: true },
    ajv: { customOptions: { allErrors: true, removeAdditional: true } },
    frameworkErrors: refuseUnreadable,
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_LIMIT_MS,
  });
  const tokens = createTokens(keyring, clock);
  const secrets = createSecrets(keyring);
  // The core API has no call to set up a second factor.
  const policy = onlySection7 ? 'off' : twoFactor;
  const isWithoutUsers = createFirstRun(db);
  // The demo has its accounts, and the core API cannot create any.
  const isFirstRun = async () => demo === 'off' && !onlySection7 && (await isWithoutUsers());
  app.decorate('clock', clock);

  registerErrors(app, holdBack);
  registerArrival(app, clock);
  registerArrivalQueue(app, networkOf);
  registerRequestId(app);
  registerUnnamedProxy(app);
  registerUnreadBodies(app);
  registerClosing(app, isDraining);
  if (dataDir) registerDiskSpace(app, { freeBytes: () => freeBytesOf(dataDir), reserve });
  registerCalls(app, { onlySection7 });
  if (onlySection7) registerOnlySection7(app);
  await registerCors(app, corsOrigins);
  await registerSecurityHeaders(app, { consoleDir, corsOrigins });
  registerAuth(app, {
    findCaller: (token) => findCaller({ db, tokens, policy }, token),
    findMembership: (groupId, userId) => findMembership(db, groupId, userId),
    groupExists: (groupId) => groupExists(db, groupId),
    ...(!onlySection7 && { whatIsMissing: (right, caller) => missingRight(db, right, caller) }),
  });
  // The core API has no call to prove anything.
  if (!onlySection7) registerProof(app, { db, clock });
  registerRequestBody(app);
  await registerUploads(app);

  await registerOpenApi(app);
  const fullDisk = async () => (dataDir ? fullDiskOf(dataDir) : undefined);
  await registerRoutes(app, {
    readiness: createReadiness({ db, storage, fullDisk }),
    db,
    listen,
    storage,
    workers,
    clock,
    publicUrl,
    uploadMegabytesPerDay,
    fetchesPictures,
    fetchPicture,
    tokens,
    secrets,
    keyring,
    policy,
    demo,
    isFirstRun,
    isDraining,
    fourEyes,
    hasSite,
    onlySection7,
  });

  await registerConsole(app, consoleDir, { isDemo: demo === 'public', isFirstRun });
  return app;
};
