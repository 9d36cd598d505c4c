import { Permission, type User } from '@contract';

import type { Database } from '../db/database';
import { users } from '../db/schema';
import { hashPassword } from '../modules/auth/password';
import { findUser } from '../modules/users/repository';

export const PASSWORD = 'correct horse';
let passwordHash: Promise<string> | undefined;
let serial = 0;

/** A user who signs in with PASSWORD. */
export const createUser = async (db: Database, overrides: Partial<Omit<User, 'id'>> = {}): Promise<User> => {
  passwordHash ??= hashPassword(PASSWORD);
  serial += 1;
  const [row] = await db
    .insert(users)
    .values({
      email: `person${serial}@newsdesk.example`,
      username: `person${serial}`,
      displayName: `Person ${serial}`,
      permission: Permission.USER,
      passwordHash: await passwordHash,
      ...overrides,
    })
    .returning({ id: users.id });
  const user = row && (await findUser(db, row.id));
  if (!user) throw new Error('The user was not stored.');
  return user;
};
