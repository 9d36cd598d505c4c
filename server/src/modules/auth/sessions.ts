import { randomUUID } from 'node:crypto';

import { and, eq, gt, lte, ne, sql } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { sessions } from '../../db/schema';
import { latestStored } from '../../http/clock';
import { type AuditActor, auditObject, recordAudit } from '../audit/record';
import { findUser } from '../users/repository';

import { type DeviceName, placeOf } from './device-name';
import type { OpenSession, SessionTokenIds } from './tokens';

/** A session that is not used for so long has ended. */
const UNUSED_DAYS = 30;
/** A session ends so long after its sign-in, however much it is used: whoever took it over has not got it for ever. */
const SESSION_DAYS = 90;

const expiryFrom = (now: Date): Date => new Date(now.getTime() + UNUSED_DAYS * 24 * 3_600_000);

const LAST_MOMENT = sql`${sessions.createdAt} + make_interval(hours => ${SESSION_DAYS * 24}::integer)`;

const renewedUntil = (now: Date) => sql`least(${expiryFrom(now).toISOString()}::timestamptz, ${LAST_MOMENT})`;

/** Begins a session at sign-in, by which its person is proven, and deletes the person's expired sessions. */
export const openSession = async (
  db: Database,
  userId: Id,
  now: Date,
  device: DeviceName = { browser: '', network: '' },
  provenAt: Date | null = now,
): Promise<OpenSession> => {
  const [sessionId, tokenId] = [randomUUID(), randomUUID()];
  const expiresAt = expiryFrom(now);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now)));
  await db.insert(sessions).values({
    id: sessionId,
    userId,
    tokenId,
    ...device,
    expiresAt,
    createdAt: now,
    lastSeenAt: now,
    provenAt,
  });
  return { sessionId, tokenId, expiresAt };
};

/** The grace period of a replaced refresh token: the response to its first use may have been lost. */
export const REFRESH_GRACE_MS = 30_000;

/** The newest token of a session, for a request with the previous token within the grace period. */
const newestWithinGrace = async (
  db: Database,
  { sessionId, tokenId }: SessionTokenIds,
  now: Date,
): Promise<OpenSession | null> => {
  const graceStart = new Date(now.getTime() - REFRESH_GRACE_MS);
  const [session] = await db
    .select({ tokenId: sessions.tokenId, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.previousTokenId, tokenId),
        gt(sessions.rotatedAt, graceStart),
        lte(sessions.rotatedAt, latestStored(now)),
        gt(sessions.expiresAt, now),
      ),
    );
  return session ? { sessionId, ...session } : null;
};

/**
 * Replaces the session's refresh token if `tokenId` is the newest one, or returns the newest again if `tokenId` is the
 * previous one, within the grace period. Any other token was used twice, by its owner and a thief, and the session ends for
 * both. Null if the session has ended. `by` is the actor of the request.
 */
export const rotateSession = async (
  db: Database,
  token: SessionTokenIds,
  by: AuditActor,
): Promise<OpenSession | null> => {
  const { sessionId, tokenId } = token;
  const now = by.at;
  const next = randomUUID();
  const [rotated] = await db
    .update(sessions)
    .set({
      tokenId: next,
      previousTokenId: tokenId,
      rotatedAt: now,
      expiresAt: renewedUntil(now),
      lastSeenAt: now,
      network: placeOf(by.address),
    })
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.tokenId, tokenId),
        gt(sessions.expiresAt, now),
        // One that an earlier release has renewed may be older.
        gt(LAST_MOMENT, now),
      ),
    )
    .returning({ expiresAt: sessions.expiresAt });
  if (rotated) return { sessionId, tokenId: next, ...rotated };
  const newest = await newestWithinGrace(db, token, now);
  if (!newest) await endSession(db, by, { sessionId, reason: 'refresh token used twice' });
  return newest;
};

/** Why a session was ended, for the audit log. */
type EndReason =
  | 'signed out'
  | 'refresh token used twice'
  | 'ended by its owner'
  | 'password changed'
  | 'second factor reset'
  | 'way to sign in removed';

/** Ends a session if it is open; its tokens are then invalid. */
export const endSession = (
  db: Database,
  by: AuditActor,
  { sessionId, reason }: { sessionId: string; reason: EndReason },
): Promise<void> =>
  db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(eq(sessions.id, sessionId))
      .returning({ id: sessions.id, userId: sessions.userId });
    for (const session of ended) await recordEnd(tx, by, session, reason);
  });

const recordEnd = async (
  tx: Database,
  by: AuditActor,
  { id, userId }: { id: string; userId: Id },
  reason: EndReason,
): Promise<void> => {
  const owner = await findUser(tx, userId);
  const object = auditObject('session', { id, name: owner?.displayName ?? '' });
  await recordAudit(tx, by, { action: 'session.ended', object, after: { reason } });
};

/**
 * Ends sessions of a person, one (`only`) or all but one (`except`); resolves to how many. Run it in a transaction.
 * Their streams end as well, because a trigger notifies the servers (migration 0006).
 */
export const endSessionsOf = async (
  tx: Database,
  by: AuditActor,
  { userId, only, except, reason }: { userId: Id; only?: string; except?: string; reason: EndReason },
): Promise<number> => {
  const ended = await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        only === undefined ? undefined : eq(sessions.id, only),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id, userId: sessions.userId });
  for (const session of ended) await recordEnd(tx, by, session, reason);
  return ended.length;
};

/** Whether the session is open; its access tokens are valid only as long. */
export const isSessionOpen = async (db: Database, sessionId: string): Promise<boolean> => {
  const rows = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId));
  return rows.length > 0;
};
