import { randomUUID } from 'node:crypto';

import { eq, inArray } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { databaseTime } from '../../db/database-time';
import { instances } from '../../db/schema';

import type { Keyring } from './keyring';
import { besideOtherSecret, findInstances, LOOK_MS } from './other-secrets';

type Deps = { db: Database; keyring: Keyring; readTime?: (db: Database) => Promise<Date> };

const ofOtherSecret = (keyId: string): string =>
  `The last instance on this database had another secret (key ${keyId}): its sessions and second factors do not work here.
Name its secret in NEWSDESK_SECRET_PREVIOUS, or start with that secret.`;

/**
 * Tells the other instances on this database which keys this one has, and warns if theirs differ: once of the last instance, at the
 * start, and every minute of one that is running.
 */
export const watchInstances = async (
  { db, keyring, readTime = databaseTime }: Deps,
  warn: (text: string) => void,
) => {
  const id = randomUUID();
  const { current, all } = keyring.keysFor('instance');
  const acceptedKeyIds = all.map((key) => key.id);

  const find = async () => {
    const seenAt = await readTime(db);
    const state = { keyId: current.id, acceptedKeyIds, seenAt, isRunning: true };
    await db
      .insert(instances)
      .values({ id, ...state })
      .onConflictDoUpdate({ target: instances.id, set: state });
    return findInstances(db, { keyring, now: seenAt, ownId: id });
  };

  const look = async () => {
    const found = await find();
    if (found.strangers.length > 0) warn(besideOtherSecret(found.strangers, keyring));
    const gone = found.gone.map((one) => one.id);
    if (gone.length > 0) await db.delete(instances).where(inArray(instances.id, gone));
    return found;
  };

  const { running, gone, strangers } = await look();
  const last = gone.at(-1);
  if (running.length === 0 && last && !acceptedKeyIds.includes(last.keyId)) warn(ofOtherSecret(last.keyId));
  // The instances that already serve keep doing so; only one that joins them with another secret waits.
  let mustWait = strangers.length > 0;
  // A database that does not answer is reported by the calls that need it.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS).unref();
  return {
    look: async (): Promise<void> => void (await look()),
    /** Throws while instances with another secret run that this one found when it started. */
    checkSecrets: async (): Promise<void> => {
      if (!mustWait) return;
      const found = await find();
      mustWait = found.strangers.length > 0;
      if (mustWait) throw new Error(besideOtherSecret(found.strangers, keyring));
    },
    /** Says that this instance has stopped. */
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await db.update(instances).set({ isRunning: false }).where(eq(instances.id, id));
    },
  };
};
