import type { FastifyRequest } from 'fastify';

import type { AuditObject, TwoFactorProof } from '@contract';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { invalidInput, refused } from '../../http/api-error';
import { type AuditActor, actorOf, personObject, recordAudit } from '../audit/record';
import { forgetAttempts } from '../auth/sign-in/counters';
import { checkPassword, reserveAnswer } from '../own-account/check-password';

import { twoFactorMessages } from './messages';
import { findSecondFactor, useCode } from './repository';
import type { Secrets } from './secrets';

type Change<T> = (tx: Database, by: AuditActor, person: AuditObject) => Promise<T>;

/**
 * Changes the caller's second factor after checking the password and a code; the code is used up in the transaction of
 * the change. Somebody who stole a session has neither, and somebody who stole the password has no code. Throws a field
 * error, or 429 after ten wrong attempts in 15 minutes.
 */
export const provenChange = async <T>(
  { db, secrets }: { db: Database; secrets: Secrets },
  request: FastifyRequest,
  { password, code }: TwoFactorProof,
  change: Change<T>,
): Promise<T> => {
  const [{ id: userId, displayName }, by] = [callerOf(request), actorOf(request)];
  await checkPassword(db, { userId, sessionId: by.sessionId, now: by.at }, password, 'password');
  if (!(await findSecondFactor(db, userId))) throw refused(twoFactorMessages.notEnabled);
  const key = `own code:${userId} ${by.sessionId ?? ''}`;
  await reserveAnswer(db, key, by.at);
  const changed = await db.transaction(async (tx) => {
    const object = personObject({ id: userId, displayName });
    const used = await useCode(tx, secrets, { userId, code, now: by.at });
    if (!used) throw invalidInput({ code: twoFactorMessages.wrongCode });
    if (used === 'recovery code') await recordAudit(tx, by, { action: 'recovery-code.used', object });
    return change(tx, by, object);
  });
  await forgetAttempts(db, key);
  return changed;
};
