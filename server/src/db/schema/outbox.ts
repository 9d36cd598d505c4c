import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import type { DeliveryProblem, DeliveryState, WebhookEvent, WebhookKind, WebhookNews } from '@contract';

import { createdAt, id } from './columns';

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

/**
 * What systems outside know of each item that was ever approved: the next event is the difference from it. `publish` adds a row
 * that is due at once. A row outlives its item, so that a website that asks late learns that the item is gone.
 */
export const outboxTold = pgTable(
  'outbox_told',
  {
    newsId: integer('news_id').primaryKey(),
    state: text('state').$type<'scheduled' | 'shown' | 'went-dark' | 'withdrawn' | 'deleted'>().notNull(),
    version: integer('version').notNull(),
    until: timestamp('until', { withTimezone: true }),
    /** When time alone changes what readers see; null if it does not. */
    changesAt: timestamp('changes_at', { withTimezone: true }),
    /** The number of the item's last event; null while readers have never seen it. */
    change: integer('change'),
  },
  (table) => [
    // The items that time has changed.
    index('outbox_told_changes_idx')
      .on(table.changesAt)
      .where(sql`${table.changesAt} IS NOT NULL`),
    // What has changed since a number.
    uniqueIndex('outbox_told_change_idx')
      .on(table.change)
      .where(sql`${table.change} IS NOT NULL`),
  ],
);
