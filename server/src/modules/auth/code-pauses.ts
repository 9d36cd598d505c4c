import { eq, sql } from 'drizzle-orm';

import type { Id, NewDevice } from '@contract';

import type { Database } from '../../db/database';
import { codePauses } from '../../db/schema';

import type { DeviceName } from './device-name';

/** Remembers that wrong codes paused a person's second factor, to tell the person. */
export const rememberPause = async (
  tx: Database,
  { userId, wrongCodes, at }: { userId: Id; wrongCodes: number; at: Date },
  device: DeviceName,
): Promise<void> => {
  const last = { ...device, lastAt: at };
  await tx
    .insert(codePauses)
    .values({ userId, wrongCodes, ...last })
    .onConflictDoUpdate({
      target: codePauses.userId,
      set: { ...last, wrongCodes: sql`greatest(${codePauses.wrongCodes} + 1, excluded.wrong_codes)` },
    });
};

/** The wrong codes that the person has not confirmed yet, with the device of the last one: at most one notice. */
export const findCodePauses = async (db: Database, userId: Id): Promise<NewDevice[]> => {
  const rows = await db.select().from(codePauses).where(eq(codePauses.userId, userId));
  return rows.map(({ browser, network, wrongCodes, lastAt }) => ({
    browser,
    network,
    wrongCodes,
    firstSeenAt: lastAt.toISOString(),
  }));
};

/** Confirms the notice. */
export const dismissCodePauses = async (db: Database, userId: Id): Promise<void> => {
  await db.delete(codePauses).where(eq(codePauses.userId, userId));
};
