import type { Database } from '../../db/database';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import type { Keyring } from '../keys/keyring';
import { createSealer } from '../keys/sealer';
import type { Delivery, Outcome } from '../outbox/deliveries';
import { createDispatcher, type Dispatcher } from '../outbox/dispatcher';

import { registerDeliveryRoutes } from './delivery-routes';
import { bodyOf } from './message';
import { findTarget } from './repository';
import { registerWebhookRoutes } from './routes';
import type { WebhookSender } from './send';

declare module 'fastify' {
  interface FastifyInstance {
    /** Delivers what the outbox holds; absent on a server without webhooks. */
    outbox?: Dispatcher;
  }
}

const LOOKS_EVERY_MS = 5_000;

type Deps = {
  db: Database;
  clock: Clock;
  keyring: Keyring;
  publicUrl: string;
  webhookSender: WebhookSender;
  /** Whether the outbox is delivered all the time; tests deliver it themselves. */
  deliversOutbox: boolean;
};

/** The webhooks, and the worker that delivers to them. */
export const registerWebhooks = (app: App, deps: Deps): void => {
  const { db, clock, keyring, publicUrl, webhookSender: sender, deliversOutbox } = deps;
  const sealer = createSealer(keyring, 'webhook');

  const attempt = async (delivery: Delivery): Promise<Outcome> => {
    const target = await findTarget(db, delivery.webhookId);
    const secret = target && sealer.open(target.secret, delivery.webhookId);
    if (!secret) return { status: null, answer: '', problem: 'no-secret' };
    const { eventId, kind } = delivery;
    const body = bodyOf(delivery, publicUrl);
    return sender.send({ url: target.url, secret: secret.toString(), eventId, kind, body }, clock());
  };
  const dispatcher = createDispatcher({ db, clock, attempt }, (error) => {
    app.log.warn(error, 'webhooks could not be delivered; this is tried again');
  });

  app.decorate('outbox', dispatcher);
  const timer = deliversOutbox
    ? setInterval(() => void dispatcher.look(), LOOKS_EVERY_MS).unref()
    : undefined;
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await dispatcher.stop();
  });
  registerWebhookRoutes(app, { db, sealer, sender });
  registerDeliveryRoutes(app, { db, publicUrl, dispatcher });
};
