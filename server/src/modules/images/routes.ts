import { notFound } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { withIdleLimit } from '../../http/idle-limit';
import type { Storage } from '../../storage/storage';

import { isImageKey } from './image-store';

/**
 * For how long a browser or a shared cache shows a picture without asking: one that was removed disappears everywhere within these
 * minutes. Afterwards a cache asks with the ETag, and gets 304 without the bytes.
 */
const KEPT_SECONDS = 300;
/** A picture is abandoned if its store sends nothing, or its reader takes nothing, for this long. */
const IDLE_MS = 30_000;

/** Serves stored images. An image never changes under its address, and is public, as <img> sends no token. */
export const registerImageRoutes = (app: App, { storage }: { storage: Storage }): void => {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = request.params['*'];
    const bytes = isImageKey(key) ? await storage.read(key) : null;
    if (!bytes) throw notFound();
    const tag = `"${key}"`;
    reply
      .header('etag', tag)
      .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
      .header('content-security-policy', "default-src 'none'; sandbox");
    if (request.headers['if-none-match'] === tag) {
      bytes.destroy();
      return reply.code(304).send();
    }
    return reply.type('image/webp').send(withIdleLimit(bytes, IDLE_MS));
  });
};
