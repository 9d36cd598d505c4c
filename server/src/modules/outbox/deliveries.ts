import { and, asc, count, eq, gt, inArray, lt, lte, min, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { DeliveryProblem, DeliveryState, Id } from '@contract';

import type { Database } from '../../db/database';
import { inBatches, never } from '../../db/in-batches';
import { outbox } from '../../db/schema';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The pauses between attempts, together almost a day; after the last attempt, a delivery has failed. */
export const PAUSES_MS = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR];
/** An attempt that has no result by then was lost with its instance, and is made again. Longer than any attempt takes. */
export const ATTEMPT_MS = MINUTE;
const LONGEST_PAUSE_MS = Math.max(...PAUSES_MS);
const KEPT_MS = 30 * DAY;
const BATCH = 1_000;

export type Delivery = typeof outbox.$inferSelect;

/** The end of an attempt. */
export type Outcome = { status: number | null; answer: string; problem: DeliveryProblem | null };

const isDue = (now: Date): SQL | undefined => and(eq(outbox.state, 'waiting'), lte(outbox.dueAt, now));

/** The receivers for which something is due. */
export const findDueReceivers = async (db: Database, now: Date): Promise<Id[]> => {
  const rows = await db.selectDistinct({ id: outbox.webhookId }).from(outbox).where(isDue(now));
  return rows.map(({ id }) => id);
};

/** Begins an attempt of the delivery that `which` finds; undefined if there is none, or others have begun it. */
const begin = async (db: Database, which: SQL | undefined, now: Date): Promise<Delivery | undefined> => {
  const found = db.select({ id: outbox.id }).from(outbox).where(which).orderBy(asc(outbox.id)).limit(1);
  const [delivery] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: new Date(now.getTime() + ATTEMPT_MS) })
    .where(inArray(outbox.id, found.for('update', { skipLocked: true })))
    .returning();
  return delivery;
};

/**
 * Begins the next attempt for a receiver. No other worker can begin it meanwhile; if this one is killed, the delivery is due
 * again after `ATTEMPT_MS`. The events of one item are delivered in their order.
 */
export const beginNext = (db: Database, webhookId: Id, now: Date): Promise<Delivery | undefined> => {
  const earlier = alias(outbox, 'earlier');
  const isBehind = db
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.webhookId, outbox.webhookId),
        eq(earlier.newsId, outbox.newsId),
        eq(earlier.state, 'waiting'),
        lt(earlier.id, outbox.id),
      ),
    );
  return begin(db, and(eq(outbox.webhookId, webhookId), isDue(now), notExists(isBehind)), now);
};

/** Begins an attempt of one delivery, if it is due. */
export const beginOne = (db: Database, id: Id, now: Date): Promise<Delivery | undefined> =>
  begin(db, and(eq(outbox.id, id), isDue(now)), now);

const afterAttempt = ({ attempts }: Delivery, { status }: Outcome, now: Date) => {
  if (status !== null && status >= 200 && status < 300) return { state: 'delivered' as const };
  const pause = PAUSES_MS[attempts - 1];
  return pause === undefined
    ? { state: 'failed' as const }
    : { state: 'waiting' as const, dueAt: new Date(now.getTime() + pause) };
};

/**
 * Stores the end of an attempt: delivered, or due again after a pause that grows, or failed. Resolves to the new state; undefined if
 * another worker has begun it again, because this attempt took too long.
 */
export const endAttempt = async (
  db: Database,
  delivery: Delivery,
  outcome: Outcome,
  now: Date,
): Promise<DeliveryState | undefined> => {
  const [ended] = await db
    .update(outbox)
    .set({ ...outcome, ...afterAttempt(delivery, outcome, now), answeredAt: now })
    .where(and(eq(outbox.id, delivery.id), eq(outbox.attempts, delivery.attempts)))
    .returning({ state: outbox.state });
  return ended?.state;
};

/** How many deliveries wait, and the time of the oldest event among them. */
export const findBacklog = async (db: Database): Promise<{ waiting: number; oldest: Date | null }> => {
  const [row] = await db
    .select({ waiting: count(), oldest: min(outbox.at) })
    .from(outbox)
    .where(eq(outbox.state, 'waiting'));
  return row ?? { waiting: 0, oldest: null };
};

/** Makes deliveries due that only a clock which was ahead has put off for so long. */
export const endWrongPauses = async (db: Database, now: Date): Promise<void> => {
  const latest = new Date(now.getTime() + LONGEST_PAUSE_MS);
  await db
    .update(outbox)
    .set({ dueAt: now })
    .where(and(eq(outbox.state, 'waiting'), gt(outbox.dueAt, latest)));
};

/** Removes deliveries older than 30 days; returns how many. */
export const forgetOldDeliveries = (db: Database, now: Date, isOver = never): Promise<number> => {
  const old = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(lt(outbox.at, new Date(now.getTime() - KEPT_MS)))
    .orderBy(asc(outbox.at))
    .limit(BATCH);
  const removeBatch = async () => {
    const removed = await db.delete(outbox).where(inArray(outbox.id, old)).returning({ id: outbox.id });
    return removed.length;
  };
  return inBatches(BATCH, removeBatch, isOver);
};
