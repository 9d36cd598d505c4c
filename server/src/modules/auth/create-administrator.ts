import { inArray, or } from 'drizzle-orm';

import { cleanText, foldName, Permission } from '@contract';

import { type Database, StartError } from '../../db/database';
import { databaseTime } from '../../db/database-time';
import { displayedAs, nameKeyOf } from '../../db/name-key';
import { users } from '../../db/schema';
import { personObject, recordAudit, serverActor } from '../audit/record';

import { hashPassword } from './password';
import { passwordProblem } from './password-rules';

const MAX_NAME_CHARACTERS = 254;

export type NewAdministrator = { username: string; email: string; password: string };

const isUsable = (text: string): boolean => text.length <= MAX_NAME_CHARACTERS;

const check = ({ username, email, password }: NewAdministrator): void => {
  if (!username) throw new StartError('A username is required.');
  if (!isUsable(username)) throw new StartError('The username is too long.');
  if (!isUsable(email) || !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new StartError(`"${email}" is not an e-mail address.`);
  }
  // Sign-in accepts both: a username in the form of an address would take precedence over the account with that address.
  if (foldName(username).includes('@') && foldName(username) !== foldName(email)) {
    throw new StartError('The username is an e-mail address, but not the address of this account.');
  }
  const problem = passwordProblem(password, { username, email });
  if (problem) throw new StartError(problem.en);
};

/** Creates an account that may do everything. Throws a `StartError` whose message says what to change. */
export const createAdministrator = async (db: Database, given: NewAdministrator): Promise<void> => {
  const [username, email] = [cleanText(given.username), cleanText(given.email)];
  check({ username, email, password: given.password });
  const passwordHash = await hashPassword(given.password);
  await db.transaction(async (tx) => {
    const [usernameKey, emailKey] = [nameKeyOf(username), nameKeyOf(email)];
    const keys = [usernameKey, emailKey];
    const [taken] = await tx
      .select({ id: users.id })
      .from(users)
      .where(or(inArray(users.usernameKey, keys), inArray(users.emailKey, keys)))
      .limit(1);
    if (taken) throw new StartError('A user with this username or e-mail already exists.');
    const permission = Permission.USER | Permission.ADMINISTRATOR;
    const [made] = await tx
      .insert(users)
      .values({ username, email, usernameKey, emailKey, ...displayedAs(username), permission, passwordHash })
      .returning({ id: users.id, displayName: users.displayName });
    if (!made) throw new Error('The administrator was not stored.');
    const entry = { object: personObject(made), after: { username, permission: 'ADMINISTRATOR' } };
    await recordAudit(tx, serverActor(await databaseTime(tx)), { action: 'user.created', ...entry });
  });
};
