import { setTimeout as wait } from 'node:timers/promises';

import type { Database } from '../../db/database';
import { inWords } from '../../db/in-words';
import { settings } from '../../db/schema';
import { oneAtATime } from '../../http/one-at-a-time';
import type { Storage } from '../../storage/storage';

/** The time limit of a look: a load balancer asks every few seconds and must not wait for what does not answer. */
const LIMIT_MS = 3_000;
/** How long a look is valid: anybody may ask, and each look writes a row. */
const VALID_MS = 2_000;
const KEY = 'last_ready';

type Deps = {
  db: Database;
  storage: Storage;
  /** Why the disk takes no writes; nothing if it does. */
  fullDisk: () => Promise<string | undefined>;
  /** Throws while this instance must not serve beside instances with another secret. */
  checkSecrets?: (() => Promise<void>) | undefined;
  limitMs?: number;
};

const write = async (db: Database): Promise<void> => {
  const row = { key: KEY, value: new Date().toISOString() };
  await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row });
};

const checkDisk = async (fullDisk: Deps['fullDisk']): Promise<void> => {
  const reason = await fullDisk();
  if (reason) throw new Error(reason);
};

/**
 * A function that tells why the server cannot write and read at this moment; nothing if it can. It writes a row, looks whether the
 * image store is there, at the free space and at the secrets of other instances, each within 3 s.
 */
export const createReadiness = ({ db, storage, fullDisk, checkSecrets, limitMs = LIMIT_MS }: Deps) => {
  const parts: [string, () => Promise<void>][] = [
    ['The database cannot be written', oneAtATime(() => write(db))],
    ['The image store cannot be used', oneAtATime(() => storage.check())],
    ['The disk of the data folder is full', oneAtATime(() => checkDisk(fullDisk))],
    ['The secret differs', oneAtATime(async () => checkSecrets?.())],
  ];
  const look = async (): Promise<string[]> => {
    const late = wait(limitMs, `no answer within ${limitMs / 1_000} s`, { ref: false });
    const faults = parts.map(async ([what, check]) => {
      const fault = await Promise.race([check().then(() => undefined, inWords), late]);
      return fault === undefined ? [] : [`${what}: ${fault}`];
    });
    return (await Promise.all(faults)).flat();
  };
  let looked = -Infinity;
  let faults = Promise.resolve<string[]>([]);
  return (): Promise<string[]> => {
    if (performance.now() - looked >= VALID_MS) {
      looked = performance.now();
      faults = look();
    }
    return faults;
  };
};
