import { and, eq, ne, or, sql } from 'drizzle-orm';

import { cleanText, foldName, type Id } from '@contract';

import type { Database } from '../../db/database';
import { displayedAs, nameKeyOf, renamedTo } from '../../db/name-key';
import { users } from '../../db/schema';
import { alreadyExists, type FieldMessages, invalidInput, notFound } from '../../http/api-error';

import { accountsMessages } from './messages';

/** The names that a person signs in with. */
export type AccountNames = { username: string; email: string };

type DisplayName = { displayName: string };

/** The names as they are stored. */
export const cleanNames = ({ username, email }: AccountNames): AccountNames => ({
  username: cleanText(username),
  email: cleanText(email),
});

/** The names with their keys, as columns of a new account. */
export const namesWithKeys = ({ username, email, displayName }: AccountNames & DisplayName) => ({
  username,
  email,
  usernameKey: nameKeyOf(username),
  emailKey: nameKeyOf(email),
  ...displayedAs(displayName),
});

/** Throws a field error for a name that is not allowed. */
export const checkNames = ({ username, email }: AccountNames): void => {
  const errors: FieldMessages = {};
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) errors['email'] = accountsMessages.notAnEmail;
  // Sign-in accepts both: a username in the form of an address would take precedence over the account with that address.
  if (foldName(username).includes('@') && foldName(username) !== foldName(email)) {
    errors['username'] = accountsMessages.addressOfAnother;
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
};

/** Serialises writers of names until the end of the transaction, because a name must be unique over two columns. */
const lockNames = (tx: Database) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('newsdesk_account_names'))`);

/**
 * Reserves the names for the transaction. Throws a field error for a name with which another account (not `own`) signs in, in
 * whatever spelling. A name that is left out stays as it is.
 */
export const reserveNames = async (
  tx: Database,
  { username, email }: Partial<AccountNames>,
  own: Id | null = null,
): Promise<void> => {
  await lockNames(tx);
  const isName = (name: string) =>
    or(eq(users.usernameKey, nameKeyOf(name)), eq(users.emailKey, nameKeyOf(name)));
  const isTaken = async (name: string | undefined) => {
    if (name === undefined) return false;
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

/**
 * The columns of the changed names of an account. A later double whose name is not changed stays as it is. Throws like
 * `reserveNames`.
 */
export const namesOfEdit = async (tx: Database, id: Id, { username, email }: AccountNames) => {
  await lockNames(tx);
  const [stored] = await tx
    .select({
      username: { name: users.username, nameKey: users.usernameKey },
      email: { name: users.email, nameKey: users.emailKey },
    })
    .from(users)
    .where(eq(users.id, id));
  if (!stored) throw notFound();
  const names = { username: renamedTo(stored.username, username), email: renamedTo(stored.email, email) };
  const isNew = (name: 'username' | 'email') => names[name].nameKey !== stored[name].nameKey;
  await reserveNames(tx, { ...(isNew('username') && { username }), ...(isNew('email') && { email }) }, id);
  return {
    username: names.username.name,
    usernameKey: names.username.nameKey,
    email: names.email.name,
    emailKey: names.email.nameKey,
  };
};
