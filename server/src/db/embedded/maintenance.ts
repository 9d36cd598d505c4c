import type { PGlite } from '@electric-sql/pglite';

import { inWords } from '../in-words';

const EVERY_MS = 10 * 60_000;

export type Maintenance = {
  /** Waits for a run in progress and prevents others; returns the function that allows them again. */
  pause: () => Promise<() => void>;
  /** Ends the timer and runs once more. */
  stop: () => Promise<void>;
};

const walPosition = async (client: PGlite): Promise<string | undefined> => {
  const { rows } = await client.query<{ position: string }>(
    'SELECT pg_current_wal_insert_lsn()::text AS position',
  );
  return rows[0]?.position;
};

/** Does the work of autovacuum and the checkpointer, which PGlite lacks: without it a search slows from 9 ms to seconds. */
const maintain = async (client: PGlite): Promise<void> => {
  await client.exec('VACUUM (ANALYZE)');
  await client.exec('CHECKPOINT');
};

/** Runs the maintenance of the embedded database on a timer, if something was written, and once more when stopped. */
export const startMaintenance = (client: PGlite, warn: (text: string) => void): Maintenance => {
  let lastPosition: string | undefined;
  let pauses = 0;
  let running = Promise.resolve();
  const run = async () => {
    try {
      if ((await walPosition(client)) === lastPosition) return;
      await maintain(client);
      lastPosition = await walPosition(client);
    } catch (error) {
      warn(`Database maintenance failed: ${inWords(error)}`);
    }
  };
  const runNext = () => (running = running.then(run));
  const timer = setInterval(() => {
    if (pauses === 0) void runNext();
  }, EVERY_MS);
  timer.unref();
  return {
    pause: async () => {
      pauses += 1;
      await running;
      return () => {
        pauses -= 1;
      };
    },
    stop: async () => {
      clearInterval(timer);
      await runNext();
    },
  };
};
