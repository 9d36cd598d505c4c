import { and, eq, lt, ne } from 'drizzle-orm';

import type { Id, NewDevice } from '@contract';

import type { Database } from '../../db/database';
import { knownDevices } from '../../db/schema';

import type { DeviceName } from './device-name';

/** A device that nobody signed in from for so long is new again. */
const REMEMBERED_MS = 180 * 24 * 3_600_000;

/**
 * Notes from where somebody signs in. Resolves to whether it is new and they are to be told: the first device of all is
 * not. To be run in the transaction that opens the session.
 */
export const meetDevice = async (
  tx: Database,
  { userId, sessionId, at }: { userId: Id; sessionId: string; at: Date },
  { browser, network }: DeviceName,
): Promise<boolean> => {
  const own = eq(knownDevices.userId, userId);
  await tx
    .delete(knownDevices)
    .where(and(own, lt(knownDevices.lastSeenAt, new Date(at.getTime() - REMEMBERED_MS))));
  const [met] = await tx
    .update(knownDevices)
    .set({ lastSeenAt: at })
    .where(and(own, eq(knownDevices.browser, browser), eq(knownDevices.network, network)))
    .returning({ userId: knownDevices.userId });
  if (met) return false;
  const others = await tx.select({ userId: knownDevices.userId }).from(knownDevices).where(own).limit(1);
  const isNews = others.length > 0;
  await tx
    .insert(knownDevices)
    .values({ userId, browser, network, sessionId, firstSeenAt: at, lastSeenAt: at, isNews })
    .onConflictDoNothing();
  return isNews;
};

/** New devices that a person has not heard of in this session; the one it began with is not told to itself. */
export const findNewDevices = async (
  db: Database,
  userId: Id,
  sessionId: string | null,
): Promise<NewDevice[]> => {
  const rows = await db
    .select({
      browser: knownDevices.browser,
      network: knownDevices.network,
      firstSeenAt: knownDevices.firstSeenAt,
    })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, userId),
        eq(knownDevices.isNews, true),
        sessionId === null ? undefined : ne(knownDevices.sessionId, sessionId),
      ),
    )
    .orderBy(knownDevices.firstSeenAt);
  return rows.map(({ firstSeenAt, ...device }) => ({ ...device, firstSeenAt: firstSeenAt.toISOString() }));
};

/** The person has seen them: nobody is told again. What began with this session is left to the others. */
export const dismissNewDevices = async (
  db: Database,
  userId: Id,
  sessionId: string | null,
): Promise<void> => {
  await db
    .update(knownDevices)
    .set({ isNews: false })
    .where(
      and(
        eq(knownDevices.userId, userId),
        sessionId === null ? undefined : ne(knownDevices.sessionId, sessionId),
      ),
    );
};
