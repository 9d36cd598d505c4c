import { sql } from 'drizzle-orm';

import { type CacheTag, EVERY_TAG } from '@contract';

import type { Database, Listen } from '../../db/database';
import type { Clock } from '../../http/clock';

const CHANNEL = 'newsdesk_changes';
const REMEMBERED_MS = 5 * 60_000;
const REMEMBERED_CHANGES = 1_000;

/** What one write changed, and the console that wrote it. */
export type Change = { tags: readonly CacheTag[]; by?: string };

type Listener = (change: Change) => void;

export type ChangeFeed = {
  /** Tells all instances on this database. */
  publish: (change: Change) => Promise<void>;
  /** Hears of changes from any instance; returns what ends it. */
  subscribe: (listener: Listener) => () => void;
  /** The changes of the last `ms` milliseconds; a change of everything where that is longer than is remembered. */
  since: (ms: number) => Change[];
  close: () => Promise<void>;
};

const EVERYTHING: Change = { tags: EVERY_TAG };

/** Changes of all instances by LISTEN and NOTIFY, and those of the last minutes for consoles that come back. */
export const openChangeFeed = async (db: Database, listen: Listen, clock: Clock): Promise<ChangeFeed> => {
  const listeners = new Set<Listener>();
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
  // Only instances of this server notify on the channel.
  const stop = await listen(
    CHANNEL,
    (payload) => tell(JSON.parse(payload) as Change),
    () => tell(EVERYTHING),
  );

  return {
    publish: async (change) => {
      await db.execute(sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(change)})`);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    since: (ms) => {
      const from = now() - ms;
      if (from < completeFrom) return [EVERYTHING];
      return recent.filter(({ at }) => at >= from).map(({ change }) => change);
    },
    close: stop,
  };
};
