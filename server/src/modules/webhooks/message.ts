import type { WebhookDelivery } from '@contract';

import { pageAddress } from '../news/presenter';
import type { Delivery } from '../outbox/deliveries';

const SHOWN_CHARACTERS = 1_000;

/** The body of a delivery, the same for every attempt. `number` orders the events of an item. */
export const bodyOf = ({ id, eventId, kind, at, news }: Delivery, publicUrl: string): string =>
  JSON.stringify({
    id: eventId,
    number: id,
    kind,
    at: at.toISOString(),
    news: news && { ...news, url: pageAddress(news.id, news.title, publicUrl) },
  });

/** A line of the log. */
export const toDelivery = (row: Delivery, publicUrl: string): WebhookDelivery => ({
  id: row.id,
  eventId: row.eventId,
  kind: row.kind,
  newsId: row.newsId,
  at: row.at.toISOString(),
  state: row.state,
  attempts: row.attempts,
  nextAt: row.state === 'waiting' ? row.dueAt.toISOString() : null,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  status: row.status,
  problem: row.problem,
  body: bodyOf(row, publicUrl).slice(0, SHOWN_CHARACTERS),
  answer: row.answer,
});
