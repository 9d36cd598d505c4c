import { and, eq, or } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { nameKeyOf } from '../../db/name-key';
import { type ProviderIdentity, providerLinks, users } from '../../db/schema';

const { issuer, subject, userId } = providerLinks;

/** One spelling of an issuer: a provider names itself without the slash or capitals of a setting. */
const spelled = (by: string): string => new URL(by).href;

/** The person who signs in with this account at the provider. */
export const findLinked = async (
  db: Database,
  who: Pick<ProviderIdentity, 'issuer' | 'subject'>,
): Promise<Id | undefined> => {
  const [found] = await db
    .select({ userId })
    .from(providerLinks)
    .where(and(eq(issuer, spelled(who.issuer)), eq(subject, who.subject)));
  return found?.userId;
};

/** The account with this e-mail. */
export const findByEmail = async (db: Database, email: string) => {
  const [found] = await db
    .select({
      id: users.id,
      displayName: users.displayName,
      passwordHash: users.passwordHash,
      disabledAt: users.disabledAt,
    })
    .from(users)
    .where(eq(users.emailKey, nameKeyOf(email)));
  return found;
};

/**
 * Links an account at the provider; one that the person had there before, or somebody else had, is so no longer. Resolves to the e-mail of
 * the account that the person had there before.
 */
export const storeLink = async (
  tx: Database,
  person: Id,
  { issuer: by, subject: who, email }: ProviderIdentity,
  now: Date,
): Promise<string | undefined> => {
  const sameIssuer = eq(issuer, spelled(by));
  const replaced = await tx
    .delete(providerLinks)
    .where(and(sameIssuer, or(eq(subject, who), eq(userId, person))))
    .returning({ userId, email: providerLinks.email });
  const link = { issuer: spelled(by), subject: who, userId: person, email: email ?? '', createdAt: now };
  await tx.insert(providerLinks).values(link);
  return replaced.find((one) => one.userId === person)?.email;
};

/** The link of a person to the provider. */
export const findLink = async (db: Database, person: Id, by: string) => {
  const [found] = await db
    .select({ email: providerLinks.email, createdAt: providerLinks.createdAt })
    .from(providerLinks)
    .where(and(eq(userId, person), eq(issuer, spelled(by))));
  return found;
};

/** Removes all links of a person, to whichever provider; returns what they were. */
export const removeLinksOf = (tx: Database, person: Id): Promise<{ provider: string; email: string }[]> =>
  tx
    .delete(providerLinks)
    .where(eq(userId, person))
    .returning({ provider: issuer, email: providerLinks.email });

/** Removes it; resolves to its e-mail, undefined if there was none. */
export const removeLink = async (tx: Database, person: Id, by: string): Promise<string | undefined> => {
  const [removed] = await tx
    .delete(providerLinks)
    .where(and(eq(userId, person), eq(issuer, spelled(by))))
    .returning({ email: providerLinks.email });
  return removed?.email;
};
