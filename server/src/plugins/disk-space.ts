import fs from 'node:fs/promises';

import type { FastifyRequest } from 'fastify';

import { ErrorCode } from '@contract';

import type { Reserve } from '../db/embedded/reserve';
import { ApiError } from '../http/api-error';
import type { App } from '../http/app-instance';
import { commonMessages } from '../http/messages';

import { askedBy } from './request-log';

/**
 * The embedded database stops for good if its log cannot grow, and the log grows by 16 MB at a time. So writes are refused
 * while there is still space for those in progress.
 */
const MEGABYTE = 1024 * 1024;
/** Pictures are refused first, so that they never use the space of texts, nor texts that of sign-ins (a few hundred bytes each). */
const MIN_FREE_BYTES = { picture: 128 * MEGABYTE, write: 64 * MEGABYTE, session: 20 * MEGABYTE };
/** Calls whose pictures can be sent again later. Covers come with a text, and are refused with it. */
const OF_PICTURES = /\/(?:upload|fetch-picture|avatar|media)$/;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** How long a measured disk space is valid: the writes accepted in that time cannot fill the reserved space. */
const LOOK_AGAIN_MS = 200;

type Need = keyof typeof MIN_FREE_BYTES;

type Disk = {
  freeBytes: () => Promise<number>;
  /** Reserved for sign-ins if the database is on this disk; otherwise they need no space on it. */
  reserve?: Reserve | undefined;
};

/** Free bytes on the folder's disk; a folder that does not exist (yet) sets no limit. */
export const freeBytesOf = async (folder: string): Promise<number> => {
  try {
    const { bavail, bsize } = await fs.statfs(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
};

/** Why the folder's disk takes no writes of texts, or no pictures; nothing if it does. */
export const fullDiskOf = async (
  folder: string,
  need: 'write' | 'picture' = 'write',
): Promise<string | undefined> => {
  const free = await freeBytesOf(folder);
  return free < MIN_FREE_BYTES[need] ? `only ${Math.floor(free / MEGABYTE)} MB are free` : undefined;
};

const needOf = ({ routeOptions: { url } }: FastifyRequest): Need => {
  if (url && OF_PICTURES.test(url)) return 'picture';
  return url?.startsWith('/api/auth/') ? 'session' : 'write';
};

/** Limits how often the disk is queried: otherwise a flood of requests would occupy all threads that read files and check passwords. */
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

/** Refuses writes on a full disk; reading and sign-in continue. Writes are accepted again once there is space. */
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
    // Released for sign-ins only: otherwise the writes that filled the disk would fill this space too.
    if (need === 'session' && (await lookWithReserve()) >= MIN_FREE_BYTES.session) return;
    request.log.error({ free, ...askedBy(request) }, 'the disk of the data folder is full');
    throw new ApiError(ErrorCode.TryAgainLater, commonMessages.diskFull);
  });
};
