import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import { createdAt } from './columns';
import { users } from './users';

/** A person's second factor: waiting for its first code, or enabled. */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with a key that comes from the signing key. */
  secret: text('secret').notNull(),
  /** Null until a code has confirmed it. */
  enabledAt: timestamp('enabled_at', { withTimezone: true }),
  /** The step whose code was used last: none up to it is good again. */
  lastStep: integer('last_step').notNull().default(0),
  /** Keyed hashes of the recovery codes that are left. */
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  createdAt: createdAt(),
});
