import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { type ProviderFailure, type ProviderIdentity, providerSignIns } from '../../db/schema';

import { SIGN_IN_MINUTES } from './sign-in-cookie';

const { keyHash, expiresAt, returnedAt, failure, identity, userId } = providerSignIns;

const endOf = (now: Date): Date => new Date(now.getTime() + SIGN_IN_MINUTES * 60_000);

/** Stores that a browser leaves for the provider. */
export const beginSignIn = async (db: Database, key: string, returnTo: string, now: Date): Promise<void> => {
  await db.insert(providerSignIns).values({ keyHash: key, returnTo, expiresAt: endOf(now) });
};

/** Whether the browser comes back from the provider in time and for the first time. */
export const returnOnce = async (db: Database, key: string, now: Date): Promise<boolean> => {
  const returned = await db
    .update(providerSignIns)
    .set({ returnedAt: now })
    .where(and(eq(keyHash, key), isNull(returnedAt), gt(expiresAt, now)))
    .returning({ key: keyHash });
  return returned.length > 0;
};

/** Stores how it went at the provider, for the console. */
export const storeOutcome = async (
  db: Database,
  key: string,
  outcome: { identity: ProviderIdentity } | { failure: ProviderFailure },
): Promise<void> => {
  await db.update(providerSignIns).set(outcome).where(eq(keyHash, key));
};

/** How a sign-in went, once; undefined if there is none, it is not over, or it was taken. */
export const takeOutcome = async (db: Database, key: string, now: Date) => {
  const [taken] = await db
    .delete(providerSignIns)
    .where(
      and(eq(keyHash, key), gt(expiresAt, now), isNull(userId), or(isNotNull(identity), isNotNull(failure))),
    )
    .returning();
  return taken;
};

/** Keeps an identity until its person has proved that this account is theirs. */
export const keepForProof = async (
  db: Database,
  key: string,
  { person, ...waiting }: { identity: ProviderIdentity; returnTo: string; person: Id },
  now: Date,
): Promise<void> => {
  const values = { ...waiting, keyHash: key, userId: person, expiresAt: endOf(now), returnedAt: now };
  await db.insert(providerSignIns).values(values);
};

const ofPerson = (key: string, person: Id, now: Date) =>
  and(eq(keyHash, key), eq(userId, person), gt(expiresAt, now));

/** Whether this browser came from the provider to link this account. */
export const isWaitingForProof = async (db: Database, key: string, person: Id, now: Date): Promise<boolean> =>
  (await db.$count(providerSignIns, ofPerson(key, person, now))) > 0;

/** The identity that is linked to this account, once. */
export const takeProven = async (
  tx: Database,
  key: string,
  person: Id,
  now: Date,
): Promise<ProviderIdentity | undefined> => {
  const [taken] = await tx
    .delete(providerSignIns)
    .where(ofPerson(key, person, now))
    .returning({ identity });
  return taken?.identity ?? undefined;
};

/** Removes what nobody came back for; returns how many. */
export const forgetOldSignIns = async (db: Database, now: Date): Promise<number> => {
  const removed = await db.delete(providerSignIns).where(lte(expiresAt, now)).returning({ key: keyHash });
  return removed.length;
};
