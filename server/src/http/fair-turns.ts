import { ErrorCode } from '@contract';

import { ApiError } from './api-error';
import { commonMessages } from './messages';

type Options = {
  /** How many jobs run at a time. */
  size: number;
  /** The maximum number of waiting jobs; further ones are refused (429), and before them those of owners with many. */
  maxWaiting: number;
  /** An owner whose jobs took longer than this in the last minute leaves one place to everybody else. */
  expensiveMs?: number;
  /** Waited for after a job, with its milliseconds, before the next that waits. */
  rest?: (ms: number) => Promise<void>;
};

/** How many jobs run and wait now, and how many were refused since the start. */
export type QueueCounts = { running: number; waiting: number; refused: number };

const RETRY_AFTER_SECONDS = 5;
/** While half of the places are taken, an owner with so many of them gets no other: a page of the console asks for fewer at once. */
const MANY = 8;
/** How long the time spent on an owner's jobs counts at most, in milliseconds. */
const SPENT_FOR_MS = 60_000;

const tooBusy = () =>
  new ApiError(ErrorCode.TryAgainLater, commonMessages.busy, {
    httpStatus: 429,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

/**
 * Lets jobs wait for each other. One job of an owner (a person) runs at a time, so that the jobs of one cannot occupy all places.
 * All who wait get the same share of the time (start-time fair queuing): the longer a turn took, the later is the owner's next;
 * but who comes back after a pause is next, however much was spent on them before. One place is kept for
 * owners on whom little was spent: those of expensive jobs wait for each other. However many jobs one owner sends, others can still wait.
 */
export const createFairTurns = ({ size, maxWaiting, expensiveMs = Infinity, rest }: Options) => {
  const busyOwners = new Set<unknown>();
  const spentMs = new Map<unknown, number>();
  /** How far each owner's share of the time reaches, in milliseconds since nobody waited. `served`: where the last turn began. */
  const shares = new Map<unknown, number>();
  let served = 0;
  let countsSince = performance.now();
  let free = size;
  let waiting: { owner: unknown; begin: () => void }[] = [];
  let refused = 0;

  const spentOn = (owner: unknown) => spentMs.get(owner) ?? 0;
  const shareOf = (owner: unknown) => Math.max(served, shares.get(owner) ?? 0);
  const countSpent = (owner: unknown, ms: number): void => {
    if (performance.now() - countsSince > SPENT_FOR_MS) {
      spentMs.clear();
      countsSince = performance.now();
    }
    spentMs.set(owner, spentOn(owner) + ms);
    shares.set(owner, (shares.get(owner) ?? 0) + ms);
  };

  const isFull = (owner: unknown): boolean => {
    if (waiting.length >= maxWaiting) return true;
    return waiting.length >= maxWaiting / 2 && waiting.filter((one) => one.owner === owner).length >= MANY;
  };

  const beginNext = (): void => {
    if (free === 0) return;
    const isForAll = free > 1 || size === 1;
    const [next] = waiting
      .filter(({ owner }) => !busyOwners.has(owner) && (isForAll || spentOn(owner) <= expensiveMs))
      .sort((one, other) => shareOf(one.owner) - shareOf(other.owner));
    if (!next) return;
    waiting = waiting.filter((one) => one !== next);
    busyOwners.add(next.owner);
    served = shareOf(next.owner);
    shares.set(next.owner, served);
    free -= 1;
    next.begin();
    beginNext();
  };

  const leave = (): void => {
    free += 1;
    beginNext();
  };

  return {
    /** The result of the job, when its turn has come. */
    run: <Result>(owner: unknown, job: () => Promise<Result>): Promise<Result> => {
      if (isFull(owner)) {
        refused += 1;
        return Promise.reject(tooBusy());
      }
      return new Promise((resolve, reject) => {
        const begin = () => {
          const began = performance.now();
          const done = job().finally(() => {
            const ms = performance.now() - began;
            countSpent(owner, ms);
            busyOwners.delete(owner);
            if (busyOwners.size === 0 && waiting.length === 0) {
              shares.clear();
              served = 0;
            }
            if (rest && waiting.length > 0) void rest(ms).then(leave);
            else leave();
          });
          done.then(resolve, reject);
        };
        waiting.push({ owner, begin });
        beginNext();
      });
    },
    counts: (): QueueCounts => ({ running: busyOwners.size, waiting: waiting.length, refused }),
    /** Forgets the jobs that wait. */
    close: (): void => {
      waiting = [];
    },
  };
};
