import type { User } from '@contract';

import type { Database } from '../../db/database';
import { type FactorRules, hasToEnrol } from '../two-factor/policy';
import { findUserOfSession } from '../users/repository';

import type { Tokens } from './tokens';

type Deps = { db: Database; tokens: Tokens } & FactorRules;

/**
 * The user of an access token, and whether they have to set up a second factor first; null if the token is invalid
 * or its session has ended.
 */
export const findCaller = async (
  { db, tokens, ...rules }: Deps,
  token: string,
): Promise<{ user: User; sessionId: string } | null> => {
  const good = await tokens.verifyAccess(token);
  const user = good && (await findUserOfSession(db, good));
  if (!user) return null;
  const { sessionId } = good;
  return (await hasToEnrol(db, rules, user))
    ? { user: { ...user, needsSecondFactor: true }, sessionId }
    : { user, sessionId };
};
