import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { invalidInput, tooMany } from '../../http/api-error';
import { hasPassword, passwordMatches } from '../auth/password';
import { forgetAttempts, reserveAttempt } from '../auth/sign-in/counters';

import { ownAccountMessages } from './messages';
import { findPasswordHash } from './repository';

/** The limit of wrong passwords in 15 minutes, by session, so that the thief of one session does not affect the owner's others. */
const LIMIT = 10;

/** Refuses (429) a caller with too many wrong passwords; `key` is the counter. */
export const reserveAnswer = async (db: Database, key: string, now: Date, limit = LIMIT): Promise<void> => {
  const wait = await reserveAttempt(db, [{ key, limit }], now);
  if (wait > 0)
    throw tooMany(ownAccountMessages.tooManyAttempts(Math.ceil(wait / 60_000)), Math.ceil(wait / 1_000));
};

type Who = { userId: Id; sessionId: string | null; now: Date };

/**
 * Checks a signed-in person's password again before an action that a thief of the session must not take. Resolves to the
 * hash that it was compared with; throws an error on `field`, or 429.
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
  if (!hasPassword(hash)) throw invalidInput({ [field]: ownAccountMessages.noPassword });
  if (!(await passwordMatches(hash, password)))
    throw invalidInput({ [field]: ownAccountMessages.wrongPassword });
  await forgetAttempts(db, key);
  return hash;
};
