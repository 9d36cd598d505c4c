import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import type { PostStatus, Reference } from '@contract';

import { newsCategories, countries } from './categories';
import { createdAt, id } from './columns';
import { groupId, journalistGroups } from './groups';
import { users } from './users';

export const news = pgTable(
  'news',
  {
    id: id(),
    /** Null for a deleted item, so that no query for the news of a group finds it (see `deletedFrom`). */
    groupId: integer('group_id').references(() => journalistGroups.id, { onDelete: 'cascade' }),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    /** The number of the newest version, which is the content of this row. */
    version: integer('version').notNull().default(1),
    /** Everybody who wrote a part of the newest version since the approved version before it. */
    writers: integer('writers')
      .array()
      .notNull()
      .default(sql`'{}'`),
    title: text('title').notNull(),
    metaTitle: text('meta_title').notNull().default(''),
    markdown: text('markdown').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    categoryId: integer('category_id')
      .notNull()
      .references(() => newsCategories.id),
    countryId: integer('country_id')
      .notNull()
      .references(() => countries.id),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    createdAt: createdAt(),
    html: text('html').notNull(),
    tags: text('tags').array().notNull(),
    references: jsonb('reference_links').$type<Reference[]>().notNull(),
    videoUrl: text('video_url').notNull().default(''),
    tiktokUrl: text('tiktok_url').notNull().default(''),
    coverImageUrl: text('cover_image_url'),
    squareImageUrl: text('square_image_url'),
    /** The picture that both covers were cut from; null if the covers are separate pictures. */
    coverOriginalUrl: text('cover_original_url'),
    /** The version that readers see, or saw until it went dark; null before the first approval. Its content is in `news_published`. */
    publishedVersion: integer('published_version'),
    /** The Publish at of the published copy, from which on readers see it. */
    shownFrom: timestamp('shown_from', { withTimezone: true }),
    /** The time of the first save that nobody has decided on; null if nothing waits. */
    waitingSince: timestamp('waiting_since', { withTimezone: true }),
    /** The state of the published copy. */
    status: integer('status').$type<PostStatus>().notNull(),
    /** When the approval for 24 hours ends; null if there was none. */
    approvedUntil: timestamp('approved_until', { withTimezone: true }),
    approvedPermanently: boolean('approved_permanently').notNull().default(false),
    /** When, by whom and why the newest version was returned to its writer; null once it is saved again or approved. */
    returnedAt: timestamp('returned_at', { withTimezone: true }),
    returnedBy: integer('returned_by').references(() => users.id),
    returnComment: text('return_comment'),
    totalViews: integer('total_views').notNull().default(0),
    /** For a deleted item: the group to restore it to, when it was deleted and by whom; otherwise null. */
    deletedFrom: integer('deleted_from').references(() => journalistGroups.id, { onDelete: 'cascade' }),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    deletedBy: integer('deleted_by').references(() => users.id),
  },
  (table) => [
    // The trash of a group.
    index('news_deleted_idx')
      .on(table.deletedFrom, table.deletedAt, table.id)
      .where(sql`${table.deletedFrom} IS NOT NULL`),
    // The clean-up: news whose days in the trash are over.
    index('news_deleted_at_idx')
      .on(table.deletedAt, table.id)
      .where(sql`${table.deletedAt} IS NOT NULL`),
    // A page of a group's news. The list of all news: its first few items of each group, without a filter and by a common one (permanent, went dark, a frequent word).
    index('news_group_created_idx').on(table.groupId, table.createdAt, table.id),
    // The news of a person, and their own latest on the desk.
    index('news_author_created_idx').on(table.authorId, table.createdAt, table.id),
    // The queue: the desk, and the list of what waits.
    index('news_waiting_idx')
      .on(table.groupId, table.waitingSince, table.id)
      .where(sql`${table.waitingSince} IS NOT NULL`),
    // The desk of a writer: what was returned.
    index('news_returned_idx')
      .on(table.authorId, table.returnedAt, table.id)
      .where(sql`${table.returnedAt} IS NOT NULL`),
    // The desk and the list: what runs out, and what went dark.
    index('news_runs_out_idx')
      .on(table.groupId, table.approvedUntil, table.id)
      .where(sql`${table.approvedUntil} IS NOT NULL AND NOT ${table.approvedPermanently}`),
    // The list of all news by author, by category, and of what was returned.
    index('news_group_author_idx').on(table.groupId, table.authorId, table.createdAt, table.id),
    index('news_group_category_idx').on(table.groupId, table.categoryId, table.createdAt, table.id),
    index('news_sent_back_idx')
      .on(table.groupId, table.createdAt, table.id)
      .where(sql`${table.returnedAt} IS NOT NULL`),
  ],
);

/** The item created with a client's `Idempotency-Key`, so that a repeated request creates no second one. Kept for 7 days. */
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
    /** The digest of the form (`digestOf`); null for a key of an earlier release. */
    digest: text('digest'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'news_creations_pkey', columns: [table.userId, table.groupId, table.key] }),
    // The final removal of an item.
    index('news_creations_news_idx').on(table.newsId),
    // The clean-up.
    index('news_creations_created_idx').on(table.createdAt),
  ],
);
