import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { sessions, users } from '../../db/schema';
import { passwordMatches } from '../auth/password';

import { DEMO_ACCOUNTS, DEMO_EMAIL_DOMAIN, DEMO_PASSWORD } from './demo-accounts';

/**
 * For a start without demo data on a database that once had it: ends the sessions of the accounts that still have the
 * demo password, which is public. Resolves to the number of these accounts; sign-in refuses that password.
 */
export const endDemoSessions = async (db: Database): Promise<number> => {
  const named = DEMO_ACCOUNTS.map(({ username }) => username);
  const found = await db
    .selectDistinct({ hash: users.passwordHash })
    .from(users)
    .where(inArray(users.usernameKey, named));
  const hashes: string[] = [];
  for (const { hash } of found) if (hash && (await passwordMatches(hash, DEMO_PASSWORD))) hashes.push(hash);
  if (hashes.length === 0) return 0;

  const accounts = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.passwordHash, hashes),
        eq(sql`split_part(${users.email}, '@', 2)`, DEMO_EMAIL_DOMAIN),
      ),
    );
  const ids = accounts.map(({ id }) => id);
  await db.delete(sessions).where(inArray(sessions.userId, ids));
  return ids.length;
};
