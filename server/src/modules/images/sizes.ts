import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

import type { Id } from '@contract';

import { ApiError } from '../../http/api-error';
import type { Clock } from '../../http/clock';
import { createFairTurns } from '../../http/fair-turns';
import type { Storage } from '../../storage/storage';
import type { Workers } from '../news/workers';

import { contentTypeOf } from './image-store';
import type { SizeOfPicture } from './size-keys';

/** How many sizes may wait to be made; a page of twelve pictures asks for as many at once. */
const MAX_WAITING = 60;
/** A reader who has waited for so long gets the picture itself. */
const WAIT_MS = 1_000;
/** For how long a size that could not be made is not tried again. */
const PAUSE_MS = 10 * 60_000;
/** The most sizes that are remembered as failed. */
const MAX_PAUSED = 1_000;
/** Whose work it is for the image workers: no account has this id, so that all readers together have one person's share of them. */
const READERS: Id = 0;

type Deps = {
  storage: Storage;
  workers: Pick<Workers, 'makeSize'>;
  clock: Clock;
  /** Why the disk takes no more pictures; undefined if it does. */
  fullDisk: () => Promise<string | undefined>;
  /** Called once for each size that could not be made. */
  onFailure: (error: unknown, text: string) => void;
  waitMs?: number;
};

/**
 * Makes the sizes of stored pictures, one at a time, and stores them next to the picture. Two servers may make the same size at
 * once: they store it under one name.
 */
export const createSizes = ({ storage, workers, clock, fullDisk, onFailure, waitMs = WAIT_MS }: Deps) => {
  const turns = createFairTurns({ size: 1, maxWaiting: MAX_WAITING });
  const making = new Map<string, Promise<boolean>>();
  const pausedUntil = new Map<string, number>();

  const work = async ({ key, picture, width, format }: SizeOfPicture): Promise<boolean> => {
    // Looked for again: another server may have made it, and the picture may be gone.
    const [there, source] = await Promise.all([storage.read(key), storage.read(picture)]);
    there?.destroy();
    if (there || !source || (await fullDisk())) {
      source?.destroy();
      return there !== null;
    }
    const job = { bytes: await buffer(source), size: { width, format } };
    const { bytes } = await workers.makeSize(job, READERS);
    await storage.put(key, bytes, contentTypeOf(key));
    return true;
  };

  const fail = (key: string, error: unknown): false => {
    // Too many at once: it can be tried again at once.
    if (error instanceof ApiError) return false;
    if (pausedUntil.size >= MAX_PAUSED) pausedUntil.clear();
    pausedUntil.set(key, clock().getTime() + PAUSE_MS);
    onFailure(error, `The size ${key} of a picture could not be made.`);
    return false;
  };

  const begin = (size: SizeOfPicture, place: string): Promise<boolean> => {
    const job = turns
      .run(place, () => work(size))
      .catch((error: unknown) => fail(size.key, error))
      .finally(() => making.delete(size.key));
    making.set(size.key, job);
    return job;
  };

  /**
   * Whether the size is in the store now. False if it cannot be made, or not soon enough; in the latter case it still is made.
   * @param place whose request it is: places take turns
   */
  return async (size: SizeOfPicture, place: string): Promise<boolean> => {
    if ((pausedUntil.get(size.key) ?? 0) > clock().getTime()) return false;
    const job = making.get(size.key) ?? begin(size, place);
    const given = new AbortController();
    const late = wait(waitMs, false, { ref: false, signal: given.signal }).catch(() => false);
    return Promise.race([job, late]).finally(() => given.abort());
  };
};
