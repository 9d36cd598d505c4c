import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

import type { CommentAnchor } from '@contract';

import { id } from './columns';
import { news } from './news';
import { users } from './users';

/** The conversation on an item: the first comment of each thread, and its replies. */
export const newsComments = pgTable(
  'news_comments',
  {
    id: id(),
    newsId: integer('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    /** The first comment of the thread; null for that comment itself. */
    threadId: integer('thread_id').references((): AnyPgColumn => newsComments.id, { onDelete: 'cascade' }),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    /** The passage that a first comment is about; null for the whole item. */
    anchor: jsonb('anchor').$type<CommentAnchor>(),
    /** Whether it is the reason of a return or of a withdrawal. */
    isReturn: boolean('is_return').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Of a first comment only. */
    resolvedAt: timestamp('resolved_at', { withTimezone: true }),
    resolvedBy: integer('resolved_by').references(() => users.id),
  },
  (table) => [
    // The conversation on an item, and its final removal.
    index('news_comments_news_idx').on(table.newsId, table.id),
    // The replies of a thread, which are removed with it.
    index('news_comments_thread_idx').on(table.threadId),
  ],
);
