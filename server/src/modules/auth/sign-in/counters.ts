import { and, between, eq, inArray, like, lte, or, type SQL, sql } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../../../db/database';
import { signInAttempts } from '../../../db/schema';
import { latestStored } from '../../../http/clock';

const WINDOW_MS = 15 * 60_000;

/** What an attempt counts for: at most `limit` of one key in 15 minutes. */
export type Counter = { key: string; limit: number };

/** Sorted, so that simultaneous attempts lock the rows in the same order. */
export const keysOf = (counters: Counter[]): string[] => counters.map(({ key }) => key).sort();

/** The end of the longest window that can have begun before `now`: a later end was stored while the clock was ahead. */
const latestEnd = (now: Date, windowMs: number): Date => new Date(latestStored(now).getTime() + windowMs);

/** Whether the window of a counter that lasts so long is not over. */
export const isCounting = (now: Date, windowMs: number): SQL =>
  between(signInAttempts.until, new Date(now.getTime() + 1), latestEnd(now, windowMs));

type Row = { key: string; count: number; until: Date };

const waitOf = (
  counters: Counter[],
  rows: Row[],
  isOver: (count: number, limit: number) => boolean,
  now: Date,
): number => {
  const limits = new Map(counters.map(({ key, limit }) => [key, limit]));
  const over = rows.filter(({ key, count }) => isOver(count, limits.get(key) ?? 0));
  return Math.max(0, ...over.map(({ until }) => until.getTime() - now.getTime()));
};

/**
 * Counts an attempt before its password is checked, in the database, so that simultaneous attempts and those on other
 * instances count together. Resolves to the milliseconds to wait, 0 if the attempt is allowed. An attempt that exceeds
 * one limit is not counted for the others, so guesses from one place do not use up the limits of other people.
 */
export const reserveAttempt = async (db: Database, counters: Counter[], now: Date): Promise<number> => {
  if (counters.length === 0) return 0;
  const { key, count, until } = signInAttempts;
  const current = await db
    .select({ key, count, until })
    .from(signInAttempts)
    .where(and(inArray(key, keysOf(counters)), isCounting(now, WINDOW_MS)));
  const wait = waitOf(counters, current, (counted, limit) => counted >= limit, now);
  if (wait > 0) return wait;

  const windowEnd = new Date(now.getTime() + WINDOW_MS);
  const counts = isCounting(now, WINDOW_MS);
  const rows = await db
    .insert(signInAttempts)
    .values(keysOf(counters).map((one) => ({ key: one, count: 1, until: windowEnd })))
    .onConflictDoUpdate({
      target: key,
      set: {
        count: sql`CASE WHEN ${counts} THEN ${count} + 1 ELSE 1 END`,
        until: sql`CASE WHEN ${counts} THEN ${until} ELSE excluded.until END`,
      },
    })
    .returning({ key, count, until });
  return waitOf(counters, rows, (counted, limit) => counted > limit, now);
};

/** Gives an attempt back after a successful sign-in. */
export const releaseAttempt = async (db: Database, counters: Counter[]): Promise<void> => {
  await db
    .update(signInAttempts)
    .set({ count: sql`greatest(${signInAttempts.count} - 1, 0)` })
    .where(inArray(signInAttempts.key, keysOf(counters)));
};

export const forgetAttempts = async (db: Database, key: string): Promise<void> => {
  await db.delete(signInAttempts).where(sql`${signInAttempts.key} = ${key}`);
};

/** The counter keys of an account: per place, for all places, and per browser that signed in to it before. */
export const accountKeys = {
  pair: (network: string, account: string) => `pair:${network} ${account}`,
  account: (account: string) => `account:${account}`,
  device: (userId: Id, nonce: string) => `device:${userId} ${nonce}`,
};

/** Deletes all failures of an account, from all places: none of them was a guess at its current password. */
export const forgetAttemptsAt = async (db: Database, userId: Id): Promise<void> => {
  const { key } = signInAttempts;
  const account = String(userId);
  await db.delete(signInAttempts).where(
    or(
      eq(key, accountKeys.account(account)),
      like(key, accountKeys.device(userId, '%')),
      // A network contains no space, so a key that ends in "name 7" belongs to an unknown name.
      sql`${key} ~ ${`^${accountKeys.pair('[^ ]+', account)}$`}`,
    ),
  );
};

/** The counter keys of the codes of a second factor at sign-in, as those of an account. */
export const codeKeys = {
  pair: (network: string, userId: Id) => `second pair:${network} ${userId}`,
  account: (userId: Id) => `second account:${userId}`,
  device: (userId: Id, nonce: string) => `second device:${userId} ${nonce}`,
};

/** Deletes the wrong codes at sign-in: whoever gave them had the password of before. */
export const forgetWrongCodes = async (db: Database, userId: Id): Promise<void> => {
  const { key } = signInAttempts;
  await db
    .delete(signInAttempts)
    .where(
      or(
        eq(key, codeKeys.account(userId)),
        like(key, codeKeys.device(userId, '%')),
        like(key, codeKeys.pair('%', userId)),
      ),
    );
};

/** Removes expired counters; returns how many. */
export const forgetOldAttempts = async (db: Database, now: Date): Promise<number> => {
  const { key, until } = signInAttempts;
  const removed = await db.delete(signInAttempts).where(lte(until, now)).returning({ key });
  return removed.length;
};
