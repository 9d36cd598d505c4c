import { randomBytes, randomUUID } from 'node:crypto';

import { and, asc, count, desc, eq, lt, ne, sql } from 'drizzle-orm';

import { type Id, type LastDelivery, MAX_WEBHOOKS, type Webhook, type WebhookRequest } from '@contract';

import type { Database } from '../../db/database';
import { outbox, webhooks } from '../../db/schema';
import type { Sealer } from '../keys/sealer';
import type { Delivery } from '../outbox/deliveries';
import { beginTelling } from '../outbox/note-change';

const SECRET_BYTES = 32;
const PAGE_SIZE = 25;

const countOf = (state: Delivery['state']) =>
  sql<number>`(SELECT count(*)::integer FROM outbox o WHERE o.webhook_id = webhooks.id AND o.state = ${state})`;

/** The newest delivery that has been tried, and how its last attempt ended. */
const last = sql<LastDelivery | null>`(
  SELECT json_build_object('at', o.answered_at, 'state', o.state, 'status', o.status, 'problem', o.problem)
  FROM outbox o WHERE o.webhook_id = webhooks.id AND o.answered_at IS NOT NULL
  ORDER BY o.id DESC LIMIT 1)`;

const columns = {
  id: webhooks.id,
  url: webhooks.url,
  kinds: webhooks.kinds,
  createdAt: webhooks.createdAt,
  waiting: countOf('waiting'),
  failed: countOf('failed'),
  last,
};

const isoOf = (at: Date | string): string => new Date(at).toISOString();

const toWebhook = ({ createdAt, ...row }: Omit<Webhook, 'createdAt'> & { createdAt: Date }): Webhook => ({
  ...row,
  createdAt: isoOf(createdAt),
  last: row.last && { ...row.last, at: isoOf(row.last.at) },
});

export const listWebhooks = async (db: Database): Promise<Webhook[]> =>
  (await db.select(columns).from(webhooks).orderBy(asc(webhooks.id))).map(toWebhook);

export const findWebhook = async (db: Database, id: Id): Promise<Webhook | null> => {
  const [row] = await db.select(columns).from(webhooks).where(eq(webhooks.id, id));
  return row ? toWebhook(row) : null;
};

/** The address and the sealed secret of a webhook, for a delivery. */
export const findTarget = async (db: Database, id: Id) => {
  const [row] = await db
    .select({ url: webhooks.url, secret: webhooks.secret })
    .from(webhooks)
    .where(eq(webhooks.id, id));
  return row ?? null;
};

/** Stores a webhook with a new secret; null if there are too many. Run it in a transaction. */
export const createWebhook = async (tx: Database, sealer: Sealer, request: WebhookRequest, now: Date) => {
  await beginTelling(tx, now);
  const [number] = await tx.select({ all: count() }).from(webhooks);
  if ((number?.all ?? 0) >= MAX_WEBHOOKS) return null;
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const [row] = await tx
    .insert(webhooks)
    .values({ ...request, secret: '', createdAt: now })
    .returning({ id: webhooks.id });
  if (!row) throw new Error('The webhook was not stored.');
  // Sealed for its id, which only the database gives.
  await tx
    .update(webhooks)
    .set({ secret: sealer.seal(Buffer.from(secret), row.id) })
    .where(eq(webhooks.id, row.id));
  return { id: row.id, createdAt: now.toISOString(), ...request, waiting: 0, failed: 0, last: null, secret };
};

/** A webhook, locked until the transaction ends. */
export const lockWebhook = async (tx: Database, id: Id): Promise<WebhookRequest | null> => {
  const [row] = await tx
    .select({ url: webhooks.url, kinds: webhooks.kinds })
    .from(webhooks)
    .where(eq(webhooks.id, id))
    .for('update');
  return row ?? null;
};

export const updateWebhook = async (tx: Database, id: Id, request: WebhookRequest): Promise<void> => {
  await tx.update(webhooks).set(request).where(eq(webhooks.id, id));
};

/** Removes a webhook with its deliveries. */
export const deleteWebhook = async (tx: Database, id: Id): Promise<void> => {
  await tx.delete(webhooks).where(eq(webhooks.id, id));
};

/** A page of the log of a webhook, newest first, and one row more if there are older ones. */
export const listDeliveries = async (db: Database, webhookId: Id, before?: Id) => {
  const rows = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.webhookId, webhookId), before === undefined ? undefined : lt(outbox.id, before)))
    .orderBy(desc(outbox.id))
    .limit(PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  return { page, older: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null };
};

export const findDelivery = async (db: Database, webhookId: Id, id: Id): Promise<Delivery | null> => {
  const [row] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.webhookId, webhookId), eq(outbox.id, id)));
  return row ?? null;
};

/** Writes a test for a webhook into the outbox; returns its id. */
export const addTest = async (tx: Database, webhookId: Id, now: Date): Promise<Id> => {
  const [row] = await tx
    .insert(outbox)
    .values({ eventId: randomUUID(), webhookId, kind: 'test', at: now, dueAt: now })
    .returning({ id: outbox.id });
  if (!row) throw new Error('The test was not stored.');
  return row.id;
};

/** Makes everything that has failed for a webhook due again; returns how much. */
export const failedDueAgain = async (tx: Database, webhookId: Id, now: Date): Promise<number> => {
  const changed = await tx
    .update(outbox)
    .set({ state: 'waiting', attempts: 0, dueAt: now })
    .where(and(eq(outbox.webhookId, webhookId), eq(outbox.state, 'failed')))
    .returning({ id: outbox.id });
  return changed.length;
};

/** Makes a delivery that was delivered or has failed due again; false if it waits already. */
export const dueAgain = async (tx: Database, id: Id, now: Date): Promise<boolean> => {
  const changed = await tx
    .update(outbox)
    .set({ state: 'waiting', attempts: 0, dueAt: now })
    .where(and(eq(outbox.id, id), ne(outbox.state, 'waiting')))
    .returning({ id: outbox.id });
  return changed.length > 0;
};
