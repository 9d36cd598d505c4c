import type { FastifyRequest } from 'fastify';

import type { AuditObject, TwoFactorProof } from '@contract';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { refused } from '../../http/api-error';
import { type AuditActor, actorOf, personObject } from '../audit/record';
import { checkPassword } from '../own-account/check-password';

import { ownCodeCounter, withCode } from './check-code';
import { twoFactorMessages } from './messages';
import { findSecondFactor } from './repository';
import type { Secrets } from './secrets';

type Change<T> = (tx: Database, by: AuditActor, person: AuditObject) => Promise<T>;

/**
 * Changes the caller's second factor after checking the password and a code; the code is used up in the transaction of
 * the change. Somebody who stole a session has neither, and somebody who stole the password has no code. Throws a field
 * error, or 429 after too many wrong attempts.
 */
export const provenChange = async <T>(
  deps: { db: Database; secrets: Secrets },
  request: FastifyRequest,
  { password, code }: TwoFactorProof,
  change: Change<T>,
): Promise<T> => {
  const [person, { sessionId, at: now }] = [callerOf(request), actorOf(request)];
  const { db } = deps;
  await checkPassword(db, { userId: person.id, sessionId, now }, password, 'password');
  if (!(await findSecondFactor(db, person.id))) throw refused(twoFactorMessages.notEnabled);
  const counters = ownCodeCounter(person.id, sessionId);
  return withCode(deps, request, { person, code, counters }, (tx, by) =>
    change(tx, by, personObject(person)),
  );
};
