import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

import type { Database } from '../db/database';
import { databaseTime } from '../db/database-time';
import { inWords } from '../db/in-words';
import type { Clock } from '../http/clock';
import { measurePictures } from '../modules/images/measures';
import { checkStore, type Refusal, REFUSALS, watchStore } from '../modules/images/store-mark';

import { CLEAN_UPS, type Run } from './clean-ups';
import { endRun, RUN_LIMIT_MS, takeRun } from './take-run';

const EVERY_MS = 60 * 60_000;
const BEGIN_LIMIT_MS = 5_000;

type Deps = Pick<Run, 'db' | 'storage' | 'auditDays' | 'versionsDays'> & {
  /** Whether anything is removed. */
  cleanUp: boolean;
  /** This computer's clock, which is compared with the database's. */
  clock: Clock;
  /** For tests: the database's clock, and milliseconds that no clock can change. */
  readTime?: (db: Database) => Promise<Date>;
  monotonic?: () => number;
};

/** Of this process, since its start. */
export type CleanUpCounts = {
  /** The end of the last run; the start, if there was none. */
  lastRun: Date;
  /** By the names of `CLEAN_UPS`. */
  removed: Map<string, number>;
  failed: Map<string, number>;
};

const NONE = Object.keys(CLEAN_UPS).map((what): [string, number] => [what, 0]);
const add = (counts: Map<string, number>, what: string, count: number): void =>
  void counts.set(what, (counts.get(what) ?? 0) + count);

export type Log = { say: (line: string) => void; warn: (line: string) => void };

/**
 * The clean-up of one process. `begin` marks an empty store, and tells if nothing is removed from this one. `run` removes what
 * has expired, unless it has to wait; it checks the store and measures its pictures in any case. `stop` ends a run that is in progress.
 */
export const createCleanUp = (
  { cleanUp, clock, readTime = databaseTime, monotonic = () => performance.now(), ...deps }: Deps,
  { say, warn }: Log,
) => {
  let checkedAt = monotonic();
  let isStopped = false;
  const told = new Map<string, string | undefined>();
  const counts: CleanUpCounts = { lastRun: clock(), removed: new Map(NONE), failed: new Map(NONE) };

  /** The check of the store and the clean-up of images find the same: it is said once. */
  const warnOnce = (what: string, refusal: string | undefined): void => {
    if (refusal !== undefined && ![...told.values()].includes(refusal)) warn(refusal);
    told.set(what, refusal);
  };

  const trying = async (what: string, work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (!isStopped) warn(`${what} failed: ${inWords(error)}`);
      return false;
    }
  };

  /** Tells why nothing is removed; if nothing is to be removed, only that a copy of this database uses the store too. */
  const tell = (refusal: Refusal | null): void => {
    const concerns = cleanUp || refusal === 'contested';
    warnOnce('the store', refusal && concerns ? REFUSALS[refusal] : undefined);
  };

  const begin = async (): Promise<void> => tell(await checkStore(deps.db, deps.storage));
  const watch = (): Promise<boolean> =>
    trying('The check of the image store', async () => tell(await watchStore(deps.db, deps.storage)));

  /** Removes nothing, and so waits for no clock. */
  const measure = (): Promise<boolean> => {
    const began = monotonic();
    const isOver = () => isStopped || monotonic() - began > RUN_LIMIT_MS;
    return trying('The measuring of pictures', () => measurePictures({ ...deps, isOver }));
  };

  const run = async (): Promise<void> => {
    await measure();
    if (!cleanUp) return void (await watch());
    const began = monotonic();
    const taken = await takeRun(deps.db, { readTime, here: clock(), ranMs: began - checkedAt });
    checkedAt = began;
    if (taken.state === 'waits' && taken.warning) warn(taken.warning);
    if (taken.state === 'busy') return;
    await watch();
    if (taken.state !== 'taken') return;
    const isOver = () => isStopped || monotonic() - began > RUN_LIMIT_MS;
    for (const [what, removeOld] of Object.entries(CLEAN_UPS)) {
      if (isOver()) break;
      const isDone = await trying(`The clean-up of ${what}`, async () => {
        const { count, removed, refused } = await removeOld({ ...deps, now: taken.now, isOver });
        add(counts.removed, what, count);
        for (const line of removed) say(`Clean-up: ${line}`);
        warnOnce(what, refused);
      });
      if (!isDone && !isStopped) add(counts.failed, what, 1);
    }
    await endRun(deps.db, taken.now);
    if (!isStopped) counts.lastRun = clock();
  };

  return {
    begin: () => trying('The check of the image store', begin),
    run: () => trying('The clean-up', run),
    stop: (): void => {
      isStopped = true;
    },
    counts: (): CleanUpCounts => counts,
  };
};

/**
 * Removes expired data at the start and every hour; resolves to what stops and counts it. It resolves after the empty store
 * of a new installation was marked, before anybody can store an image; an object store that does not answer delays it by 5 s.
 */
export const startCleanUp = async (deps: Deps, log: Log) => {
  const { begin, run, stop, counts } = createCleanUp(deps, log);
  const begun = begin();
  void begun.then(run);
  const timer = setInterval(() => void run(), EVERY_MS);
  timer.unref();
  await Promise.race([begun, wait(BEGIN_LIMIT_MS, undefined, { ref: false })]);
  return {
    stop: (): void => {
      clearInterval(timer);
      stop();
    },
    counts,
  };
};
