import { ErrorCode, type Id } from '@contract';

import { ApiError } from '../http/api-error';
import { commonMessages } from '../http/messages';

import { createSlot, type SlotOptions } from './worker-slot';

type PoolOptions<Answer> = SlotOptions<Answer> & {
  /** The maximum number of workers. */
  size: number;
  /** The maximum number of waiting jobs; further ones are refused (429). */
  maxWaiting: number;
};

const RETRY_AFTER_SECONDS = 5;
/** Opening the database keeps the main thread busy meanwhile, for seconds on a slow machine; an answer then arrives late. */
const WARM_UP_LIMIT_MS = 60_000;

const tooBusy = () =>
  new ApiError(ErrorCode.TryAgainLater, commonMessages.busy, {
    httpStatus: 429,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

/**
 * A few workers for jobs that would block the main thread. They work on one job per person at a time, so that one person's
 * jobs cannot occupy all workers; jobs of other people overtake.
 */
export const createPool = <Job, Answer>({ size, maxWaiting, ...options }: PoolOptions<Answer>) => {
  const slots = Array.from({ length: size }, () => createSlot<Job, Answer>(options));
  const busyOwners = new Set<Id>();
  let waiting: { owner: Id; begin: (slot: (typeof slots)[number]) => void }[] = [];

  const beginNext = (): void => {
    const slot = slots.find(({ isFree }) => isFree());
    const next = slot && waiting.find(({ owner }) => !busyOwners.has(owner));
    if (!next) return;
    waiting = waiting.filter((one) => one !== next);
    busyOwners.add(next.owner);
    next.begin(slot);
    beginNext();
  };

  return {
    /** Starts all workers, each with this job. Resolves when they have finished it. */
    warmUp: async (job: Job): Promise<void> => {
      await Promise.all(slots.map((slot) => slot.run(job, WARM_UP_LIMIT_MS).finally(beginNext)));
    },
    /** The answer to the job, or JobFailure. */
    run: (job: Job, owner: Id): Promise<Answer> => {
      if (waiting.length >= maxWaiting) return Promise.reject(tooBusy());
      return new Promise<Answer>((resolve, reject) => {
        const begin = (slot: (typeof slots)[number]) => {
          const done = slot.run(job).finally(() => {
            busyOwners.delete(owner);
            beginNext();
          });
          done.then(resolve, reject);
        };
        waiting.push({ owner, begin });
        beginNext();
      });
    },
    close: (): void => {
      waiting = [];
      for (const { close } of slots) close();
    },
  };
};
