import { randomUUID } from 'node:crypto';

import { and, eq, gt, lte } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { sessions } from '../../db/schema';
import { type AuditActor, auditObject, recordAudit } from '../audit/record';
import { findUser } from '../users/repository';

import { REFRESH_DAYS, type SessionTokenIds } from './tokens';

const expiryFrom = (now: Date): Date => new Date(now.getTime() + REFRESH_DAYS * 24 * 3_600_000);

/** Begins a session at sign-in; those of the same person that have run out are forgotten. */
export const openSession = async (db: Database, userId: Id, now: Date): Promise<SessionTokenIds> => {
  const [sessionId, tokenId] = [randomUUID(), randomUUID()];
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now)));
  await db
    .insert(sessions)
    .values({ id: sessionId, userId, tokenId, expiresAt: expiryFrom(now), createdAt: now });
  return { sessionId, tokenId };
};

/** How long a refresh token that was replaced may still be asked with: the answer to its first use may have been lost. */
export const REFRESH_GRACE_MS = 30_000;

/** The newest token of a session whose token before that is asked with, soon after it was replaced. */
const newestWithinGrace = async (
  db: Database,
  { sessionId, tokenId }: SessionTokenIds,
  now: Date,
): Promise<SessionTokenIds | null> => {
  const graceStart = new Date(now.getTime() - REFRESH_GRACE_MS);
  const [session] = await db
    .select({ tokenId: sessions.tokenId })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.previousTokenId, tokenId),
        gt(sessions.rotatedAt, graceStart),
        gt(sessions.expiresAt, now),
      ),
    );
  return session ? { sessionId, tokenId: session.tokenId } : null;
};

/**
 * Replaces the session's refresh token, if `tokenId` is the newest one, or gives the newest again to whoever asks with the
 * one before at once. Any other was used twice, by its owner and a thief, and the session ends for both. Null where the
 * session has ended. `by` asks.
 */
export const rotateSession = async (
  db: Database,
  token: SessionTokenIds,
  by: AuditActor,
): Promise<SessionTokenIds | null> => {
  const { sessionId, tokenId } = token;
  const now = by.at;
  const next = randomUUID();
  const rotated = await db
    .update(sessions)
    .set({ tokenId: next, previousTokenId: tokenId, rotatedAt: now, expiresAt: expiryFrom(now) })
    .where(and(eq(sessions.id, sessionId), eq(sessions.tokenId, tokenId), gt(sessions.expiresAt, now)))
    .returning({ id: sessions.id });
  if (rotated.length > 0) return { sessionId, tokenId: next };
  const newest = await newestWithinGrace(db, token, now);
  if (!newest) await endSession(db, by, { sessionId, reason: 'refresh token used twice' });
  return newest;
};

/** Ends a session, if it is open: its tokens are good for nothing from then on. */
export const endSession = (
  db: Database,
  by: AuditActor,
  { sessionId, reason }: { sessionId: string; reason: 'signed out' | 'refresh token used twice' },
): Promise<void> =>
  db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(eq(sessions.id, sessionId))
      .returning({ userId: sessions.userId });
    if (!ended) return;
    const owner = await findUser(tx, ended.userId);
    const object = auditObject('session', { id: sessionId, name: owner?.displayName ?? '' });
    await recordAudit(tx, by, { action: 'session.ended', object, after: { reason } });
  });

/** Whether nobody has signed out of the session; its access tokens are good only as long. */
export const isSessionOpen = async (db: Database, sessionId: string): Promise<boolean> => {
  const rows = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId));
  return rows.length > 0;
};
