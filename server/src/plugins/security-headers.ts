import helmet from '@fastify/helmet';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

import type { App } from '../http/app-instance';

import { createConsolePolicy } from './content-security-policy';
import { sendError } from './errors';

type Options = { consoleDir: string; corsOrigins: string[] };

/** Disables the browser features that the console never needs. It needs the clipboard, and full screen for videos in frames. */
const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .concat('clipboard-write=(self)', 'fullscreen=*')
  .join(', ');

/** For an invalid address: the router refuses it before any hook. */
const BARE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

/** Responds to addresses that the router cannot parse, with the headers of every response. */
export const refuseUnreadable = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  sendError(error, request, reply.headers(BARE_HEADERS));

/**
 * Security headers on every response. `upgrade-insecure-requests` and HSTS are not set: on a local network the server
 * speaks plain HTTP, and a proxy that terminates TLS sets its own.
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
    // A console on another origin loads this server's images.
    crossOriginResourcePolicy: { policy: corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
  });

  const policy = createConsolePolicy(consoleDir);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', policy()).header('permissions-policy', PERMISSIONS);
    // Responses of the API are for one person and change with every write.
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
  });
};
