import { and, eq, ne, or, sql } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { users } from '../../db/schema';
import { alreadyExists, type FieldMessages, invalidInput } from '../../http/api-error';

import { accountsMessages } from './messages';

/** What a person signs in with. */
export type AccountNames = { username: string; email: string };

/** Throws a field error for a name that nobody may have. */
export const checkNames = ({ username, email }: AccountNames): void => {
  const errors: FieldMessages = {};
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) errors['email'] = accountsMessages.notAnEmail;
  // Sign-in takes either: a username that reads as an address would stand before the account that the address is of.
  if (username.includes('@') && username.toLowerCase() !== email.toLowerCase()) {
    errors['username'] = accountsMessages.addressOfAnother;
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
};

/** One writer of names at a time, until its transaction ends: a name is unique over two columns. */
const lockNames = (tx: Database) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('newsdesk_account_names'))`);

/**
 * Keeps the names for the transaction; throws a field error for one by which another account (not `own`) is signed in to,
 * whatever its case.
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
