import type { Id } from './entities';

/** What a system outside can be told about news: what readers see of it from now on. */
export const WEBHOOK_KINDS = [
  'published',
  'changed',
  'withdrawn',
  'went-dark',
  'deleted',
  'restored',
] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** What is sent: one of the kinds, or a test, which concerns no news. */
export const WEBHOOK_EVENTS = [...WEBHOOK_KINDS, 'test'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** `waiting` until it is delivered; `failed` after the last attempt, until somebody sends it again. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * Why an attempt got no answer: the address is not on the public Internet (`closed`), nobody answered in time (`no-answer`),
 * or the secret was sealed with another secret of the server (`no-secret`).
 */
export const DELIVERY_PROBLEMS = ['closed', 'no-answer', 'no-secret'] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

/** The most webhooks of an installation. */
export const MAX_WEBHOOKS = 20;
export const MAX_WEBHOOK_URL = 2_000;

/** The published copy that an event is about. */
export type WebhookNews = {
  id: Id;
  groupId: Id;
  version: number;
  title: string;
  /** From when and until when readers see it; `until` is null without an end. */
  from: string | null;
  until: string | null;
};

/** The newest delivery that has been tried: when its last attempt ended, and how. */
export type LastDelivery = {
  at: string;
  state: DeliveryState;
  status: number | null;
  problem: DeliveryProblem | null;
};

/** A system outside that is told of events (extension `webhooks`). */
export type Webhook = {
  id: Id;
  url: string;
  kinds: WebhookKind[];
  createdAt: string;
  /** How many deliveries wait, and how many have failed. */
  waiting: number;
  failed: number;
  /** Null until there has been an attempt. */
  last: LastDelivery | null;
};

/** A new webhook with its secret, which is returned once. */
export type NewWebhook = Webhook & { secret: string };

/** A line of the log of a webhook. */
export type WebhookDelivery = {
  id: Id;
  /** The same for every attempt, so that the receiver recognises a repetition. */
  eventId: string;
  kind: WebhookEvent;
  newsId: Id | null;
  at: string;
  state: DeliveryState;
  attempts: number;
  /** When the next attempt begins; null if there is none. */
  nextAt: string | null;
  answeredAt: string | null;
  status: number | null;
  problem: DeliveryProblem | null;
  /** The beginning of what was sent and of what was answered. */
  body: string;
  answer: string;
};

/** A page of the log, newest first; `older` is the cursor of the next page, for `before`. */
export type WebhookDeliveryPage = { deliveries: WebhookDelivery[]; older: Id | null };

/** How many failed deliveries are sent again. */
export type SentAgain = { count: number };

export type WebhookRequest = { url: string; kinds: WebhookKind[] };
