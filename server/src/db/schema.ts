/* eslint-disable max-lines -- all tables in one place, as the migrations have them */
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import type { AuditAction, AuditKind, AuditValues, JournalistLevel, PostStatus, Reference } from '@contract';

import { groupSegment, letterKeys, SEGMENT_ROWS, segmentOf } from './search/letter-keys';

const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

/** Values the server keeps for itself, such as the key that signs tokens. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    username: text('username').notNull(),
    displayName: text('display_name').notNull(),
    bio: text('bio').notNull().default(''),
    avatarUrl: text('avatar_url'),
    permission: integer('permission').notNull(),
    /** Null until the person has set a password. */
    passwordHash: text('password_hash'),
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
    createdAt: createdAt(),
    /** What a search looks through: one column with one index answers faster than three. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(email || E'\n' || username || E'\n' || display_name)`),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    // The bit ADMINISTRATOR: who can give a permission.
    index('users_administrators_idx')
      .on(table.id)
      .where(sql`(${table.permission} & 4) <> 0`),
    index('users_search_idx')
      .using('gin', sql`${table.searchText} gin_trgm_ops`)
      .with({ fastupdate: false }),
    index('users_letters_idx')
      .using('gin', letterKeys(segmentOf(table.id), table.searchText))
      .with({ fastupdate: false })
      .where(sql`${table.id} >= ${SEGMENT_ROWS}`),
    index('users_disabled_idx')
      .on(table.id)
      .where(sql`${table.disabledAt} IS NOT NULL`),
    index('users_invited_idx')
      .on(table.id)
      .where(sql`${table.passwordHash} IS NULL`),
  ],
);

/**
 * How many users there are in each block of a thousand ids, kept by triggers (migration 0004): a sum over blocks finds
 * any page, where counting and skipping rows would read the table.
 */
export const userBlocks = pgTable('user_blocks', {
  block: integer('block').primaryKey(),
  rowCount: integer('row_count').notNull(),
});

export const newsCategories = pgTable(
  'news_categories',
  {
    id: id(),
    name: text('name').notNull(),
    /** 1 to n without tie or gap; the unique constraint is checked at the end of a statement (migration 0002). */
    sortOrder: integer('sort_order').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('news_categories_name_key').on(sql`lower(${table.name})`)],
);

export const countries = pgTable('countries', {
  id: id(),
  name: text('name').notNull(),
  /** ISO 3166-1 alpha-2, upper case. */
  code: text('code').notNull().unique('countries_code_key'),
  createdAt: createdAt(),
});

export const journalistGroups = pgTable(
  'journalist_groups',
  {
    id: id(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    /** Kept in the transaction that adds or removes news, so that no screen counts rows. */
    totalNews: integer('total_news').notNull().default(0),
    totalViews: integer('total_views').notNull().default(0),
  },
  (table) => [uniqueIndex('journalist_groups_name_key').on(sql`lower(${table.name})`)],
);

const groupId = () =>
  integer('group_id')
    .notNull()
    .references(() => journalistGroups.id, { onDelete: 'cascade' });

export const groupMembers = pgTable(
  'group_members',
  {
    groupId: groupId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    level: integer('level').$type<JournalistLevel>().notNull(),
    createdAt: createdAt(),
    /** How many of the group's news are theirs, kept by triggers (migration 0013). */
    newsCount: integer('news_count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('group_members_user_idx').on(table.userId),
  ],
);

export const groupCategories = pgTable(
  'group_categories',
  {
    groupId: groupId(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => newsCategories.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.categoryId] }),
    index('group_categories_category_idx').on(table.categoryId),
  ],
);

