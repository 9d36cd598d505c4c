import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import type { TokenPurpose } from '@contract';

import { createdAt, id } from './columns';
import { users } from './users';

/** The tokens with which other systems call the API. A revoked one has no row. */
export const apiTokens = pgTable('api_tokens', {
  id: id(),
  name: text('name').notNull(),
  purpose: text('purpose').$type<TokenPurpose>().notNull(),
  /** The SHA-256 of the token: 32 random bytes need no slower hash. */
  hash: text('hash').notNull().unique('api_tokens_hash_key'),
  createdAt: createdAt(),
  createdBy: integer('created_by')
    .notNull()
    .references(() => users.id),
  /** To the minute, so that a call is seldom a write. */
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
});
