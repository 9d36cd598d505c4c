import { and, eq, gt, lte } from 'drizzle-orm';

import { ErrorCode, Permission, PROOF_MINUTES } from '@contract';

import type { Database } from '../../db/database';
import { sessions } from '../../db/schema';
import { ApiError } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { type Clock, latestStored } from '../../http/clock';

import { stepUpMessages } from './messages';

/** Whether the person of the session has proved within the last minutes that it is them, by signing in or by `step-up`. */
const isProven = async (db: Database, sessionId: string | null, now: Date): Promise<boolean> => {
  if (sessionId === null) return false;
  const earliest = new Date(now.getTime() - PROOF_MINUTES * 60_000);
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sessionId),
        gt(sessions.provenAt, earliest),
        lte(sessions.provenAt, latestStored(now)),
      ),
    );
  return found.length > 0;
};

/** Records that the person of the session has proved that it is them. */
export const recordProof = async (tx: Database, sessionId: string, now: Date): Promise<void> => {
  await tx.update(sessions).set({ provenAt: now }).where(eq(sessions.id, sessionId));
};

/** The caller has to prove again that it is them (403, which does not end the session). */
const proofNeeded = (): ApiError =>
  new ApiError(ErrorCode.Alert, stepUpMessages.proofNeeded, { httpStatus: 403, needsProof: true });

/** Refuses the calls whose route declares `needsProof`, if the caller's last proof is too old. */
export const registerProof = (app: App, { db, clock }: { db: Database; clock: Clock }): void => {
  app.addHook('preHandler', async ({ routeOptions, body, sessionId, membership }) => {
    const { needsProof } = routeOptions.config;
    const isNeeded = typeof needsProof === 'function' ? needsProof(body, membership) : needsProof === true;
    if (isNeeded && !(await isProven(db, sessionId, clock()))) throw proofNeeded();
  });
};

/** Whether a body gives or takes the ADMINISTRATOR bit; for `needsProof` of the routes that change permissions. */
export const makesAdministrator = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'permission' in body &&
  (Number(body.permission) & Permission.ADMINISTRATOR) !== 0;
