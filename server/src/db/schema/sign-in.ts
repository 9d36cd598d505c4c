import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import { createdAt } from './columns';
import { users } from './users';

/**
 * One row for each session. Its refresh token changes at every use, and only the newest one is valid. If an old token is
 * used again, either the second user stole it, or the thief used it first.
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
    /** The token before it and when it was replaced: if the response was lost, the client may repeat the request for a short time. */
    previousTokenId: text('previous_token_id'),
    rotatedAt: timestamp('rotated_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: createdAt(),
    /** When its owner last proved that it is them: at sign-in, or later with the password (`step-up`). */
    provenAt: timestamp('proven_at', { withTimezone: true }),
    /** The name shown to its owner, such as "Chrome on Windows"; empty if the client sends none. */
    browser: text('browser').notNull().default(''),
    /** The network of the last renewal, /24 or /64; empty if unknown. */
    network: text('network').notNull().default(''),
    /** Written at sign-in and at each renewal, not at other requests. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  // The sessions of a person: their list, and ending them.
  (table) => [index('sessions_user_idx').on(table.userId)],
);

/** The browsers and networks from which a person has signed in; a sign-in from any other is reported to them. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    browser: text('browser').notNull(),
    network: text('network').notNull(),
    /** The session that started on this device; the notice is shown in all other sessions. */
    sessionId: text('session_id').notNull(),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    /** Whether the owner has not confirmed the notice yet. */
    isNews: boolean('is_news').notNull(),
  },
  (table) => [
    primaryKey({ name: 'known_devices_pkey', columns: [table.userId, table.browser, table.network] }),
  ],
);

/** Wrong codes that paused a person's second factor, until the person has confirmed the notice: how many, the last one and its device. */
export const codePauses = pgTable('code_pauses', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  wrongCodes: integer('wrong_codes').notNull(),
  browser: text('browser').notNull(),
  network: text('network').notNull(),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
});

/** Failed attempts per counter key: passwords until their 15 minutes are over, codes until a day after the last one. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  // The clean-up.
  (table) => [index('sign_in_attempts_until_idx').on(table.until)],
);
