import helmet from '@fastify/helmet';

import type { App } from '../http/app-instance';

import { createConsolePolicy } from './content-security-policy';

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
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // A console on another origin shows this server's images.
    crossOriginResourcePolicy: { policy: corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
  });

  const policy = createConsolePolicy(consoleDir);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', policy());
    // Answers of the API belong to one person and one moment.
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
  });
};
