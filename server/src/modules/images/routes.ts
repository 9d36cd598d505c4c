import { notFound } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Storage } from '../../storage/storage';

import { isImageKey } from './image-store';

/** Serves stored images. An image never changes under its address, and is public, as <img> sends no token. */
export const registerImageRoutes = (app: App, { storage }: { storage: Storage }): void => {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = request.params['*'];
    const bytes = isImageKey(key) ? await storage.read(key) : null;
    if (!bytes) throw notFound();
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes);
  });
};
