import cors from '@fastify/cors';

import { isRecord } from '@contract';

import type { App } from '../http/app-instance';

const PREFLIGHT_SECONDS = 600;
const ALLOWED_HEADERS = [
  'authorization',
  'content-type',
  'accept-language',
  'idempotency-key',
  'if-match',
  'x-client-id',
  'x-account-link',
];

/** Prefixes the addresses of this server's files (fields named …Url or url), which are relative otherwise. */
const withAbsoluteFiles = (value: unknown, base: string): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => withAbsoluteFiles(item, base));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) =>
      /url$/i.test(name) && typeof item === 'string' && item.startsWith('/files/')
        ? [name, base + item]
        : [name, withAbsoluteFiles(item, base)],
    ),
  );
};

/** Lets consoles that are served from the listed origins call this API (NEWSDESK_CORS_ORIGINS). */
export const registerCors = async (app: App, origins: string[]): Promise<void> => {
  if (origins.length === 0) return;
  const allowed = new Set(origins);

  await app.register(cors, {
    origin: origins,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ALLOWED_HEADERS,
    exposedHeaders: ['date', 'etag', 'idempotent-replayed', 'retry-after'],
    maxAge: PREFLIGHT_SECONDS,
    // Its refusal of an incomplete preflight is not an envelope.
    strictPreflight: false,
  });

  // A console on another origin would resolve a relative address against its own origin.
  app.addHook('preSerialization', async (request, _reply, payload) => {
    const { origin } = request.headers;
    const isForeign = origin !== undefined && allowed.has(origin);
    return isForeign ? withAbsoluteFiles(payload, `${request.protocol}://${request.host}`) : payload;
  });
};
