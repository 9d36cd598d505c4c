import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { groupId } from './groups';
import { news } from './news';

/** Where imported news comes from: an archive that is imported again makes nothing double. */
export const newsSources = pgTable(
  'news_sources',
  {
    groupId: groupId(),
    /** The id of the item in its archive. */
    source: text('source').notNull(),
    newsId: integer('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    /** The path that the item had on another website and that leads to its page (`modules/site/old-paths.ts`). */
    oldPath: text('old_path'),
  },
  (table) => [
    primaryKey({ name: 'news_sources_pkey', columns: [table.groupId, table.source] }),
    // The final removal of an item.
    index('news_sources_news_idx').on(table.newsId),
    // An old address that somebody opens.
    index('news_sources_path_idx')
      .on(table.oldPath)
      .where(sql`${table.oldPath} IS NOT NULL`),
  ],
);
