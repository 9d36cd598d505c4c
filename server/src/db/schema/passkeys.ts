import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import { createdAt, id } from './columns';
import { users } from './users';

/** The passkeys of people: public keys alone, nothing secret. A removed one has no row. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The name that its owner gave it. */
    name: text('name').notNull(),
    /** The host that it was made for. It works nowhere else, and counts nowhere else. */
    rpId: text('rp_id').notNull(),
    /** By which a browser names it, in base64url. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential_id_key'),
    /** As COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** The last number of uses; 0 for a passkey that does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  // The passkeys of a person.
  (table) => [index('passkeys_user_idx').on(table.userId)],
);

/** The challenges that were answered, until they expire: none is valid twice, whichever instance is asked. */
export const answeredChallenges = pgTable(
  'answered_challenges',
  {
    /** The SHA-256 of the challenge. */
    hash: text('hash').primaryKey(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  // The clean-up.
  (table) => [index('answered_challenges_until_idx').on(table.until)],
);
