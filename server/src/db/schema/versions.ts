import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
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
 * The versions of an item, counted from 1; the number alone identifies a version. The content of the newest version is the
 * row of the item; it is stored in `packed` when a newer version replaces it.
 */
export const newsVersions = pgTable(
  'news_versions',
  {
    newsId: integer('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
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
    /** The content, compressed (`modules/versions/content.ts`); null for the newest version. */
    packed: bytes('packed'),
  },
  (table) => [
    primaryKey({ name: 'news_versions_pkey', columns: [table.newsId, table.number] }),
    // For the clean-up: the versions that may be removed, and no others.
    index('news_versions_removable_idx')
      .on(table.savedAt)
      .where(sql`${table.isReplaced} AND ${table.approval} IS NULL`),
  ],
);

/**
 * The country of every code that a version may contain which was stored before versions referred to a country by its id.
 * Written once, by migration 0029.
 */
export const formerCountryCodes = pgTable('former_country_codes', {
  code: text('code').primaryKey(),
  countryId: integer('country_id').notNull(),
});
