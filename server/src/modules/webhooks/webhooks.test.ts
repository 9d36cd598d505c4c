import { eq } from 'drizzle-orm';

import {
  type NewWebhook,
  Permission,
  PROOF_MINUTES,
  type SentAgain,
  type Webhook,
  type WebhookDelivery,
  type WebhookDeliveryPage,
} from '@contract';

import { news, outbox, webhooks } from '../../db/schema';
import { createNewsItem, createNewsroom, createUser } from '../../testing/factories';
import { openReceiver } from '../../testing/receiver';
import { type TestServer, useTestServer } from '../../testing/test-server';
import { createKeyring } from '../keys/keyring';
import { resealWebhooks } from '../keys/reseal';
import { createSealer } from '../keys/sealer';
import { ATTEMPT_MS, PAUSES_MS } from '../outbox/deliveries';

import { createWebhookSender, signatureOf } from './send';

const KINDS = ['published', 'changed', 'withdrawn'];

describe('a webhook', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));
  const receivers: Awaited<ReturnType<typeof openReceiver>>[] = [];
  afterEach(async () => {
    await Promise.all(receivers.splice(0).map(({ close }) => close()));
  });

  const receiver = async () => {
    const opened = await openReceiver();
    receivers.push(opened);
    return opened;
  };

  const setup = async () => {
    const admin = await createUser(server.db, { permission: Permission.ADMINISTRATOR });
    const room = await createNewsroom(server.db);
    const call = <T>(path: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', body?: object) =>
      server.call<T>(`/api/webhooks${path}`, { method, as: admin.id, ...(body && { body }) });
    const listen = async (url: string) => {
      const { body } = await call<NewWebhook>('', 'POST', { url, kinds: KINDS });
      if (!body.data) throw new Error(JSON.stringify(body));
      return body.data;
    };
    const item = () => createNewsItem(server.db, { ...room, authorId: room.head.id });
    const decide = (id: number, what: 'approve' | 'withdraw') =>
      server.call(`/api/news/journalist/${room.groupId}/news/${id}/${what}`, {
        method: 'POST',
        as: room.head.id,
        ...(what === 'withdraw' && { body: { comment: 'ผิด' } }),
      });
    const publish = async () => {
      const id = await item();
      await decide(id, 'approve');
      return id;
    };
    const log = async (id: number) =>
      (await call<WebhookDeliveryPage>(`/${id}/deliveries`)).body.data?.deliveries ?? [];
    return { admin, call, listen, item, publish, decide, log };
  };

  const deliver = async () => {
    await server.app.outbox?.look();
    await server.app.outbox?.idle();
  };

  it('tells its receiver what happened, signed with its secret and the time [CON-04]', async () => {
    const { listen, publish, log } = await setup();
    const { url, heard } = await receiver();
    const { id, secret } = await listen(url);
    const newsId = await publish();
    await deliver();
    const [told] = heard;
    const [line] = await log(id);
    expect(told && JSON.parse(told.body)).toMatchObject({
      id: line?.eventId,
      kind: 'published',
      at: server.now().toISOString(),
      news: { id: newsId, version: 1, url: expect.stringContaining(`/n/${newsId}/`) as unknown },
    });
    expect(told?.headers).toMatchObject({
      'newsdesk-event': 'published',
      'newsdesk-event-id': line?.eventId,
      'newsdesk-signature': signatureOf(secret, told?.body ?? '', server.now()),
    });
    expect(line).toMatchObject({ state: 'delivered', attempts: 1, status: 204, body: told?.body });
  });

  it('shows its secret once, and stores it sealed', async () => {
    const { listen, call } = await setup();
    const { secret } = await listen('http://127.0.0.1:1/');
    expect(JSON.stringify((await call<Webhook[]>('')).body)).not.toContain(secret);
    const [row] = await server.db.select().from(webhooks);
    expect(row?.secret).not.toContain(secret);
  });

  it('is repeated with the same id if a worker died while it waited for the answer [CON-01]', async () => {
    const { listen, publish, log } = await setup();
    const { url, events, answers } = await receiver();
    const { id } = await listen(url);
    await publish();
    const sender = createWebhookSender({ reachesPrivate: true });
    // It delivers and never hears of it, as a process that is killed at that moment.
    const isHeard = new Promise<void>((resolve) =>
      answers((response) => {
        response.writeHead(204).end();
        resolve();
      }),
    );
    let end = (): void => undefined;
    const isOver = new Promise<void>((resolve) => (end = resolve));
    const killed = await server.build({
      webhookSender: {
        ...sender,
        send: async (...given) => {
          const outcome = await sender.send(...given);
          await isOver;
          return { ...outcome, status: 500 };
        },
      },
    });
    await killed.outbox?.look();
    await isHeard;
    await deliver();
    expect(events()).toHaveLength(1);
    server.advance(ATTEMPT_MS);
    await deliver();
    await deliver();
    const [first, second, ...more] = events();
    expect([second, more]).toEqual([first, []]);
    // What it hears too late changes nothing.
    end();
    await killed.close();
    expect((await log(id))[0]).toMatchObject({ state: 'delivered', attempts: 2, status: 204 });
  });

  it('is tried again with growing pauses and the same id, until it has failed; then an administrator sends it again', async () => {
    const { listen, publish, log, call } = await setup();
    const { url, events, answers } = await receiver();
    const { id } = await listen(url);
    answers((response) => void response.writeHead(503).end('กำลังปรับปรุง\0'));
    await publish();
    await deliver();
    for (const pause of PAUSES_MS) {
      server.advance(pause - 1);
      const before = events().length;
      await deliver();
      expect(events()).toHaveLength(before);
      server.advance(1);
      await deliver();
    }
    expect(events()).toHaveLength(PAUSES_MS.length + 1);
    const [failed] = await log(id);
    expect(failed).toMatchObject({ state: 'failed', status: 503, answer: 'กำลังปรับปรุง', nextAt: null });
    expect((await call<Webhook[]>('')).body.data).toMatchObject([
      {
        waiting: 0,
        failed: 1,
        last: { at: failed?.answeredAt, state: 'failed', status: 503, problem: null },
      },
    ]);

    answers((response) => void response.writeHead(200).end());
    const again = `/${id}/deliveries/${String(failed?.id)}/again`;
    expect((await call<WebhookDelivery>(again, 'POST')).body.data).toMatchObject({ state: 'delivered' });
    expect(new Set(events().map((event) => event.id))).toEqual(new Set([failed?.eventId]));
  });

  it('is sent everything again that has failed, each with its id, by one call', async () => {
    const { listen, publish, log, call } = await setup();
    const { url, events } = await receiver();
    const { id } = await listen(url);
    expect((await call<Webhook[]>('')).body.data).toMatchObject([{ last: null }]);
    await publish();
    await publish();
    await server.db.update(outbox).set({ state: 'failed' });
    expect((await call<SentAgain>(`/${id}/failed/again`, 'POST')).body.data).toEqual({ count: 2 });
    await deliver();
    expect(events().map((event) => event.id)).toEqual(
      (await log(id)).map(({ eventId }) => eventId).reverse(),
    );
    expect((await call<SentAgain>(`/${id}/failed/again`, 'POST')).body.data).toEqual({ count: 0 });
  });

  it('that is slow or redirects delays no other, and is not followed', async () => {
    const { listen, publish, log } = await setup();
    const [slow, redirecting, quick, inner] = [
      await receiver(),
      await receiver(),
      await receiver(),
      await receiver(),
    ];
    slow.answers(() => undefined);
    redirecting.answers((response) => void response.writeHead(307, { location: inner.url }).end());
    const [first, second] = [await listen(slow.url), await listen(redirecting.url)];
    await listen(quick.url);
    const isTold = new Promise<void>((resolve) =>
      quick.answers((response) => {
        response.writeHead(204).end();
        if (quick.heard.length === 2) resolve();
      }),
    );
    await publish();
    await publish();
    await server.app.outbox?.look();
    await isTold;
    expect(slow.heard.length).toBeLessThan(2);
    await server.app.outbox?.idle();
    expect(inner.heard).toEqual([]);
    const results = [...(await log(first.id)), ...(await log(second.id))];
    expect(results.map(({ status, problem, state }) => [status, problem, state])).toEqual([
      [null, 'no-answer', 'waiting'],
      [null, 'no-answer', 'waiting'],
      [307, null, 'waiting'],
      [307, null, 'waiting'],
    ]);
  });

  it('hears the events of an item in their order, also when the first one failed at first', async () => {
    const { listen, publish, decide } = await setup();
    const { url, events, answers } = await receiver();
    await listen(url);
    answers((response) => void response.writeHead(500).end());
    const first = await publish();
    await deliver();
    await decide(first, 'withdraw');
    await publish();
    answers((response) => void response.writeHead(204).end());
    await deliver();
    expect(events().map(({ kind }) => kind)).toEqual(['published', 'published']);
    server.advance(PAUSES_MS[0] ?? 0);
    await deliver();
    expect(events().map(({ kind }) => kind)).toEqual(['published', 'published', 'published', 'withdrawn']);
    const numbers = events().map(({ number }) => number);
    expect(numbers[3]).toBeGreaterThan(numbers[0] ?? 0);
  });

  it('can be tested, and answers with what became of it', async () => {
    const { listen, call } = await setup();
    const { url, events } = await receiver();
    const { id } = await listen(url);
    const test = await call<WebhookDelivery>(`/${id}/test`, 'POST');
    expect(test.body.data).toMatchObject({ kind: 'test', state: 'delivered', status: 204, newsId: null });
    expect(events()).toMatchObject([{ kind: 'test', id: test.body.data?.eventId }]);
  });

  it('reaches only the public Internet by https unless a setting allows more', async () => {
    const { publish, listen, log } = await setup();
    const { url, heard } = await receiver();
    const { id } = await listen(url);
    const sender = createWebhookSender({ reachesPrivate: false });
    for (const address of [
      url,
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://10.0.0.7/',
      'http://8.8.8.8/',
    ])
      expect([address, await sender.mayReach(address)]).toEqual([address, false]);
    expect(await sender.mayReach('https://8.8.8.8:8443/')).toBe(true);
    const app = await server.build({ webhookSender: sender });
    await publish();
    await app.outbox?.look();
    await app.outbox?.idle();
    await app.close();
    expect([heard, (await log(id))[0]]).toMatchObject([[], { problem: 'closed', state: 'waiting' }]);
  });

  it('refuses an address that is none, and asks for a proof of identity before it is made or changed', async () => {
    const { call, listen } = await setup();
    for (const url of ['site.example', 'ftp://site.example/', 'http://me:secret@127.0.0.1/'])
      expect((await call('', 'POST', { url, kinds: KINDS })).body).toMatchObject({
        errors: { url: expect.any(String) as unknown },
      });
    const { id } = await listen('http://127.0.0.1:1/');
    server.advance(PROOF_MINUTES * 60_000);
    const body = { url: 'http://127.0.0.1:1/', kinds: KINDS };
    const refused = [
      await call('', 'POST', body),
      await call(`/${id}`, 'PUT', body),
      await call(`/${id}`, 'DELETE'),
    ];
    expect(refused.map(({ status, body: { success } }) => [status, success])).toEqual(
      refused.map(() => [403, false]),
    );
  });

  it('that is deleted takes its deliveries with it, and news can be approved as before', async () => {
    const { listen, publish, call } = await setup();
    const { id } = await listen('http://127.0.0.1:1/');
    await publish();
    expect((await call(`/${id}`, 'DELETE')).status).toBe(200);
    const approved = await publish();
    const [row] = await server.db.select().from(news).where(eq(news.id, approved));
    expect(row?.publishedVersion).toBe(1);
    expect((await call(`/${id}/deliveries`)).status).toBe(404);
  });

  it('keeps its secret when the secret of the server is replaced', async () => {
    const { listen } = await setup();
    const { id, secret } = await listen('http://127.0.0.1:1/');
    const next = createKeyring('another secret of 32 bytes for tests', [
      'a secret of 32 bytes for tests only',
    ]);
    expect(await resealWebhooks(server.db, next)).toEqual({ resealed: 1, current: 0, unreadable: 0 });
    expect(await resealWebhooks(server.db, next)).toEqual({ resealed: 0, current: 1, unreadable: 0 });
    const [row] = await server.db.select().from(webhooks);
    expect(
      createSealer(next, 'webhook')
        .open(row?.secret ?? '', id)
        ?.toString(),
    ).toBe(secret);
  });
});