export const news = pgTable(
  'news',
  {
    id: id(),
    groupId: groupId(),
    /** 1 for the first item of the group, counting on without a gap: a page is a range of positions. */
    position: integer('position').notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    metaTitle: text('meta_title').notNull().default(''),
    markdown: text('markdown').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    categoryId: integer('category_id')
      .notNull()
      .references(() => newsCategories.id),
    countryCode: text('country_code')
      .notNull()
      .references(() => countries.code, { onUpdate: 'cascade' }),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    createdAt: createdAt(),
    html: text('html').notNull(),
    tags: text('tags').array().notNull(),
    references: jsonb('reference_links').$type<Reference[]>().notNull(),
    videoUrl: text('video_url').notNull().default(''),
    tiktokUrl: text('tiktok_url').notNull().default(''),
    coverImageUrl: text('cover_image_url'),
    squareImageUrl: text('square_image_url'),
    status: integer('status').$type<PostStatus>().notNull(),
    /** When the approval for 24 hours runs out; null while there was none. */
    approvedUntil: timestamp('approved_until', { withTimezone: true }),
    approvedPermanently: boolean('approved_permanently').notNull().default(false),
    totalViews: integer('total_views').notNull().default(0),
  },
  (table) => [
    uniqueIndex('news_group_position_key').on(table.groupId, table.position),
    index('news_group_created_idx').on(table.groupId, table.createdAt, table.id),
    index('news_author_created_idx').on(table.authorId, table.createdAt, table.id),
    index('news_category_idx').on(table.categoryId),
    index('news_country_idx').on(table.countryCode),
    index('news_title_idx')
      .using('gin', sql`lower(${table.title}) gin_trgm_ops`)
      .with({ fastupdate: false }),
    index('news_letters_idx')
      .using(
        'gin',
        letterKeys(groupSegment(table.groupId, segmentOf(table.position)), sql`lower(${table.title})`),
      )
      .with({ fastupdate: false })
      .where(sql`${table.position} >= ${SEGMENT_ROWS}`),
  ],
);

/** Which item a client's `Idempotency-Key` made, so that a repeated request makes no second one. Kept for 7 days. */
export const newsCreations = pgTable(
  'news_creations',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    groupId: groupId(),
    key: text('key').notNull(),
    newsId: integer('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'news_creations_pkey', columns: [table.userId, table.groupId, table.key] }),
    index('news_creations_news_idx').on(table.newsId),
    index('news_creations_created_idx').on(table.createdAt),
  ],
);

/** One row for each stored image; a stored image without a row is removed by the clean-up. */
export const files = pgTable(
  'files',
  {
    key: text('key').primaryKey(),
    /** Null for a person's picture, which belongs to no group. */
    groupId: integer('group_id').references(() => journalistGroups.id, { onDelete: 'cascade' }),
    uploadedBy: integer('uploaded_by')
      .notNull()
      .references(() => users.id),
    bytes: integer('bytes').notNull(),
    createdAt: createdAt(),
    /** Since when no news shows it; null while some does. */
    unusedSince: timestamp('unused_since', { withTimezone: true }).defaultNow(),
  },
  (table) => [
    index('files_group_idx').on(table.groupId),
    index('files_uploader_idx').on(table.uploadedBy, table.createdAt),
    index('files_unused_idx')
      .on(table.unusedSince)
      .where(sql`${table.unusedSince} IS NOT NULL`),
  ],
);

/** Which stored images an item shows, as a cover or in its text. */
export const newsImages = pgTable(
  'news_images',
  {
    newsId: integer('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    key: text('key')
      .notNull()
      .references(() => files.key),
  },
  (table) => [primaryKey({ columns: [table.newsId, table.key] }), index('news_images_key_idx').on(table.key)],
);

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

/**
 * Who did what, written in the transaction of the change itself. Triggers refuse UPDATE, and DELETE but by the clean-up
 * (migration 0009). It names people and things by id without a foreign key: it outlives them. Every index ends with time
 * and id, so that each filter finds its newest rows, and those of a span of time, without reading others.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    actorId: integer('actor_id'),
    sessionId: text('session_id'),
    address: text('address').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    objectKind: text('object_kind').$type<AuditKind>().notNull(),
    objectId: text('object_id').notNull(),
    objectName: text('object_name').notNull(),
    groupId: integer('group_id'),
    before: jsonb('before').$type<AuditValues>(),
    after: jsonb('after').$type<AuditValues>(),
  },
  (table) => [
    index('audit_log_at_idx').on(table.at, table.id),
    index('audit_log_actor_idx').on(table.actorId, table.at, table.id),
    index('audit_log_action_idx').on(table.action, table.at, table.id),
    index('audit_log_kind_idx').on(table.objectKind, table.at, table.id),
    index('audit_log_object_idx').on(table.objectKind, table.objectId, table.at, table.id),
    index('audit_log_group_idx').on(table.groupId, table.at, table.id),
  ],
);

/** Links by which people set their password. What opens one is stored nowhere, only its hash. */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** When a newer link took its place, or its account was disabled. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    index('account_links_user_idx').on(table.userId),
    index('account_links_expires_idx').on(table.expiresAt),
  ],
);
