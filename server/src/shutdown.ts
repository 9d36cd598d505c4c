import { setTimeout as wait } from 'node:timers/promises';

const SHUTDOWN_LIMIT_MS = 10_000;

type Closable = { close: () => Promise<unknown> };

/**
 * Stops on SIGTERM and Ctrl+C: the server reports that it is no longer ready, keeps serving for `drainSeconds` so that a
 * proxy notices, finishes open requests, closes the database and exits. A second signal makes it exit at once.
 */
export const createShutdown = (drainSeconds: number) => {
  let draining = false;

  const stop = async (app: Closable, database: Closable): Promise<void> => {
    if (draining) process.exit(1);
    draining = true;
    await wait(drainSeconds * 1_000);
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };

  return {
    isDraining: () => draining,
    onSignals: (app: Closable, database: Closable): void => {
      process.on('SIGINT', () => void stop(app, database));
      process.on('SIGTERM', () => void stop(app, database));
    },
  };
};
