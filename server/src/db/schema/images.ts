import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

import { createdAt, tsvector } from './columns';
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
    /** Since when no news shows the image or a cover cut from it; null while some news does. */
    unusedSince: timestamp('unused_since', { withTimezone: true }).defaultNow(),
    /** What it was made for; null for one from before the media library that no item shows as a cover. */
    purpose: text('purpose', { enum: ['cover', 'square', 'avatar', 'inline', 'original'] }),
    /** The picture that a cover was cut from: the media library lists that one. */
    cutFrom: text('cut_from').references((): AnyPgColumn => files.key, { onDelete: 'set null' }),
    /** Of the stored picture, in pixels; null for one from before the media library that has not been measured. */
    width: integer('width'),
    height: integer('height'),
    /** SHA-256 of the upload and of what is stored, in hex, which find the same picture again. */
    uploadHash: text('upload_hash'),
    storedHash: text('stored_hash'),
    title: text('title').notNull().default(''),
    alt: text('alt').notNull().default(''),
    credit: text('credit').notNull().default(''),
    source: text('source').notNull().default(''),
    rightsNote: text('rights_note').notNull().default(''),
    /** The last day on which it may be shown. */
    rightsUntil: date('rights_until', { mode: 'string' }),
    tags: text('tags').array().notNull().default([]),
    /** The texts as a search looks them up. */
    words: tsvector('words').notNull().default(''),
    /** Whether somebody put it into the library, described it or took it out of the trash: it stays, although no news shows it. */
    isKept: boolean('is_kept').notNull().default(false),
    /** Since when it is in the trash of the media library; `deletedBy` is null if the clean-up put it there. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    deletedBy: integer('deleted_by').references(() => users.id),
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
    // A media library, newest first.
    index('files_library_idx')
      .on(table.groupId, table.createdAt, table.key)
      .where(sql`${table.groupId} IS NOT NULL AND ${table.cutFrom} IS NULL AND ${table.deletedAt} IS NULL`),
    // Its trash, and the clean-up of that.
    index('files_deleted_idx')
      .on(table.groupId, table.deletedAt, table.key)
      .where(sql`${table.deletedAt} IS NOT NULL`),
    // The covers that were cut from a picture.
    index('files_cut_from_idx')
      .on(table.cutFrom)
      .where(sql`${table.cutFrom} IS NOT NULL`),
    // The same picture again.
    index('files_upload_hash_idx')
      .on(table.uploadHash)
      .where(sql`${table.uploadHash} IS NOT NULL`),
    index('files_stored_hash_idx')
      .on(table.storedHash)
      .where(sql`${table.storedHash} IS NOT NULL`),
    // A search in a media library, and its tags.
    index('files_words_idx').using('gin', table.words).with({ fastupdate: false }),
    index('files_tags_idx')
      .using('gin', table.tags)
      .with({ fastupdate: false })
      .where(sql`${table.tags} <> '{}'`),
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
