import fs from 'node:fs/promises';

import type { FastifyRequest } from 'fastify';

import { ErrorCode } from '@contract';

import type { Reserve } from '../db/embedded/reserve';
import { ApiError } from '../http/api-error';
import type { App } from '../http/app-instance';
import { commonMessages } from '../http/messages';

/**
 * The embedded database stops for good where its log cannot grow, and grows it 16 MB at a time: writes are refused
 * while there is still room for those on their way.
 */
const MEGABYTE = 1024 * 1024;
/** Pictures stop first, so that they never take the room of texts, nor texts that of sign-ins (a few hundred bytes each). */
const MIN_FREE_BYTES = { picture: 128 * MEGABYTE, write: 64 * MEGABYTE, session: 20 * MEGABYTE };
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** How long an answer of the disk is good for: nothing that is let in meanwhile fills the room that is kept. */
const LOOK_AGAIN_MS = 200;

type Need = keyof typeof MIN_FREE_BYTES;

type Disk = {
  freeBytes: () => Promise<number>;
  /** Kept back for sign-ins where the database is on this disk; elsewhere they need no room on it. */
  reserve?: Reserve | undefined;
};

/** Bytes that may still be written to the folder's disk; a folder that is not there (yet) sets no limit. */
export const freeBytesOf = async (folder: string): Promise<number> => {
  try {
    const { bavail, bsize } = await fs.statfs(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
};

const needOf = ({ routeOptions: { url } }: FastifyRequest): Need => {
  if (url?.endsWith('/upload')) return 'picture';
  return url?.startsWith('/api/auth/') ? 'session' : 'write';
};

/** Asks at most so often: a flood of requests would else keep all threads busy that read files and check passwords. */
const rarely = (freeBytes: () => Promise<number>): (() => Promise<number>) => {
  let asked = -Infinity;
  let answer = Promise.resolve(Infinity);
  return () => {
    const now = performance.now();
    if (now - asked < LOOK_AGAIN_MS) return answer;
    asked = now;
    answer = freeBytes();
    return answer;
  };
};

/** Refuses writes on a full disk and goes on reading and signing in; there is room again, and they are taken again. */
export const registerDiskSpace = (app: App, { freeBytes, reserve }: Disk): void => {
  const look = rarely(async () => {
    const free = await freeBytes();
    if (reserve && free >= MIN_FREE_BYTES.picture + reserve.bytes) void reserve.fill();
    return free;
  });
  const lookWithReserve = rarely(async () => {
    await reserve?.release();
    return freeBytes();
  });
  app.addHook('onRequest', async (request) => {
    if (READS.has(request.method)) return;
    const need = needOf(request);
    if (need === 'session' && !reserve) return;
    const free = await look();
    if (free >= MIN_FREE_BYTES[need]) return;
    // For sign-ins alone: whoever fills the disk would fill this too.
    if (need === 'session' && (await lookWithReserve()) >= MIN_FREE_BYTES.session) return;
    request.log.error({ free }, 'the disk of the data folder is full');
    throw new ApiError(ErrorCode.TryAgainLater, commonMessages.diskFull);
  });
};
