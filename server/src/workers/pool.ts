import { ErrorCode, type Id } from '@contract';

import { ApiError } from '../http/api-error';
import { commonMessages } from '../http/messages';

import { createSlot, type SlotOptions } from './worker-slot';

type PoolOptions<Answer> = SlotOptions<Answer> & {
  /** The maximum number of workers. */
  size: number;
  /** The maximum number of waiting jobs; further ones are refused (429). */
  maxWaiting: number;
  /** A person whose jobs took longer than this in the last minute leaves one worker to everybody else. */
  expensiveMs: number;
};

const RETRY_AFTER_SECONDS = 5;
/** Opening the database keeps the main thread busy meanwhile, for seconds on a slow machine; an answer then arrives late. */
const WARM_UP_LIMIT_MS = 60_000;
/** How long the time spent on a person's jobs counts at most, in milliseconds. */
const SPENT_FOR_MS = 60_000;

const tooBusy = () =>
  new ApiError(ErrorCode.TryAgainLater, commonMessages.busy, {
    httpStatus: 429,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

/**
 * A few workers for jobs that would block the main thread. They work on one job per person at a time, so that one person's
 * jobs cannot occupy all workers. The next job is that of the person on whom the workers have spent the least time lately, and
 * one worker is kept for those on whom they have spent little: people who send expensive jobs wait for each other.
 */
export const createPool = <Job, Answer>({
  size,
  maxWaiting,
  expensiveMs,
  ...options
}: PoolOptions<Answer>) => {
  const slots = Array.from({ length: size }, () => createSlot<Job, Answer>(options));
  const busyOwners = new Set<Id>();
  const spentMs = new Map<Id, number>();
  let countsSince = performance.now();
  let waiting: { owner: Id; begin: (slot: (typeof slots)[number]) => void }[] = [];

  const spentOn = (owner: Id) => spentMs.get(owner) ?? 0;
  const countSpent = (owner: Id, ms: number): void => {
    if (performance.now() - countsSince > SPENT_FOR_MS) {
      spentMs.clear();
      countsSince = performance.now();
    }
    spentMs.set(owner, spentOn(owner) + ms);
  };

  const beginNext = (): void => {
    const [slot, ...others] = slots.filter(({ isFree }) => isFree());
    const isForAll = others.length > 0 || size === 1;
    const [next] = waiting
      .filter(({ owner }) => !busyOwners.has(owner) && (isForAll || spentOn(owner) <= expensiveMs))
      .sort((one, other) => spentOn(one.owner) - spentOn(other.owner));
    if (!slot || !next) return;
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
          const began = performance.now();
          const done = slot.run(job).finally(() => {
            countSpent(owner, performance.now() - began);
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
