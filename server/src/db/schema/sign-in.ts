import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import { createdAt } from './columns';
import { users } from './users';

/**
 * One row for each sign-in. Its refresh token changes at every use, and only the newest one is good: a token that is
 * used again was stolen, or its thief used it first.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Which refresh token is the newest. */
    tokenId: text('token_id').notNull(),
    /** Which one it replaced, and when: a lost answer may be asked for again for a moment. */
    previousTokenId: text('previous_token_id'),
    rotatedAt: timestamp('rotated_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: createdAt(),
    /** What its owner knows it by, such as "Chrome on Windows"; empty where the client does not say. */
    browser: text('browser').notNull().default(''),
    /** The network that it was last renewed from, /24 or /64; empty where that is not known. */
    network: text('network').notNull().default(''),
    /** Written with the sign-in and each renewal, and at no other request. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sessions_user_idx').on(table.userId)],
);

/** From which browsers and networks a person has signed in: any other is told to them. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    browser: text('browser').notNull(),
    network: text('network').notNull(),
    /** The session that began with it: it is told to all the others. */
    sessionId: text('session_id').notNull(),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    /** Whether its owner is still to be told. */
    isNews: boolean('is_news').notNull(),
  },
  (table) => [
    primaryKey({ name: 'known_devices_pkey', columns: [table.userId, table.browser, table.network] }),
  ],
);

/** Failed sign-ins by what they are counted for, until their 15 minutes are over. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [index('sign_in_attempts_until_idx').on(table.until)],
);
