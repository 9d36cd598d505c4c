import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import { createdAt } from './columns';
import { journalistGroups } from './groups';
import { news } from './news';
import { users } from './users';

/** One row for each stored image. */
export const files = pgTable(
  'files',
  {
    key: text('key').primaryKey(),
    /** Null for a person's picture, and for a picture that outlived its group because something else shows it. */
    groupId: integer('group_id').references(() => journalistGroups.id, { onDelete: 'set null' }),
    uploadedBy: integer('uploaded_by')
      .notNull()
      .references(() => users.id),
    bytes: integer('bytes').notNull(),
    createdAt: createdAt(),
    /** Since when no news shows the image; null while some news does. */
    unusedSince: timestamp('unused_since', { withTimezone: true }).defaultNow(),
  },
  (table) => [
    // The final removal of a group, which its pictures outlive.
    index('files_group_idx').on(table.groupId),
    // What a person has stored today.
    index('files_uploader_idx').on(table.uploadedBy, table.createdAt),
    // The clean-up: pictures that nothing shows.
    index('files_unused_idx')
      .on(table.unusedSince)
      .where(sql`${table.unusedSince} IS NOT NULL`),
  ],
);

/** The stored images that an item shows as a cover or in its text, or that a kept version of it shows. */
export const newsImages = pgTable(
  'news_images',
  {
    newsId: integer('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    key: text('key')
      .notNull()
      .references(() => files.key),
    /** The first and the last version with the image; the image is kept as long as any version in this range. */
    firstVersion: integer('first_version').notNull().default(1),
    lastVersion: integer('last_version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.newsId, table.key] }),
    // Whether any item shows a picture.
    index('news_images_key_idx').on(table.key),
  ],
);

/** Stored images without a row in `files`. The clean-up removes one that has been in this table for 7 days. */
export const suspectedFiles = pgTable('suspected_files', {
  key: text('key').primaryKey(),
  firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull(),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
});

/** One row: which installation this is, for the mark in its image store (`images/store-mark.ts`). */
export const imageStore = pgTable('image_store', {
  id: integer('id').primaryKey().default(1),
  installation: text('installation')
    .notNull()
    .default(sql`gen_random_uuid()`),
  /** How many clean-ups of this database have gone through the store. */
  runs: integer('runs').notNull().default(0),
  /** How many images one run may remove at once, because somebody has confirmed it; 0 for the usual limit. */
  mayRemove: integer('may_remove').notNull().default(0),
});
