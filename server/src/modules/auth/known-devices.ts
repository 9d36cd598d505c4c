import { and, eq, lt, ne } from 'drizzle-orm';

import type { Id, NewDevice } from '@contract';

import type { Database } from '../../db/database';
import { knownDevices } from '../../db/schema';

import type { DeviceName } from './device-name';

/** A device without a sign-in for this long counts as new again. */
const REMEMBERED_MS = 180 * 24 * 3_600_000;

/**
 * Records the device of a sign-in. Resolves to whether it is new and has to be reported; a person's first device is
 * not reported. Run it in the transaction that opens the session.
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

/** A person's unconfirmed new devices, without the one on which this session started. */
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

/** Confirms the new devices, so that they are not reported again, except the one on which this session started. */
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
