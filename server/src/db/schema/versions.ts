import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

import type { ApprovalStep, VersionReason } from '@contract';

import { news } from './news';
import { users } from './users';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * The versions of an item, counted from 1 without a gap at the end. The newest version is the item itself; its content is
 * stored in `news_contents` when a newer version replaces it.
 */
export const newsVersions = pgTable(
  'news_versions',
  {
    newsId: integer('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** The entity tag of the content. */
    hash: text('hash').notNull(),
    reason: text('reason').$type<VersionReason>().notNull(),
    /** The version that was restored, or whose content was merged. */
    fromNumber: integer('from_number'),
    /** Null if the item is older than its versions: its author and time are then unknown. */
    savedAt: timestamp('saved_at', { withTimezone: true }),
    savedBy: integer('saved_by').references(() => users.id),
    /** The characters of title, summary and article, without markup. */
    size: integer('size').notNull(),
    /** The last approval of this version; an approved version is never cleaned up. */
    approval: text('approval').$type<ApprovalStep>(),
    approvedAt: timestamp('approved_at', { withTimezone: true }),
    approvedBy: integer('approved_by').references(() => users.id),
    /** Whether the item has a newer version. */
    isReplaced: boolean('is_replaced').notNull().default(false),
  },
  (table) => [
    primaryKey({ name: 'news_versions_pkey', columns: [table.newsId, table.number] }),
    // For the clean-up: the versions that may be removed, and no others.
    index('news_versions_removable_idx')
      .on(table.savedAt)
      .where(sql`${table.isReplaced} AND ${table.approval} IS NULL`),
  ],
);

/** The content of earlier versions, compressed, once per distinct content of an item (`modules/versions/content.ts`). */
export const newsContents = pgTable(
  'news_contents',
  {
    newsId: integer('news_id').notNull(),
    hash: text('hash').notNull(),
    packed: bytes('packed').notNull(),
  },
  (table) => [
    primaryKey({ name: 'news_contents_pkey', columns: [table.newsId, table.hash] }),
    foreignKey({ columns: [table.newsId], foreignColumns: [news.id] }).onDelete('cascade'),
  ],
);
