import type { Readable } from 'node:stream';

import { notFound } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { withIdleLimit } from '../../http/idle-limit';
import type { Storage } from '../../storage/storage';
import { networkOf } from '../auth/sign-in/names';
import type { Workers } from '../news/workers';

import { contentTypeOf, isImageKey } from './image-store';
import { readSize, type SizeOfPicture } from './size-keys';
import { createSizes } from './sizes';
import { measureStored } from './webp-header';

/**
 * For how long a browser or a shared cache shows a picture without asking: one that was removed disappears everywhere within these
 * minutes. Afterwards a cache asks with the ETag, and gets 304 without the bytes.
 */
const KEPT_SECONDS = 300;
/** For a picture that is sent instead of a size that is not there yet. */
const KEPT_INSTEAD_SECONDS = 5;
/** A picture is abandoned if its store sends nothing, or its reader takes nothing, for this long. */
const IDLE_MS = 30_000;

type Deps = {
  storage: Storage;
  workers: Workers;
  clock: Clock;
  fullDisk: (need: 'picture') => Promise<string | undefined>;
  onlySection7: boolean;
};

/** A stored file, and for how many seconds it may be kept under the address that was asked for. */
type Found = { key: string; bytes: Readable; keptSeconds: number };

/**
 * Serves stored images, and their sizes, which are made at their first request. An image never changes under its address, and is
 * public, as <img> sends no token.
 */
export const registerImageRoutes = (app: App, { storage, onlySection7, fullDisk, ...deps }: Deps): void => {
  const make = createSizes({
    storage,
    ...deps,
    fullDisk: () => fullDisk('picture'),
    onFailure: (error, text) => app.log.warn(error, text),
  });

  const find = async (key: string, keptSeconds = KEPT_SECONDS): Promise<Found | null> => {
    const bytes = await storage.read(key);
    return bytes && { key, bytes, keptSeconds };
  };
  const findSize = async (size: SizeOfPicture, place: string): Promise<Found | null> => {
    const stored = await find(size.key);
    if (stored) return stored;
    const header = await measureStored(storage, size.picture);
    // One that moves would stop, and one that is no wider than that gains nothing; or there is none.
    if (!header || header.isAnimated || header.width <= size.width) return find(size.picture);
    const made = (await make(size, place)) ? await find(size.key) : null;
    return made ?? find(size.picture, KEPT_INSTEAD_SECONDS);
  };

  if (!onlySection7) app.extensions.add('picture-sizes');
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = request.params['*'];
    const size = onlySection7 ? undefined : readSize(key);
    if (!isImageKey(size?.picture ?? key)) throw notFound();
    const found = await (size ? findSize(size, networkOf(request.ip)) : find(key));
    if (!found) throw notFound();
    const { bytes, keptSeconds } = found;
    const tag = `"${found.key}"`;
    reply
      .header('etag', tag)
      .header('cache-control', `public, max-age=${keptSeconds}`)
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    if (request.headers['if-none-match'] === tag) {
      bytes.destroy();
      return reply.code(304).send();
    }
    return reply.type(contentTypeOf(found.key)).send(withIdleLimit(bytes, IDLE_MS));
  });
};
