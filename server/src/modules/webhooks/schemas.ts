import { Type } from 'typebox';

import {
  DELIVERY_PROBLEMS,
  DELIVERY_STATES,
  MAX_WEBHOOK_URL,
  WEBHOOK_EVENTS,
  WEBHOOK_KINDS,
} from '@contract';

import { dateTime, idSchema, nullable } from '../../http/schemas';

const wordOf = <const T extends string>(words: readonly T[]) =>
  Type.Unsafe<T>({ type: 'string', enum: [...words] });

const kinds = Type.Array(wordOf(WEBHOOK_KINDS), {
  minItems: 1,
  maxItems: WEBHOOK_KINDS.length,
  uniqueItems: true,
});

export const webhookBody = Type.Object({
  url: Type.String({ minLength: 1, maxLength: MAX_WEBHOOK_URL }),
  kinds,
});

export const webhookParams = Type.Object({ id: idSchema });
export const deliveryParams = Type.Object({ id: idSchema, deliveryId: idSchema });
export const deliveriesQuery = Type.Object({ before: Type.Optional(idSchema) });

const lastDelivery = Type.Object({
  at: dateTime,
  state: wordOf(DELIVERY_STATES),
  status: nullable(Type.Integer()),
  problem: nullable(wordOf(DELIVERY_PROBLEMS)),
});

export const webhookSchema = Type.Object({
  id: idSchema,
  url: Type.String(),
  kinds: Type.Array(wordOf(WEBHOOK_KINDS)),
  createdAt: dateTime,
  waiting: Type.Integer(),
  failed: Type.Integer(),
  last: nullable(lastDelivery),
});

export const newWebhookSchema = Type.Object({ ...webhookSchema.properties, secret: Type.String() });

export const webhookDeliverySchema = Type.Object({
  id: idSchema,
  eventId: Type.String(),
  kind: wordOf(WEBHOOK_EVENTS),
  newsId: nullable(idSchema),
  at: dateTime,
  state: wordOf(DELIVERY_STATES),
  attempts: Type.Integer(),
  nextAt: nullable(dateTime),
  answeredAt: nullable(dateTime),
  status: nullable(Type.Integer()),
  problem: nullable(wordOf(DELIVERY_PROBLEMS)),
  body: Type.String(),
  answer: Type.String(),
});

export const webhookDeliveryPageSchema = Type.Object({
  deliveries: Type.Array(webhookDeliverySchema),
  older: nullable(idSchema),
});

export const sentAgainSchema = Type.Object({ count: Type.Integer() });
