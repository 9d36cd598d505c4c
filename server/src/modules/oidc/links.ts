import { and, eq, or } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { nameKeyOf } from '../../db/name-key';
import { type ProviderIdentity, providerLinks, users } from '../../db/schema';

const { issuer, subject, userId } = providerLinks;

/** The person who signs in with this account at the provider. */
export const findLinked = async (
  db: Database,
  who: Pick<ProviderIdentity, 'issuer' | 'subject'>,
): Promise<Id | undefined> => {
  const [found] = await db
    .select({ userId })
    .from(providerLinks)
    .where(and(eq(issuer, who.issuer), eq(subject, who.subject)));
  return found?.userId;
};

/** The account with this e-mail. */
export const findByEmail = async (db: Database, email: string) => {
  const [found] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, disabledAt: users.disabledAt })
    .from(users)
    .where(eq(users.emailKey, nameKeyOf(email)));
  return found;
};

/** Links an account at the provider; one that the person had there before, or somebody else had, is so no longer. */
export const storeLink = async (
  tx: Database,
  person: Id,
  { issuer: by, subject: who, email }: ProviderIdentity,
  now: Date,
): Promise<void> => {
  await tx.delete(providerLinks).where(and(eq(issuer, by), or(eq(subject, who), eq(userId, person))));
  const link = { issuer: by, subject: who, userId: person, email: email ?? '', createdAt: now };
  await tx.insert(providerLinks).values(link);
};

/** The link of a person to the provider. */
export const findLink = async (db: Database, person: Id, by: string) => {
  const [found] = await db
    .select({ email: providerLinks.email, createdAt: providerLinks.createdAt })
    .from(providerLinks)
    .where(and(eq(userId, person), eq(issuer, by)));
  return found;
};

/** Removes it; resolves to its e-mail, undefined if there was none. */
export const removeLink = async (tx: Database, person: Id, by: string): Promise<string | undefined> => {
  const [removed] = await tx
    .delete(providerLinks)
    .where(and(eq(userId, person), eq(issuer, by)))
    .returning({ email: providerLinks.email });
  return removed?.email;
};
