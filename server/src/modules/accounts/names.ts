import { and, eq, ne, or, sql } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { users } from '../../db/schema';
import { alreadyExists, type FieldMessages, invalidInput } from '../../http/api-error';

import { accountsMessages } from './messages';

/** The names that a person signs in with. */
export type AccountNames = { username: string; email: string };

/** Throws a field error for a name that is not allowed. */
export const checkNames = ({ username, email }: AccountNames): void => {
  const errors: FieldMessages = {};
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) errors['email'] = accountsMessages.notAnEmail;
  // Sign-in accepts both: a username in the form of an address would take precedence over the account with that address.
  if (username.includes('@') && username.toLowerCase() !== email.toLowerCase()) {
    errors['username'] = accountsMessages.addressOfAnother;
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
};

/** Serialises writers of names until the end of the transaction, because a name must be unique over two columns. */
const lockNames = (tx: Database) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('newsdesk_account_names'))`);

/**
 * Reserves the names for the transaction. Throws a field error for a name with which another account (not `own`) signs in,
 * ignoring case.
 */
export const reserveNames = async (
  tx: Database,
  { username, email }: AccountNames,
  own: Id | null = null,
): Promise<void> => {
  await lockNames(tx);
  const isName = (name: string) =>
    or(
      eq(sql`lower(${users.username})`, sql`lower(${name})`),
      eq(sql`lower(${users.email})`, sql`lower(${name})`),
    );
  const isTaken = async (name: string) => {
    const isAnother = own === null ? undefined : ne(users.id, own);
    const rows = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(isName(name), isAnother))
      .limit(1);
    return rows.length > 0;
  };
  const errors: FieldMessages = {};
  if (await isTaken(username)) errors['username'] = accountsMessages.usernameTaken;
  if (await isTaken(email)) errors['email'] = accountsMessages.emailTaken;
  if (Object.keys(errors).length > 0) throw alreadyExists(errors);
};
