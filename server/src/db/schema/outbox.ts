import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import type { DeliveryProblem, DeliveryState, WebhookEvent, WebhookKind, WebhookNews } from '@contract';

import { createdAt, id } from './columns';
import { news } from './news';

/** The systems outside that are told what readers see. */
export const webhooks = pgTable('webhooks', {
  id: id(),
  url: text('url').notNull(),
  kinds: text('kinds').array().$type<WebhookKind[]>().notNull(),
  /** Encrypted; begins with the id of its key. */
  secret: text('secret').notNull(),
  createdAt: createdAt(),
});

/**
 * What each system outside has been told, or is still to be told. The transaction of a change writes it
 * (`modules/outbox/note-change.ts`); a row outlives its item.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** The same for every receiver of an event, and for every attempt. */
    eventId: uuid('event_id').notNull(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<WebhookEvent>().notNull(),
    newsId: integer('news_id'),
    news: jsonb('news').$type<WebhookNews>(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    state: text('state').$type<DeliveryState>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** When the next attempt begins. During an attempt: when it counts as lost, because its instance was killed. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** The end of the last attempt: its HTTP status and the beginning of the answer, or why there is none. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    status: integer('status'),
    answer: text('answer').notNull().default(''),
    problem: text('problem').$type<DeliveryProblem>(),
  },
  (table) => [
    // What is due for a receiver.
    index('outbox_due_idx')
      .on(table.webhookId, table.dueAt)
      .where(sql`${table.state} = 'waiting'`),
    // The events of an item that are delivered before a later one.
    index('outbox_order_idx')
      .on(table.webhookId, table.newsId, table.id)
      .where(sql`${table.state} = 'waiting'`),
    // The log of a receiver.
    index('outbox_log_idx').on(table.webhookId, table.id),
    // The clean-up.
    index('outbox_at_idx').on(table.at),
  ],
);

/** What systems outside know of each item, while there are any: the next event is the difference from it. */
export const outboxTold = pgTable(
  'outbox_told',
  {
    newsId: integer('news_id')
      .primaryKey()
      .references(() => news.id, { onDelete: 'cascade' }),
    state: text('state').$type<'scheduled' | 'shown' | 'went-dark' | 'withdrawn' | 'deleted'>().notNull(),
    version: integer('version').notNull(),
    until: timestamp('until', { withTimezone: true }),
    /** When time alone changes what readers see; null if it does not. */
    changesAt: timestamp('changes_at', { withTimezone: true }),
  },
  (table) => [
    // The items that time has changed.
    index('outbox_told_changes_idx')
      .on(table.changesAt)
      .where(sql`${table.changesAt} IS NOT NULL`),
  ],
);
