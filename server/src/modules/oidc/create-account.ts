import { or, eq } from 'drizzle-orm';

import { cleanText } from '@contract';

import type { Database } from '../../db/database';
import { nameKeyOf } from '../../db/name-key';
import { type ProviderIdentity, users } from '../../db/schema';
import { checkNames, namesWithKeys, reserveNames } from '../accounts/names';
import { type AuditActor, personObject, recordAudit } from '../audit/record';
import { NO_PASSWORD } from '../auth/password';

import { findLinked, storeLink } from './links';

/** How often a username that is taken is tried with a number behind it. */
const TRIES = 100;

const isTaken = async (tx: Database, name: string): Promise<boolean> => {
  const key = nameKeyOf(name);
  return (await tx.$count(users, or(eq(users.usernameKey, key), eq(users.emailKey, key)))) > 0;
};

/** A username that nobody has: that of the provider or the first part of the e-mail, with a number if it is taken. */
const freeUsername = async (tx: Database, { username, email }: { username: string; email: string }) => {
  // A username with an @ would be an address.
  const wanted = cleanText((username || email).normalize('NFKC').replace(/@.*/s, '')) || 'person';
  for (let number = 1; number <= TRIES; number += 1) {
    const name = number === 1 ? wanted : `${wanted}${number}`;
    if (!(await isTaken(tx, name))) return name;
  }
  return email;
};

/**
 * Creates an account for somebody who has none, without a password and linked to the provider. Throws a field error if somebody
 * else has taken the e-mail meanwhile.
 */
export const createLinkedAccount = (
  db: Database,
  by: AuditActor,
  identity: ProviderIdentity & { email: string },
  permission: number,
): Promise<number> =>
  db.transaction(async (tx) => {
    const email = cleanText(identity.email);
    await reserveNames(tx, {});
    // Another tab of theirs may have come first.
    const linked = await findLinked(tx, identity);
    if (linked !== undefined) return linked;
    await reserveNames(tx, { email });
    const username = await freeUsername(tx, { username: identity.username, email });
    const displayName = cleanText(identity.name) || username;
    checkNames({ username, email });
    const names = { username, email, displayName };
    const [made] = await tx
      .insert(users)
      .values({ ...namesWithKeys(names), permission, passwordHash: NO_PASSWORD, createdAt: by.at })
      .returning({ id: users.id, displayName: users.displayName });
    if (!made) throw new Error('The account was not stored.');
    await storeLink(tx, made.id, identity, by.at);
    const actor = { ...by, userId: made.id };
    const entry = { object: personObject(made), after: { ...names, permission } };
    await recordAudit(tx, actor, { action: 'user.created-by-provider', ...entry });
    return made.id;
  });
