import { and, arrayOverlaps, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { secondFactors } from '../../db/schema';
import { refused } from '../../http/api-error';

import { twoFactorMessages } from './messages';
import type { Secrets } from './secrets';
import { plainCode, stepOfCode } from './totp';

const isEnabled = isNotNull(secondFactors.enabledAt);

export type SecondFactor = { secret: string; lastStep: number; recoveryCodesLeft: number };

/** A person's confirmed second factor. */
export const findSecondFactor = async (db: Database, userId: Id): Promise<SecondFactor | null> => {
  const [row] = await db
    .select({
      secret: secondFactors.secret,
      lastStep: secondFactors.lastStep,
      recoveryCodesLeft: sql<number>`cardinality(${secondFactors.recoveryHashes})`.mapWith(Number),
    })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isEnabled));
  return row ?? null;
};

/** How many confirmed second factors were encrypted with a secret that the server does not have: no code for them can be checked. */
export const countUnreadable = async (db: Database, secrets: Secrets): Promise<number> => {
  const rows = await db
    .select({ userId: secondFactors.userId, secret: secondFactors.secret })
    .from(secondFactors)
    .where(isEnabled);
  return rows.filter(({ userId, secret }) => !secrets.open(secret, userId)).length;
};

/** Stores a secret until it is confirmed; false if there is a confirmed one. */
export const storePending = async (db: Database, userId: Id, secret: string, now: Date): Promise<boolean> => {
  const stored = await db
    .insert(secondFactors)
    .values({ userId, secret, createdAt: now })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, createdAt: now },
      setWhere: isNull(secondFactors.enabledAt),
    })
    .returning({ userId: secondFactors.userId });
  return stored.length > 0;
};

/** The unconfirmed secret. */
export const findPending = async (db: Database, userId: Id): Promise<string | null> => {
  const [row] = await db
    .select({ secret: secondFactors.secret })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.enabledAt)));
  return row?.secret ?? null;
};

/** Turns an unconfirmed secret into the second factor; false if there is no unconfirmed secret any more. */
export const enable = async (
  tx: Database,
  userId: Id,
  values: { secret: string; lastStep: number; recoveryHashes: string[]; enabledAt: Date },
): Promise<boolean> => {
  const enabled = await tx
    .update(secondFactors)
    .set(values)
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.secret, values.secret),
        isNull(secondFactors.enabledAt),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return enabled.length > 0;
};

/** Removes a person's second factor; false if there was none. */
export const remove = async (tx: Database, userId: Id): Promise<boolean> => {
  const removed = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ enabledAt: secondFactors.enabledAt });
  return removed.some(({ enabledAt }) => enabledAt !== null);
};

/** Replaces the unused recovery codes with new ones. */
export const replaceRecoveryCodes = async (
  tx: Database,
  userId: Id,
  recoveryHashes: string[],
): Promise<void> => {
  await tx.update(secondFactors).set({ recoveryHashes }).where(eq(secondFactors.userId, userId));
};

export type CodeUsed = 'code' | 'recovery code';

/**
 * Checks a code and uses it up: each code of the app, and each recovery code, is valid once, also if two requests send it at
 * the same time. Null if it is not valid. Refuses if the secret was encrypted with a secret that the server does not have.
 */
export const useCode = async (
  tx: Database,
  secrets: Secrets,
  { userId, code, now }: { userId: Id; code: string; now: Date },
): Promise<CodeUsed | null> => {
  const factor = await findSecondFactor(tx, userId);
  const secret = factor && secrets.open(factor.secret, userId);
  const step = secret ? stepOfCode(secret, plainCode(code), { now, lastStep: factor.lastStep }) : undefined;
  if (step !== undefined) {
    const used = await tx
      .update(secondFactors)
      .set({ lastStep: step })
      .where(and(eq(secondFactors.userId, userId), isEnabled, lt(secondFactors.lastStep, step)))
      .returning({ userId: secondFactors.userId });
    return used.length > 0 ? 'code' : null;
  }
  const hashes = secrets.recoveryHashes(code, userId);
  const { recoveryHashes } = secondFactors;
  const others = hashes.reduce((left, hash) => sql`array_remove(${left}, ${hash})`, sql`${recoveryHashes}`);
  const used = await tx
    .update(secondFactors)
    .set({ recoveryHashes: others })
    .where(and(eq(secondFactors.userId, userId), isEnabled, arrayOverlaps(recoveryHashes, hashes)))
    .returning({ userId: secondFactors.userId });
  if (used.length > 0) return 'recovery code';
  if (factor && !secret) throw refused(twoFactorMessages.unreadable);
  return null;
};
