import fastify from 'fastify';

import type { Database } from './db/database';
import type { App } from './http/app-instance';
import type { Clock } from './http/clock';
import { registerAuthRoutes } from './modules/auth/routes';
import { createTokens } from './modules/auth/tokens';
import { registerDrawingRoutes } from './modules/drawings/routes';
import { registerHealthRoutes } from './modules/health/routes';
import { registerUserRoutes } from './modules/users/routes';
import { registerAuth } from './plugins/auth';
import { registerConsole } from './plugins/console';
import { registerCors } from './plugins/cors';
import { registerErrors, sendError } from './plugins/errors';
import { registerRequestText } from './plugins/request-text';
import { registerSecurityHeaders } from './plugins/security-headers';

/** Requests with JSON bodies are small; uploads have limits of their own. */
const BODY_LIMIT_BYTES = 1_048_576;

export type AppDeps = {
  db: Database;
  clock: Clock;
  /** Signs tokens. */
  secret: string;
  /** The folder of the built console. */
  consoleDir: string;
  corsOrigins?: string[];
  trustProxy?: boolean;
  logLevel?: string;
};

/** The whole server over a database and a clock, ready to listen or to be injected into. */
export const buildApp = async (deps: AppDeps): Promise<App> => {
  const { db, clock, secret, consoleDir, corsOrigins = [], trustProxy = false, logLevel = 'silent' } = deps;
  const app: App = fastify({
    logger: { level: logLevel },
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy,
    routerOptions: { ignoreTrailingSlash: true },
    ajv: { customOptions: { allErrors: true, removeAdditional: true } },
    frameworkErrors: sendError,
    forceCloseConnections: 'idle',
  });
  const tokens = createTokens(secret, clock);

  registerErrors(app);
  registerCors(app, corsOrigins);
  await registerSecurityHeaders(app, { consoleDir, corsOrigins });
  registerAuth(app, { db, tokens });
  registerRequestText(app);

  registerHealthRoutes(app, { db });
  registerAuthRoutes(app, { db, tokens, clock });
  registerUserRoutes(app, { db });
  registerDrawingRoutes(app);

  await registerConsole(app, consoleDir);
  return app;
};
