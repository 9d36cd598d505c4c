import { sql } from 'drizzle-orm';

import { isRecord, type CacheTag, EVERY_TAG, type Id } from '@contract';

import type { Database, Listen } from '../../db/database';
import type { Clock } from '../../http/clock';

const CHANNEL = 'newsdesk_changes';
const REMEMBERED_MS = 5 * 60_000;
const REMEMBERED_CHANGES = 1_000;

/** The person whose membership in a group has started or ended. */
export type MembershipChange = { userId: Id; groupId: Id; isMember: boolean };

/** What one write changed, and the console that wrote it. */
export type Change = { tags: readonly CacheTag[]; by?: string; membership?: MembershipChange };

/** The notification that a trigger sends when a session ends (migration 0006). */
type EndedSession = { endedSession: string };

type Listener = (change: Change) => void;
/** The session that has ended; null if any session may have ended. */
type SessionListener = (sessionId: string | null) => void;

export type ChangeFeed = {
  /** Tells all instances on this database. */
  publish: (change: Change) => Promise<void>;
  /** Subscribes to changes from any instance; returns the function that unsubscribes. */
  subscribe: (listener: Listener) => () => void;
  /** Subscribes to sessions that end on any instance; returns the function that unsubscribes. */
  onSessionEnd: (listener: SessionListener) => () => void;
  /** The changes of the last `ms` milliseconds; a change of everything if that is longer than the feed remembers. */
  since: (ms: number) => Change[];
  close: () => Promise<void>;
};

type Fields = Record<string, unknown>;

const isId = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
// During an upgrade, an instance of a newer release may send a type that this release does not have.
const isTag = (value: unknown): boolean =>
  isRecord(value) && typeof value.type === 'string' && (value.id === undefined || isId(value.id));
const isMembership = (value: unknown): boolean =>
  isRecord(value) && isId(value.userId) && isId(value.groupId) && typeof value.isMember === 'boolean';

const isChange = ({ tags, by, membership }: Fields): boolean =>
  Array.isArray(tags) &&
  tags.every(isTag) &&
  (by === undefined || typeof by === 'string') &&
  (membership === undefined || isMembership(membership));

/** The notification of an instance; undefined for one of somebody else, who can notify on any channel of the database. */
const readNotification = (payload: string): Change | EndedSession | undefined => {
  try {
    const received: unknown = JSON.parse(payload);
    if (!isRecord(received)) return undefined;
    const isOurs = typeof received.endedSession === 'string' || isChange(received);
    return isOurs ? (received as Change | EndedSession) : undefined; // each field is checked
  } catch {
    return undefined;
  }
};

const EVERYTHING: Change = { tags: EVERY_TAG };

/** Tells all instances; in a transaction, when it is committed. */
export const notifyOfChange = async (db: Database, change: Change): Promise<void> => {
  await db.execute(sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(change)})`);
};

/** Changes of all instances, through LISTEN and NOTIFY, and those of the last minutes for consoles that reconnect. */
export const openChangeFeed = async (db: Database, listen: Listen, clock: Clock): Promise<ChangeFeed> => {
  const listeners = new Set<Listener>();
  const sessionListeners = new Set<SessionListener>();
  const now = () => clock().getTime();
  let completeFrom = now();
  let recent: { at: number; change: Change }[] = [];

  const remember = (change: Change) => {
    recent.push({ at: now(), change });
    const firstKept = recent.findIndex(({ at }) => at >= now() - REMEMBERED_MS);
    const forgotten = Math.max(firstKept, recent.length - REMEMBERED_CHANGES);
    completeFrom = Math.max(completeFrom, recent[forgotten - 1]?.at ?? 0);
    recent = recent.slice(forgotten);
  };
  const tell = (change: Change) => {
    remember(change);
    listeners.forEach((listener) => listener(change));
  };
  const tellOfEnd = (sessionId: string | null) => sessionListeners.forEach((listener) => listener(sessionId));
  const receive = (payload: string) => {
    const received = readNotification(payload);
    if (!received) return;
    if ('endedSession' in received) tellOfEnd(received.endedSession);
    else tell(received);
  };
  const stop = await listen(CHANNEL, receive, () => {
    tell(EVERYTHING);
    tellOfEnd(null);
  });

  return {
    publish: (change) => notifyOfChange(db, change),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onSessionEnd: (listener) => {
      sessionListeners.add(listener);
      return () => void sessionListeners.delete(listener);
    },
    since: (ms) => {
      const from = now() - ms;
      if (from < completeFrom) return [EVERYTHING];
      return recent.filter(({ at }) => at >= from).map(({ change }) => change);
    },
    close: stop,
  };
};
