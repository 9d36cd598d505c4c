import { Type } from 'typebox';

import { ErrorCode, type Id, Permission, type WebhookRequest } from '@contract';

import type { Database } from '../../db/database';
import { ApiError, invalidInput, notFound, refused } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { changesOf } from '../audit/changes';
import { actorOf, auditObject, recordAudit } from '../audit/record';
import type { Sealer } from '../keys/sealer';
import { hasBacklog } from '../outbox/note-change';

import { webhooksMessages } from './messages';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  lockWebhook,
  updateWebhook,
  findWebhook,
} from './repository';
import { newWebhookSchema, webhookBody, webhookParams, webhookSchema } from './schemas';
import type { WebhookSender } from './send';

export const WEBHOOK_CONFIG = {
  access: { permission: Permission.ADMINISTRATOR },
  extension: 'webhooks',
  tag: 'Webhooks',
} as const;

/** A webhook as an object of the audit log: its host, because an address may hold a secret. */
export const webhookObject = (id: Id, url: string) => auditObject('webhook', { id, name: new URL(url).host });

/** The values of a webhook for the audit log, without what an address may hold beside its path. */
const valuesOf = ({ url, kinds }: WebhookRequest) => {
  const { origin, pathname } = new URL(url);
  return { address: `${origin}${pathname}`, kinds };
};

type Deps = { db: Database; sealer: Sealer; sender: WebhookSender };

/** The administrator's calls for webhooks. A secret is shown once. */
export const registerWebhookRoutes = (app: App, { db, sealer, sender }: Deps): void => {
  const checkAddress = async (url: string): Promise<void> => {
    const parsed = URL.canParse(url) ? new URL(url) : undefined;
    const isWeb = parsed && /^https?:$/.test(parsed.protocol) && !parsed.username && !parsed.password;
    if (!isWeb) throw invalidInput({ url: webhooksMessages.notAnAddress });
    if (!(await sender.mayReach(url))) throw invalidInput({ url: webhooksMessages.closed });
  };

  app.get(
    '/api/webhooks',
    {
      config: { ...WEBHOOK_CONFIG, operationId: 'listWebhooks', summary: 'The webhooks, oldest first' },
      schema: { response: success(Type.Array(webhookSchema)) },
    },
    async () => ok(await listWebhooks(db)),
  );

  app.post(
    '/api/webhooks',
    {
      config: {
        ...WEBHOOK_CONFIG,
        operationId: 'createWebhook',
        summary: 'Let a system outside be told what readers see; the answer alone holds the secret',
        announces: false,
        audits: ['webhook.created'],
        needsProof: true,
      },
      schema: { body: webhookBody, response: success(newWebhookSchema) },
    },
    async (request) => {
      const { body, locale } = request;
      await checkAddress(body.url);
      const by = actorOf(request);
      // The transaction would do it all, and every approval would wait for it.
      if (await hasBacklog(db, by.at)) throw new ApiError(ErrorCode.TryAgainLater, webhooksMessages.notYet);
      const created = await db.transaction(async (tx) => {
        const webhook = await createWebhook(tx, sealer, body, by.at);
        if (!webhook) throw refused(webhooksMessages.tooMany);
        const entry = { object: webhookObject(webhook.id, body.url), after: valuesOf(body) };
        await recordAudit(tx, by, { action: 'webhook.created', ...entry });
        return webhook;
      });
      return ok(created, webhooksMessages.created[locale]);
    },
  );

  app.put(
    '/api/webhooks/:id',
    {
      config: {
        ...WEBHOOK_CONFIG,
        operationId: 'updateWebhook',
        summary: 'Change the address or the kinds of a webhook',
        announces: false,
        audits: ['webhook.edited'],
        needsProof: true,
      },
      schema: { params: webhookParams, body: webhookBody, response: success(webhookSchema) },
    },
    async (request) => {
      const { body, locale, params } = request;
      if (!(await findWebhook(db, params.id))) throw notFound();
      await checkAddress(body.url);
      const saved = await db.transaction(async (tx) => {
        const before = await lockWebhook(tx, params.id);
        if (!before) throw notFound();
        await updateWebhook(tx, params.id, body);
        const changes = changesOf(valuesOf(before), valuesOf(body));
        const entry = { object: webhookObject(params.id, body.url), ...changes };
        await recordAudit(tx, actorOf(request), { action: 'webhook.edited', ...entry });
        return findWebhook(tx, params.id);
      });
      if (!saved) throw notFound();
      return ok(saved, webhooksMessages.saved[locale]);
    },
  );

  app.delete(
    '/api/webhooks/:id',
    {
      config: {
        ...WEBHOOK_CONFIG,
        operationId: 'deleteWebhook',
        summary: 'Delete a webhook with its log; what waits is not sent',
        announces: false,
        audits: ['webhook.deleted'],
        needsProof: true,
      },
      schema: { params: webhookParams, response: success(Type.Null()) },
    },
    async (request) => {
      const { locale, params } = request;
      await db.transaction(async (tx) => {
        const before = await lockWebhook(tx, params.id);
        if (!before) throw notFound();
        await deleteWebhook(tx, params.id);
        const entry = { object: webhookObject(params.id, before.url), before: valuesOf(before) };
        await recordAudit(tx, actorOf(request), { action: 'webhook.deleted', ...entry });
      });
      return ok(null, webhooksMessages.deleted[locale]);
    },
  );
};
