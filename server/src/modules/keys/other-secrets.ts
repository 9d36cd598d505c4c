import type { Database } from '../../db/database';
import { instances } from '../../db/schema';

import type { Keyring } from './keyring';

export const LOOK_MS = 60_000;
/** An instance that was not seen for this long was killed. */
const GONE_MS = 3 * LOOK_MS;

type Instance = typeof instances.$inferSelect;

const isThere = (one: Instance, now: Date): boolean =>
  one.isRunning && now.getTime() - one.seenAt.getTime() < GONE_MS;

/** Whether an instance accepts what this keyring signs, and the other way round. */
const agrees = (one: Instance, keyring: Keyring): boolean => {
  const { current, all } = keyring.keysFor('instance');
  return all.some((key) => key.id === one.keyId) && one.acceptedKeyIds.includes(current.id);
};

/** The instances on this database except one's own, oldest first: those that run, and those of them with another secret. */
export const findInstances = async (
  db: Database,
  { keyring, now, ownId }: { keyring: Keyring; now: Date; ownId?: string },
) => {
  const all = await db.select().from(instances).orderBy(instances.seenAt);
  const others = all.filter((one) => one.id !== ownId);
  const running = others.filter((one) => isThere(one, now));
  const gone = others.filter((one) => !isThere(one, now));
  const strangers = running.filter((one) => !agrees(one, keyring));
  return { running, gone, strangers };
};

const idsOf = (strangers: Instance[]): string => [...new Set(strangers.map(({ keyId }) => keyId))].join(', ');

/** What an operator should know about running instances with another secret. Keys are named by ids, which reveal nothing. */
export const besideOtherSecret = (strangers: Instance[], keyring: Keyring): string =>
  `Another instance is running with another secret (key ${idsOf(strangers)}; here: ${keyring.keysFor('instance').current.id}). One refuses what the other has signed, so people are signed out.
Give every instance the same NEWSDESK_SECRET; while it is replaced, each needs the other's in NEWSDESK_SECRET_PREVIOUS.`;
