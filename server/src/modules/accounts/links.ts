import { createHash, randomBytes } from 'node:crypto';

import { and, eq, gt, isNull, lt } from 'drizzle-orm';

import type { AccountLink, AccountLinkState, Id } from '@contract';

import type { Database } from '../../db/database';
import { accountLinks, users } from '../../db/schema';

const HOUR_MS = 3_600_000;
/** How long a link from an administrator is valid, and one for a forgotten password. */
export const LINK_HOURS = { issued: 72, forgotten: 1 };
/** How long after its end a link's state is still reported. */
const REMEMBERED_MS = 30 * 24 * HOUR_MS;
const TOKEN_BYTES = 32;

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Ends the person's valid links. Run it in the transaction of the write that ends them. */
export const endLinks = async (tx: Database, userId: Id, now: Date): Promise<void> => {
  await tx
    .update(accountLinks)
    .set({ endedAt: now })
    .where(and(eq(accountLinks.userId, userId), isNull(accountLinks.usedAt), isNull(accountLinks.endedAt)));
};

/** Creates a one-time link with which the person sets a password, beside those that there are. */
export const addLink = async (
  tx: Database,
  userId: Id,
  now: Date,
  why: keyof typeof LINK_HOURS,
): Promise<AccountLink> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + LINK_HOURS[why] * HOUR_MS);
  const byAdministrator = why === 'issued';
  const link = { tokenHash: hashOfToken(token), userId, byAdministrator, expiresAt, createdAt: now };
  await tx.insert(accountLinks).values(link);
  return { token, expiresAt: expiresAt.toISOString() };
};

/** As `addLink`, for an administrator; it replaces older links. Run it in a transaction. */
export const issueLink = async (tx: Database, userId: Id, now: Date): Promise<AccountLink> => {
  await endLinks(tx, userId, now);
  return addLink(tx, userId, now, 'issued');
};

export type LinkOwner = { id: Id; displayName: string; username: string; email: string };

/** The state of a link, and its owner if it is valid. */
export const findLink = async (
  db: Database,
  token: string,
  now: Date,
): Promise<{ link: AccountLinkState; owner?: LinkOwner }> => {
  const [row] = await db
    .select({
      expiresAt: accountLinks.expiresAt,
      usedAt: accountLinks.usedAt,
      endedAt: accountLinks.endedAt,
      id: users.id,
      displayName: users.displayName,
      username: users.username,
      email: users.email,
    })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(eq(accountLinks.tokenHash, hashOfToken(token)));
  if (!row) return { link: { state: 'unknown' } };
  if (row.usedAt) return { link: { state: 'used' } };
  if (row.endedAt) return { link: { state: 'ended' } };
  if (row.expiresAt <= now) return { link: { state: 'expired' } };
  const { id, displayName, username, email, expiresAt } = row;
  return {
    link: { state: 'good', displayName, username, expiresAt: expiresAt.toISOString() },
    owner: { id, displayName, username, email },
  };
};

/** Uses up a link; undefined if it is no longer valid, also for one of two simultaneous uses. */
export const useUpLink = async (
  tx: Database,
  token: string,
  now: Date,
): Promise<{ byAdministrator: boolean } | undefined> => {
  const [used] = await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountLinks.tokenHash, hashOfToken(token)),
        isNull(accountLinks.usedAt),
        isNull(accountLinks.endedAt),
        gt(accountLinks.expiresAt, now),
      ),
    )
    .returning({ byAdministrator: accountLinks.byAdministrator });
  return used;
};

/** Removes links whose state is no longer reported; returns how many. */
export const forgetOldLinks = async (db: Database, now: Date): Promise<number> => {
  const removed = await db
    .delete(accountLinks)
    .where(lt(accountLinks.expiresAt, new Date(now.getTime() - REMEMBERED_MS)))
    .returning({ userId: accountLinks.userId });
  return removed.length;
};
