import { count } from 'drizzle-orm';

import type { Clock } from '../../http/clock';
import { hashPassword } from '../../modules/auth/password';
import type { Database } from '../database';
import { users } from '../schema';

import { DEMO_PASSWORD } from './demo-accounts';
import { demoUsers } from './demo-users';

/** Writes the demo data into a database that has no user yet, all of it or nothing. */
export const seedDemo = async (db: Database, clock: Clock): Promise<void> => {
  const [existing] = await db.select({ total: count() }).from(users);
  if (existing && existing.total > 0) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.transaction(async (tx) => {
    const createdAt = clock();
    await tx.insert(users).values(demoUsers().map((user) => ({ ...user, passwordHash, createdAt })));
  });
};
