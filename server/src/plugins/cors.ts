import type { App } from '../http/app-instance';

const PREFLIGHT_SECONDS = '600';
const ALLOWED_HEADERS =
  'authorization, content-type, accept-language, idempotency-key, if-match, x-client-id';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

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
export const registerCors = (app: App, origins: string[]): void => {
  if (origins.length === 0) return;
  const allowed = new Set(origins);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (!origin || !allowed.has(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', 'etag, idempotent-replayed, retry-after');
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    return reply
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      .header('access-control-allow-headers', ALLOWED_HEADERS)
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .code(204)
      .send();
  });

  // To a console on another origin, an address relative to this server would mean a file of its own.
  app.addHook('preSerialization', async (request, _reply, payload) => {
    const { origin } = request.headers;
    const isForeign = origin !== undefined && allowed.has(origin);
    return isForeign ? withAbsoluteFiles(payload, `${request.protocol}://${request.host}`) : payload;
  });
};
