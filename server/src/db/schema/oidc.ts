import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { createdAt } from './columns';
import { users } from './users';

/** The accounts at a provider of OpenID Connect that people sign in with. */
export const providerLinks = pgTable(
  'provider_links',
  {
    issuer: text('issuer').notNull(),
    /** The provider's own id of the person (`sub`), which stays when names and addresses change. */
    subject: text('subject').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Its e-mail when it was linked, so that the person recognises it. */
    email: text('email').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'provider_links_pkey', columns: [table.issuer, table.subject] }),
    uniqueIndex('provider_links_user_key').on(table.userId, table.issuer),
  ],
);

/** What a provider said about a person. */
export type ProviderIdentity = {
  issuer: string;
  subject: string;
  /** Only if the provider has confirmed it. */
  email: string | null;
  /** Empty if the provider does not say. */
  name: string;
  username: string;
  /** When the person gave the provider a proof, by its own word. */
  provenAt: string | null;
};

/** Why a sign-in by a provider failed there. */
export type ProviderFailure = 'unreachable' | 'cancelled' | 'untrusted' | 'too-many';

/** Sign-ins that are on their way through a provider, for a few minutes: each belongs to the browser that began it. */
export const providerSignIns = pgTable(
  'provider_sign_ins',
  {
    /** The hash of the secret in the browser's cookie; state, nonce and verifier are derived from that secret. */
    keyHash: text('key_hash').primaryKey(),
    /** The page to open afterwards. */
    returnTo: text('return_to').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the browser came back from the provider: each answer is taken once. */
    returnedAt: timestamp('returned_at', { withTimezone: true }),
    failure: text('failure').$type<ProviderFailure>(),
    identity: jsonb('identity').$type<ProviderIdentity>(),
    /** The account that the person has to prove theirs before it is linked. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  },
  // The clean-up.
  (table) => [index('provider_sign_ins_expires_idx').on(table.expiresAt)],
);
