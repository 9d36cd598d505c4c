import {
  DELIVERY_PROBLEMS,
  DELIVERY_STATES,
  type LastDelivery,
  type NewWebhook,
  type Webhook,
  WEBHOOK_EVENTS,
  WEBHOOK_KINDS,
  type WebhookDelivery,
  type WebhookDeliveryPage,
} from '@/shared/contract';

import { isWire, list, numberOrNull, text, textOrNull, texts, type Wire } from './values';

const wordOf = <T extends string>(words: readonly T[], value: unknown): T | undefined =>
  words.find((word) => word === value);

/** How a delivery ended so far; one of an unknown state waits, as far as this console knows. */
const readResult = (wire: Wire): Omit<LastDelivery, 'at'> => ({
  state: wordOf(DELIVERY_STATES, wire['state']) ?? 'waiting',
  status: numberOrNull(wire['status']),
  problem: wordOf(DELIVERY_PROBLEMS, wire['problem']) ?? null,
});

/** A webhook. Kinds that this console does not know are left out. */
export const readWebhook = (wire: Wire): Webhook => {
  const last = wire['last'];
  const kinds = texts(wire['kinds']);
  return {
    id: text(wire['id']),
    url: text(wire['url']),
    kinds: WEBHOOK_KINDS.filter((kind) => kinds.includes(kind)),
    createdAt: text(wire['createdAt']),
    waiting: numberOrNull(wire['waiting']) ?? 0,
    failed: numberOrNull(wire['failed']) ?? 0,
    last: isWire(last) ? { at: text(last['at']), ...readResult(last) } : null,
  };
};

/** A new webhook with its secret, which no other answer contains. */
export const readNewWebhook = (wire: Wire): NewWebhook => ({
  ...readWebhook(wire),
  secret: text(wire['secret']),
});

/** A line of the log; null if it has no id or its kind is unknown. */
const readLine = (wire: Wire): WebhookDelivery | null => {
  const id = text(wire['id']);
  const kind = wordOf(WEBHOOK_EVENTS, wire['kind']);
  if (id === '' || !kind) return null;
  return {
    id,
    kind,
    eventId: text(wire['eventId']),
    newsId: textOrNull(wire['newsId']),
    at: text(wire['at']),
    ...readResult(wire),
    attempts: numberOrNull(wire['attempts']) ?? 0,
    nextAt: textOrNull(wire['nextAt']),
    answeredAt: textOrNull(wire['answeredAt']),
    body: text(wire['body']),
    answer: text(wire['answer']),
  };
};

/** The answer to a test or a repetition; null if it says nothing that this console understands. */
export const readDelivery = (data: unknown): WebhookDelivery | null => (isWire(data) ? readLine(data) : null);

/** A page of the log. */
export const readDeliveryPage = (data: unknown): WebhookDeliveryPage => {
  const wire = isWire(data) ? data : {};
  return { deliveries: list(wire['deliveries'], readLine), older: textOrNull(wire['older']) };
};
