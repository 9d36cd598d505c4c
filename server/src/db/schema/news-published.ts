import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import type { Reference } from '@contract';

import { news } from './news';
import { users } from './users';

/**
 * The published copy of each item that was ever approved: what its public page shows, without a look at the working copy. Only
 * an approval writes here; whether and how long readers see it is in the columns of `news`.
 */
export const newsPublished = pgTable(
  'news_published',
  {
    newsId: integer('news_id')
      .primaryKey()
      .references(() => news.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** When and by whom it was approved; unknown where an earlier release published it. */
    approvedAt: timestamp('approved_at', { withTimezone: true }),
    approvedBy: integer('approved_by').references(() => users.id),
    title: text('title').notNull(),
    metaTitle: text('meta_title').notNull(),
    markdown: text('markdown').notNull(),
    metaDescription: text('meta_description').notNull(),
    categoryId: integer('category_id').notNull(),
    countryId: integer('country_id').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    html: text('html').notNull(),
    tags: text('tags').array().notNull(),
    references: jsonb('reference_links').$type<Reference[]>().notNull(),
    videoUrl: text('video_url').notNull(),
    tiktokUrl: text('tiktok_url').notNull(),
    coverImageUrl: text('cover_image_url'),
    squareImageUrl: text('square_image_url'),
  },
  (table) => [
    // The feeds of the website: the latest news.
    index('news_published_at_idx').on(table.publishedAt),
  ],
);

/** How often the public page of an item was opened on a day of the newsroom. */
export const newsViews = pgTable(
  'news_views',
  {
    newsId: integer('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ name: 'news_views_pkey', columns: [table.newsId, table.day] }),
    // The news that was read most in the last days.
    index('news_views_day_idx').on(table.day),
  ],
);
