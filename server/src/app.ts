import fastify from 'fastify';

import type { AppDeps } from './app-deps';
import type { Database } from './db/database';
import type { App } from './http/app-instance';
import { createFirstRun } from './modules/accounts/first-run';
import { checkToken } from './modules/api-tokens/repository';
import { findCaller } from './modules/auth/find-caller';
import { networkOf } from './modules/auth/sign-in/names';
import { createTokens } from './modules/auth/tokens';
import { createPictureFetcher } from './modules/fetched-pictures/fetch-picture';
import { createReadiness } from './modules/health/readiness';
import { groupExists } from './modules/journalists/group-there';
import { findMembership } from './modules/journalists/membership-repository';
import { createPost } from './modules/mail/post';
import { relyingPartyOf } from './modules/passkeys/relying-party';
import { missingRight } from './modules/refusals/missing-right';
import { findByOldPath } from './modules/site/old-paths';
import { registerProof } from './modules/step-up/proof';
import { createSecrets } from './modules/two-factor/secrets';
import { findUserOfSession } from './modules/users/repository';
import { createWebhookSender } from './modules/webhooks/send';
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
import { LINE_OPTIONS, registerAsking, RequestLines } from './plugins/request-log';
import { refuseUnreadable, registerSecurityHeaders } from './plugins/security-headers';
import { registerUnnamedProxy } from './plugins/unnamed-proxy';
import { registerUnreadBodies } from './plugins/unread-bodies';
import { registerUploads } from './plugins/uploads';
import { registerRoutes, type RouteDeps } from './routes';
import { SETTINGS } from './settings/settings';
import { trustedBy } from './settings/trust-proxy';

/**
 * The limit of JSON bodies, which are small; uploads have limits of their own. With a megabyte of field names, sent to
 * sign-in, a stranger could block the server for half a second.
 */
const BODY_LIMIT_BYTES = 65_536;

/** The time for a whole request to arrive: enough for an upload on a slow connection, and an end for a client that stalls. */
const REQUEST_LIMIT_MS = 180_000;

/** Where news of an address of another website has moved to. */
const createFindMoved = (db: Database) => async (url: string) => {
  const id = await findByOldPath(db, url);
  return id === undefined ? undefined : `/n/${id}`;
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
    timeZone = SETTINGS.NEWSDESK_TIME_ZONE.default,
    keyring,
    consoleDir,
    corsOrigins = [],
    trustProxy = false,
    demo = 'off',
    twoFactor = 'off',
    logLevel = 'silent',
    logStream,
    checkSecrets,
    isDraining = () => false,
    holdBack,
    dataDir,
    reserve,
    uploadMegabytesPerDay = SETTINGS.NEWSDESK_UPLOAD_MB_PER_DAY.default,
    fourEyes = false,
    fetchesPictures = true,
    fetchPicture = createPictureFetcher(),
    webhooksReachPrivate = false,
    webhookSender = createWebhookSender({ reachesPrivate: webhooksReachPrivate }),
    mailer,
    oidc,
    deliversOutbox = false,
    hasSite = true,
    siteName = SETTINGS.NEWSDESK_SITE_NAME.default,
    onlySection7 = false,
  } = deps;
  const app: App = fastify({
    logger: { ...LINE_OPTIONS, level: logLevel, ...(logStream && { stream: logStream }) },
    logController: new RequestLines(),
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
  const relyingParty = onlySection7 ? null : relyingPartyOf(publicUrl, corsOrigins);
  const isWithoutUsers = createFirstRun(db);
  // The demo has its accounts, and the core API cannot create any.
  const isFirstRun = async () => demo === 'off' && !onlySection7 && (await isWithoutUsers());
  app.decorate('clock', clock);

  registerErrors(app, holdBack);
  registerAsking(app);
  registerArrival(app, clock);
  registerArrivalQueue(app, networkOf);
  registerRequestId(app);
  registerUnnamedProxy(app, { publicUrl, hasProxy: trustProxy !== false });
  registerUnreadBodies(app);
  registerClosing(app, isDraining);
  if (dataDir) registerDiskSpace(app, { freeBytes: () => freeBytesOf(dataDir), reserve });
  registerCalls(app, { onlySection7 });
  if (onlySection7) registerOnlySection7(app);
  await registerCors(app, corsOrigins);
  await registerSecurityHeaders(app, { consoleDir, corsOrigins });
  registerAuth(app, {
    findCaller: (token) => findCaller({ db, tokens, policy, relyingParty }, token),
    findUserOfSession: (session) => findUserOfSession(db, session),
    checkToken: (secret) => checkToken(db, secret, clock()),
    findMembership: (groupId, userId) => findMembership(db, groupId, userId),
    groupExists: (groupId) => groupExists(db, groupId),
    ...(!onlySection7 && { whatIsMissing: (right, caller) => missingRight(db, right, caller) }),
  });
  // The core API has no call to prove anything.
  if (!onlySection7) registerProof(app, { db, clock });
  registerRequestBody(app);
  await registerUploads(app);

  await registerOpenApi(app);
  const fullDisk: RouteDeps['fullDisk'] = async (need) => (dataDir ? fullDiskOf(dataDir, need) : undefined);
  await registerRoutes(app, {
    readiness: createReadiness({ db, storage, fullDisk, checkSecrets }),
    fullDisk,
    db,
    listen,
    storage,
    workers,
    clock,
    publicUrl,
    timeZone,
    uploadMegabytesPerDay,
    fetchesPictures,
    fetchPicture,
    webhookSender,
    oidc: onlySection7 ? undefined : oidc,
    post: mailer && createPost({ mailer, publicUrl, log: app.log }),
    deliversOutbox,
    tokens,
    secrets,
    keyring,
    policy,
    relyingParty,
    demo,
    isFirstRun,
    isDraining,
    fourEyes,
    hasSite,
    siteName,
    onlySection7,
  });

  await registerConsole(app, consoleDir, {
    isDemo: demo === 'public',
    isFirstRun,
    timeZone,
    providerName: onlySection7 ? undefined : oidc?.name,
    passwordsOff: !onlySection7 && oidc?.passwordsOnlyFor !== undefined,
    ...(hasSite && !onlySection7 && { findMoved: createFindMoved(db) }),
  });
  return app;
};
