import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { notFound, refused } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { actorOf, recordAudit } from '../audit/record';
import type { Dispatcher } from '../outbox/dispatcher';

import { toDelivery } from './message';
import { webhooksMessages } from './messages';
import {
  addTest,
  dueAgain,
  failedDueAgain,
  findDelivery,
  findTarget,
  listDeliveries,
  lockWebhook,
} from './repository';
import { WEBHOOK_CONFIG, webhookObject } from './routes';
import {
  deliveriesQuery,
  deliveryParams,
  sentAgainSchema,
  webhookDeliveryPageSchema,
  webhookDeliverySchema,
  webhookParams,
} from './schemas';

type Deps = { db: Database; publicUrl: string; dispatcher: Dispatcher };

/** The log of a webhook, a test, and sending again what has failed. Both sending calls answer with what became of it. */
export const registerDeliveryRoutes = (app: App, { db, publicUrl, dispatcher }: Deps): void => {
  const deliver = async (webhookId: Id, id: Id) => {
    await dispatcher.deliverNow(id);
    const row = await findDelivery(db, webhookId, id);
    if (!row) throw notFound();
    return ok(toDelivery(row, publicUrl));
  };

  app.get(
    '/api/webhooks/:id/deliveries',
    {
      config: {
        ...WEBHOOK_CONFIG,
        operationId: 'listWebhookDeliveries',
        summary: 'What a webhook was sent in the last 30 days and what it answered, newest first',
      },
      schema: {
        params: webhookParams,
        querystring: deliveriesQuery,
        response: success(webhookDeliveryPageSchema),
      },
    },
    async ({ params: { id }, query: { before } }) => {
      if (!(await findTarget(db, id))) throw notFound();
      const { page, older } = await listDeliveries(db, id, before);
      return ok({ deliveries: page.map((row) => toDelivery(row, publicUrl)), older });
    },
  );

  app.post(
    '/api/webhooks/:id/test',
    {
      config: {
        ...WEBHOOK_CONFIG,
        operationId: 'testWebhook',
        summary: 'Send a webhook a test now',
        announces: false,
        audits: ['webhook.tested'],
      },
      schema: { params: webhookParams, response: success(webhookDeliverySchema) },
    },
    async (request) => {
      const { id } = request.params;
      const by = actorOf(request);
      const test = await db.transaction(async (tx) => {
        const webhook = await lockWebhook(tx, id);
        if (!webhook) throw notFound();
        const added = await addTest(tx, id, by.at);
        await recordAudit(tx, by, { action: 'webhook.tested', object: webhookObject(id, webhook.url) });
        return added;
      });
      return deliver(id, test);
    },
  );

  app.post(
    '/api/webhooks/:id/deliveries/:deliveryId/again',
    {
      config: {
        ...WEBHOOK_CONFIG,
        operationId: 'sendWebhookAgain',
        summary: 'Send again, with the same id, what was delivered or has failed',
        announces: false,
        audits: ['webhook.sent-again'],
      },
      schema: { params: deliveryParams, response: success(webhookDeliverySchema) },
    },
    async (request) => {
      const { id, deliveryId } = request.params;
      const by = actorOf(request);
      await db.transaction(async (tx) => {
        const webhook = await lockWebhook(tx, id);
        const row = webhook && (await findDelivery(tx, id, deliveryId));
        if (!row) throw notFound();
        if (!(await dueAgain(tx, deliveryId, by.at))) throw refused(webhooksMessages.isWaiting);
        const entry = {
          object: webhookObject(id, webhook.url),
          after: { kind: row.kind, event: row.eventId },
        };
        await recordAudit(tx, by, { action: 'webhook.sent-again', ...entry });
      });
      return deliver(id, deliveryId);
    },
  );

  app.post(
    '/api/webhooks/:id/failed/again',
    {
      config: {
        ...WEBHOOK_CONFIG,
        operationId: 'sendFailedAgain',
        summary: 'Send again, each with its id, everything that has failed; does not wait for the answers',
        announces: false,
        audits: ['webhook.sent-again'],
      },
      schema: { params: webhookParams, response: success(sentAgainSchema) },
    },
    async (request) => {
      const { id } = request.params;
      const by = actorOf(request);
      const count = await db.transaction(async (tx) => {
        const webhook = await lockWebhook(tx, id);
        if (!webhook) throw notFound();
        const changed = await failedDueAgain(tx, id, by.at);
        if (changed === 0) return 0;
        const entry = { object: webhookObject(id, webhook.url), after: { failed: changed } };
        await recordAudit(tx, by, { action: 'webhook.sent-again', ...entry });
        return changed;
      });
      void dispatcher.look();
      return ok({ count });
    },
  );
};
