import type { Id } from '@contract';

import { createFairTurns, type QueueCounts } from '../http/fair-turns';

import { createSlot, JobFailure, type SlotOptions } from './worker-slot';

type PoolOptions<Answer> = SlotOptions<Answer> & {
  /** The maximum number of workers. */
  size: number;
  /** The maximum number of waiting jobs; further ones are refused (429). */
  maxWaiting: number;
  /** A person whose jobs took longer than this in the last minute leaves one worker to everybody else. */
  expensiveMs: number;
};

/** `workers`: how many have been started and not ended; `failures`: jobs without a result since the start, by their reason. */
export type PoolCounts = QueueCounts & { workers: number; failures: Record<JobFailure['reason'], number> };

/** Opening the database keeps the main thread busy meanwhile, for seconds on a slow machine; an answer then arrives late. */
const WARM_UP_LIMIT_MS = 60_000;

/** A few workers for jobs that would block the main thread. People take turns (http/fair-turns.ts). */
export const createPool = <Job, Answer>({
  size,
  maxWaiting,
  expensiveMs,
  ...options
}: PoolOptions<Answer>) => {
  const slots = Array.from({ length: size }, () => createSlot<Job, Answer>(options));
  const turns = createFairTurns({ size, maxWaiting, expensiveMs });
  const failures = { 'too-long': 0, ended: 0, failed: 0 };

  const runInFreeSlot = (job: Job, limitMs?: number): Promise<Answer> => {
    const slot = slots.find(({ isFree }) => isFree());
    // Nobody has a turn without a free slot.
    if (!slot) throw new Error('No worker is free.');
    return slot.run(job, limitMs).catch((error: unknown) => {
      if (error instanceof JobFailure) failures[error.reason] += 1;
      throw error;
    });
  };

  return {
    /** Starts all workers, each with this job. Resolves when they have finished it. */
    warmUp: async (job: Job): Promise<void> => {
      await Promise.all(slots.map((slot) => turns.run(slot, () => runInFreeSlot(job, WARM_UP_LIMIT_MS))));
    },
    /** The answer to the job, or JobFailure. */
    run: (job: Job, owner: Id): Promise<Answer> => turns.run(owner, () => runInFreeSlot(job)),
    counts: (): PoolCounts => ({
      ...turns.counts(),
      workers: slots.filter(({ hasWorker }) => hasWorker()).length,
      failures: { ...failures },
    }),
    close: (): void => {
      turns.close();
      for (const { close } of slots) close();
    },
  };
};
