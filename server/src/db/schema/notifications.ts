import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import type { NotificationChannel, NotificationKind } from '@contract';

import { id } from './columns';
import { journalistGroups } from './groups';
import { news } from './news';
import { users } from './users';

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What concerns a person. It holds ids only: names are those of the time when it is read. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: userId(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    groupId: integer('group_id').references(() => journalistGroups.id, { onDelete: 'cascade' }),
    newsId: integer('news_id').references(() => news.id, { onDelete: 'cascade' }),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The same for everything that would tell of the same once more, such as the item and the end of its 24 hours. */
    occurrence: text('occurrence').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    /** Whether it is also sent by mail, as its person had chosen when it happened. */
    byMail: boolean('by_mail').notNull(),
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('notifications_occurrence_key').on(table.userId, table.kind, table.occurrence),
    // The list of a person.
    index('notifications_user_idx').on(table.userId, table.id),
    // The clean-up.
    index('notifications_at_idx').on(table.at),
    // What is still to be sent by mail.
    index('notifications_mail_idx')
      .on(table.userId)
      .where(sql`${table.byMail} AND ${table.mailedAt} IS NULL`),
    // The final removal of an item, of a group and of a person.
    index('notifications_news_idx').on(table.newsId),
    index('notifications_group_idx').on(table.groupId),
    index('notifications_actor_idx').on(table.actorId),
  ],
);

/** How a person is told of a kind, where they have chosen. */
export const notificationChannels = pgTable(
  'notification_channels',
  {
    userId: userId(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    channel: text('channel').$type<NotificationChannel>().notNull(),
  },
  (table) => [primaryKey({ name: 'notification_channels_pkey', columns: [table.userId, table.kind] })],
);
