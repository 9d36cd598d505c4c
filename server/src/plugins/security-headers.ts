import helmet from '@fastify/helmet';

import type { App } from '../http/app-instance';

import { consolePolicy } from './content-security-policy';

type Options = { consoleDir: string; corsOrigins: string[] };

/**
 * Security headers on every answer. Neither `upgrade-insecure-requests` nor HSTS: on a local network the server
 * speaks plain http, and a proxy that ends TLS sets its own.
 */
export const registerSecurityHeaders = async (
  app: App,
  { consoleDir, corsOrigins }: Options,
): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: consolePolicy(consoleDir) },
    strictTransportSecurity: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // A console on another origin shows this server's images.
    crossOriginResourcePolicy: { policy: corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
  });
};
