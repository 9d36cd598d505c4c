import type { User } from '@contract';

import type { Database } from '../../db/database';
import { findUserOfSession } from '../users/repository';

import type { Tokens } from './tokens';

/** Whom an access token speaks for; null where it is not good or its session has ended. */
export const findCaller = async (
  { db, tokens }: { db: Database; tokens: Tokens },
  token: string,
): Promise<{ user: User; sessionId: string } | null> => {
  const good = await tokens.verifyAccess(token);
  const user = good && (await findUserOfSession(db, good));
  return user ? { user, sessionId: good.sessionId } : null;
};
