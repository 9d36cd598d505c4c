import { randomUUID } from 'node:crypto';

import { eq, inArray, ne } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { databaseTime } from '../../db/database-time';
import { instances } from '../../db/schema';

import type { Keyring } from './keyring';

export const LOOK_MS = 60_000;
/** An instance that was not seen for this long was killed. */
const GONE_MS = 3 * LOOK_MS;

type Instance = typeof instances.$inferSelect;
type Deps = { db: Database; keyring: Keyring; readTime?: (db: Database) => Promise<Date> };

const ofOtherSecret = (keyId: string): string =>
  `The last instance on this database had another secret (key ${keyId}): its sessions and second factors do not work here.
Name its secret in NEWSDESK_SECRET_PREVIOUS, or start with that secret.`;

const besideOtherSecret = (keyIds: string[], own: string): string =>
  `Another instance is running with another secret (key ${keyIds.join(', ')}; here: ${own}). One refuses what the other has signed, so people are signed out.
Give every instance the same NEWSDESK_SECRET; while it is replaced, each needs the other's in NEWSDESK_SECRET_PREVIOUS.`;

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

  const accepts = (other: Instance): boolean => acceptedKeyIds.includes(other.keyId);
  const isAcceptedBy = (other: Instance): boolean => other.acceptedKeyIds.includes(current.id);

  const look = async ({ isStart = false } = {}): Promise<void> => {
    const seenAt = await readTime(db);
    const state = { keyId: current.id, acceptedKeyIds, seenAt, isRunning: true };
    await db
      .insert(instances)
      .values({ id, ...state })
      .onConflictDoUpdate({ target: instances.id, set: state });
    const others = await db.select().from(instances).where(ne(instances.id, id)).orderBy(instances.seenAt);
    const isThere = (one: Instance) => one.isRunning && seenAt.getTime() - one.seenAt.getTime() < GONE_MS;
    const running = others.filter(isThere);
    const last = others.at(-1);
    if (isStart && running.length === 0 && last && !accepts(last)) warn(ofOtherSecret(last.keyId));
    const strangers = running.filter((one) => !accepts(one) || !isAcceptedBy(one));
    if (strangers.length > 0) {
      const keyIds = [...new Set(strangers.map(({ keyId }) => keyId))];
      warn(besideOtherSecret(keyIds, current.id));
    }
    const gone = others.filter((one) => !isThere(one)).map((one) => one.id);
    if (gone.length > 0) await db.delete(instances).where(inArray(instances.id, gone));
  };

  await look({ isStart: true });
  // A database that does not answer is reported by the calls that need it.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS).unref();
  return {
    look: () => look(),
    /** Says that this instance has stopped. */
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await db.update(instances).set({ isRunning: false }).where(eq(instances.id, id));
    },
  };
};
