import { index, integer, pgTable } from 'drizzle-orm/pg-core';

import { tsvector } from './columns';
import { news } from './news';

const newsId = () =>
  integer('news_id')
    .primaryKey()
    .references(() => news.id, { onDelete: 'cascade' });

/**
 * The texts of each item as a search looks them up, filled by the server (modules/news-search). A table of its own, because every
 * update of a row writes into all indexes of its table, and news is updated more often than its texts: by approvals and views.
 */
export const newsSearch = pgTable(
  'news_search',
  {
    newsId: newsId(),
    words: tsvector('words').notNull(),
  },
  (table) => [
    // Every search in news. Without fast update no search reads, and no save empties, a list of pending entries.
    index('news_search_words_idx').using('gin', table.words).with({ fastupdate: false }),
  ],
);

/** The news whose row in `newsSearch` has to be written again: of an earlier release, or whose author has another name now. */
export const newsSearchDue = pgTable('news_search_due', { newsId: newsId() });
