import { setTimeout as wait } from 'node:timers/promises';

import type pg from 'pg';

import { StartError } from '../database';

import { INSTANCE_LOCK } from './instance-lock';
import { describeConnections, findEarlierReleases, findLockHolders } from './other-connections';

const LOOK_MS = 500;

type Options = {
  missing: number;
  /** Held by, or waited for by, an instance that is starting: it does not use the tables yet. */
  migrationLock: number;
  /** How long an instance that is stopping may take. */
  patienceMs: number;
  warn: (text: string) => void;
};

const lockAlone = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ isAlone: boolean }>('SELECT pg_try_advisory_lock($1) AS "isAlone"', [
    INSTANCE_LOCK,
  ]);
  return rows[0]?.isAlone === true;
};

/**
 * Waits until no other instance is connected, and keeps others out until `client` is closed. Refuses, and names them, if they
 * stay.
 */
export const waitUntilAlone = async (
  client: pg.ClientBase,
  { missing, migrationLock, patienceMs, warn }: Options,
): Promise<void> => {
  const deadline = performance.now() + patienceMs;
  let isAlone = false;
  let isTold = false;
  for (;;) {
    isAlone ||= await lockAlone(client);
    const others = [
      ...(await findLockHolders(client, [INSTANCE_LOCK])),
      ...(await findEarlierReleases(client, [INSTANCE_LOCK, migrationLock])),
    ];
    if (isAlone && others.length === 0) return;
    const list = describeConnections(others);
    if (performance.now() >= deadline) {
      throw new StartError(
        `This release changes the tables (migrations: ${missing}), and others are connected to the database:\n${list}\n` +
          'Stop every instance and start this release again. Nothing was changed.\n' +
          'End a connection that stays after its instance has stopped with: SELECT pg_terminate_backend(<process>)',
      );
    }
    if (!isTold) warn(`The upgrade waits ${patienceMs / 1_000} s for these connections to end:\n${list}`);
    isTold = true;
    await wait(LOOK_MS);
  }
};
