import fs from 'node:fs/promises';

import type { FastifyRequest } from 'fastify';

import { ErrorCode } from '@contract';

import { ApiError } from '../http/api-error';
import type { App } from '../http/app-instance';
import { commonMessages } from '../http/messages';

/**
 * The embedded database stops for good where its log cannot grow, and grows it 16 MB at a time: writes are refused
 * while there is still room for those on their way.
 */
const MEGABYTE = 1024 * 1024;
/** Pictures stop first, so that they never take the room of texts, nor texts that of sign-ins (a few hundred bytes each). */
const MIN_FREE_BYTES = { picture: 128 * MEGABYTE, write: 64 * MEGABYTE, session: 32 * MEGABYTE };
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Bytes that may still be written to the folder's disk; a folder that is not there (yet) sets no limit. */
export const freeBytesOf = async (folder: string): Promise<number> => {
  try {
    const { bavail, bsize } = await fs.statfs(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
};

const minFreeFor = ({ routeOptions: { url } }: FastifyRequest): number => {
  if (url?.endsWith('/upload')) return MIN_FREE_BYTES.picture;
  return url?.startsWith('/api/auth/') ? MIN_FREE_BYTES.session : MIN_FREE_BYTES.write;
};

/** Refuses writes on a full disk and goes on reading; there is room again, and they are taken again. */
export const registerDiskSpace = (app: App, freeBytes: () => Promise<number>): void => {
  app.addHook('onRequest', async (request) => {
    if (READS.has(request.method)) return;
    const free = await freeBytes();
    if (free >= minFreeFor(request)) return;
    request.log.error({ free }, 'the disk of the data folder is full');
    throw new ApiError(ErrorCode.TryAgainLater, commonMessages.diskFull);
  });
};
