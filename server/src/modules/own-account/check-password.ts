import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { invalidInput, tooMany } from '../../http/api-error';
import { passwordMatches } from '../auth/password';
import { forgetAttempts, reserveAttempt } from '../auth/sign-in/counters';

import { ownAccountMessages } from './messages';
import { findPasswordHash } from './repository';

/** Wrong answers in 15 minutes, by session: a thief of one keeps its owner out of no other. */
const LIMIT = 10;

/** Refuses (429) who has answered wrong too often; `key` is what is counted. */
export const reserveAnswer = async (db: Database, key: string, now: Date, limit = LIMIT): Promise<void> => {
  const wait = await reserveAttempt(db, [{ key, limit }], now);
  if (wait > 0)
    throw tooMany(ownAccountMessages.tooManyAttempts(Math.ceil(wait / 60_000)), Math.ceil(wait / 1_000));
};

type Who = { userId: Id; sessionId: string | null; now: Date };

/**
 * Asks a signed-in person for their password again, before what a thief of the session must not do. Resolves to the hash
 * that it was compared with; throws an error of `field`, or 429.
 */
export const checkPassword = async (
  db: Database,
  { userId, sessionId, now }: Who,
  password: string,
  field: string,
): Promise<string> => {
  const key = `own password:${userId} ${sessionId ?? ''}`;
  await reserveAnswer(db, key, now);
  const hash = await findPasswordHash(db, userId);
  if (!(await passwordMatches(hash, password)) || hash === undefined)
    throw invalidInput({ [field]: ownAccountMessages.wrongPassword });
  await forgetAttempts(db, key);
  return hash;
};
