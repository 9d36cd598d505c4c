import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import { createdAt } from './columns';
import { users } from './users';

/** A person's second factor: waiting for its first code, or enabled. */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted; begins with the id of its key. */
  secret: text('secret').notNull(),
  /** Null until a code has confirmed it. */
  enabledAt: timestamp('enabled_at', { withTimezone: true }),
  /** The step of the last used code; no code of this step or an earlier one is valid again. */
  lastStep: integer('last_step').notNull().default(0),
  /** Keyed hashes of the unused recovery codes, each beginning with the id of its key. */
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  createdAt: createdAt(),
});
