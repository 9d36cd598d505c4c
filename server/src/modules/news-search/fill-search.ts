import { setTimeout as wait } from 'node:timers/promises';

import type { Database } from '../../db/database';
import { inWords } from '../../db/in-words';

import { fillDue } from './repository';

/** A batch takes less than 0.1 s, during which the server answers nobody. */
const BATCH = 10;
const EVERY_MS = 60_000;

type Log = { say: (line: string) => void; warn: (line: string) => void };

/** Writes everything that is due, in batches; returns how much it was. `pause` lets others work between two of them. */
export const fillSearch = async (
  db: Database,
  isOver: () => boolean = () => false,
  pause: () => Promise<unknown> = () => wait(0),
): Promise<number> => {
  let total = 0;
  for (;;) {
    const filled = isOver() ? 0 : await fillDue(db, BATCH);
    total += filled;
    if (filled === 0) return total;
    await pause();
  }
};

/**
 * Fills the search beside a running server, at its start and every minute; returns the function that stops it. It takes turns
 * with the other work of the server, half the time each.
 */
export const startFillingSearch = (db: Database, { say, warn }: Log): (() => void) => {
  let isStopped = false;
  let isRunning = false;
  const pauseAlike = () => {
    let began = performance.now();
    return async () => {
      await wait(performance.now() - began);
      began = performance.now();
    };
  };
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      const total = await fillSearch(db, () => isStopped, pauseAlike());
      if (total > 0) say(`The search now finds ${total} items of news by all their texts.`);
    } catch (error) {
      if (!isStopped) warn(`Filling the search failed: ${inWords(error)}`);
    }
    isRunning = false;
  };
  void run();
  const timer = setInterval(() => void run(), EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    isStopped = true;
  };
};
