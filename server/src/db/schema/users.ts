import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

import { createdAt, id, nameKey } from './columns';

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    username: text('username').notNull(),
    emailKey: nameKey('email_key'),
    usernameKey: nameKey('username_key'),
    displayName: text('display_name').notNull(),
    /** Folded, but not unique. */
    displayKey: nameKey('display_key'),
    bio: text('bio').notNull().default(''),
    avatarUrl: text('avatar_url'),
    permission: integer('permission').notNull(),
    /** Null until the person has set a password. */
    passwordHash: text('password_hash'),
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
    createdAt: createdAt(),
    /** The folded names that a search uses, each behind a blank: one column with one index is faster than three. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`translate(' ' || display_key || ' ' || username_key || ' ' || email_key, E'\n', ' ')`,
      ),
  },
  (table) => [
    // Sign-in, and names that are taken.
    uniqueIndex('users_email_key').on(table.emailKey),
    uniqueIndex('users_username_key').on(table.usernameKey),
    // The bit ADMINISTRATOR: the people who can give a permission.
    index('users_administrators_idx')
      .on(table.id)
      .where(sql`(${table.permission} & 4) <> 0`),
    // A search for people, by a part of a name or the beginning of its words.
    index('users_search_idx')
      .using('gin', sql`${table.searchText} gin_trgm_ops`)
      .with({ fastupdate: false }),
    // The lists of disabled and of invited people.
    index('users_disabled_idx')
      .on(table.id)
      .where(sql`${table.disabledAt} IS NOT NULL`),
    index('users_invited_idx')
      .on(table.id)
      .where(sql`${table.passwordHash} IS NULL`),
  ],
);

/** Links with which people set their password. Only the hash of a link's token is stored. */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whether an administrator made it, perhaps because somebody else has taken the account over; otherwise its owner asked for it. */
    byAdministrator: boolean('by_administrator').notNull().default(false),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** When a newer link replaced it, or its account was disabled. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    // The open links of a person.
    index('account_links_user_idx').on(table.userId),
    // The clean-up.
    index('account_links_expires_idx').on(table.expiresAt),
  ],
);
