import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

import type { AppDeps } from '../app-deps';
import type { CleanUpCounts } from '../clean-up/clean-up';
import type { Database } from '../db/database';
import { outbox, webhooks } from '../db/schema';
import { PAUSES_MS } from '../modules/outbox/deliveries';
import { type TestServer, useTestServer } from '../testing/test-server';

import { startMetrics } from './metrics';
import type { State } from './read-state';

const MINUTE_MS = 60_000;
const HERE = { host: '127.0.0.1', port: 0 };
const IDLE = {
  running: 0,
  waiting: 0,
  refused: 0,
  workers: 0,
  failures: { 'too-long': 0, ended: 0, failed: 0 },
};

describe('the metrics', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));
  const opened: { close: () => Promise<unknown> }[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((app) => app.close()));
  });

  /** A server with metrics. */
  const measured = async (overrides: Partial<State> = {}, deps: Partial<AppDeps> = {}) => {
    const app = await server.build(deps);
    const workers = { counts: () => ({ texts: IDLE, pictures: IDLE }) };
    const state = { db: server.db, clock: server.now, workers, ...overrides };
    const port = await startMetrics(app, HERE, state);
    opened.push(app);
    await app.ready();
    const get = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
    const text = async () => (await get('/metrics')).text();
    /** The values by their labels; the value itself if the metric has none. */
    const valuesOf = async (name: string): Promise<Record<string, number>> => {
      const lines = (await text()).split('\n').filter((line) => line.split(/[ {]/)[0] === name);
      return Object.fromEntries(
        lines.map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
      );
    };
    return { app, get, text, valuesOf };
  };

  const addDelivery = async (at: Date): Promise<void> => {
    const row = { url: 'http://127.0.0.1:1', kinds: [], secret: 'no key has this id' };
    const [webhook] = await server.db.insert(webhooks).values(row).returning();
    const webhookId = webhook?.id ?? 0;
    const eventId = '00000000-0000-4000-8000-000000000000';
    await server.db.insert(outbox).values({ eventId, webhookId, kind: 'test', at, dueAt: at });
  };

  it('are on a port of their own, and the server itself does not know their address [CON-08]', async () => {
    const { app, get } = await measured();
    const page = await get('/metrics');
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    for (const path of ['/', '/metrics/x', '/api/health']) expect((await get(path)).status).toBe(404);
    expect((await get('/metrics', 'POST')).status).toBe(404);
    for (const one of [app, server.app]) {
      const [asked, unknown] = [await one.inject('/metrics'), await one.inject('/no-such-address')];
      expect([asked.statusCode, asked.body]).toEqual([unknown.statusCode, unknown.body]);
    }
  });

  it('count what the server answers, in routes and where there is none, and the process [CON-08]', async () => {
    const { app, valuesOf, text } = await measured();
    await app.inject('/api/users/detail/7');
    await app.inject('/api/health');
    await app.inject('/wp-login.php');
    expect(await valuesOf('newsdesk_http_requests_total')).toEqual({
      '{method="GET",route="/api/users/detail/:id",status="401"}': 1,
      '{method="GET",route="/api/health",status="200"}': 1,
      '{method="any",route="unknown",status="404"}': 1,
    });
    const all = await text();
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
      expect(all).toContain(`\n${name} `);
    expect(all).not.toContain('wp-login');
  });

  it('say whether the server is ready [CON-08]', async () => {
    const { valuesOf } = await measured();
    expect(await valuesOf('newsdesk_ready')).toEqual({ '': 1 });
    const broken = { ...server.storage, check: () => Promise.reject(new Error('no bucket')) };
    const other = await measured({}, { storage: broken });
    expect(await other.valuesOf('newsdesk_ready')).toEqual({ '': 0 });
    const draining = await measured({}, { isDraining: () => true });
    expect(await draining.valuesOf('newsdesk_ready')).toEqual({ '': 0 });
  });

  it('tell how much the outbox holds, how old it is, and what has failed [CON-08]', async () => {
    const { app, valuesOf } = await measured();
    expect(await valuesOf('newsdesk_outbox_oldest_seconds')).toEqual({ '': 0 });
    const began = server.now();
    await addDelivery(began);
    await addDelivery(new Date(began.getTime() + MINUTE_MS));
    server.advance(11 * MINUTE_MS);
    expect(await valuesOf('newsdesk_outbox_waiting')).toEqual({ '': 2 });
    expect(await valuesOf('newsdesk_outbox_oldest_seconds')).toEqual({ '': 660 });
    for (const pause of [...PAUSES_MS, 0]) {
      await app.outbox?.look();
      await app.outbox?.idle();
      server.advance(pause);
    }
    expect(await valuesOf('newsdesk_outbox_waiting')).toEqual({ '': 0 });
    expect(await valuesOf('newsdesk_outbox_attempts_total')).toEqual({
      '{state="delivered"}': 0,
      '{state="waiting"}': 2 * PAUSES_MS.length,
      '{state="failed"}': 2,
    });
  });

  it.each([
    ['refuses', () => Promise.reject(new Error('connection lost'))],
    ['does not answer', () => new Promise(() => undefined)],
  ])('go on without those of a database that %s [CON-08]', async (_what, where) => {
    // A database with only what the backlog uses.
    const db = { select: () => ({ from: () => ({ where }) }) } as unknown as Database;
    const { valuesOf } = await measured({ db, limitMs: 1 });
    expect(await valuesOf('newsdesk_outbox_waiting')).toEqual({});
    expect(await valuesOf('newsdesk_outbox_oldest_seconds')).toEqual({});
    expect(await valuesOf('newsdesk_ready')).toEqual({ '': 1 });
  });

  it('tell the queues, the workers and the connections [CON-08]', async () => {
    const texts = {
      running: 2,
      waiting: 5,
      refused: 3,
      workers: 1,
      failures: { 'too-long': 4, ended: 0, failed: 0 },
    };
    const { valuesOf } = await measured({
      workers: { counts: () => ({ texts, pictures: IDLE }) },
      countConnections: () => ({ open: 7, idle: 3, waiting: 9, limit: 20 }),
    });
    expect(await valuesOf('newsdesk_queue_jobs')).toEqual({
      '{queue="texts",state="running"}': 2,
      '{queue="texts",state="waiting"}': 5,
      ...Object.fromEntries(
        ['pictures', 'searches', 'forms'].flatMap((queue) =>
          ['running', 'waiting'].map((state) => [`{queue="${queue}",state="${state}"}`, 0]),
        ),
      ),
    });
    expect(await valuesOf('newsdesk_queue_refused_total')).toMatchObject({
      '{queue="texts"}': 3,
      '{queue="forms"}': 0,
    });
    expect(await valuesOf('newsdesk_workers')).toMatchObject({ '{queue="texts"}': 1 });
    expect(await valuesOf('newsdesk_worker_failures_total')).toMatchObject({
      '{queue="texts",reason="too-long"}': 4,
    });
    expect(await valuesOf('newsdesk_database_connections')).toEqual({
      '{state="busy"}': 4,
      '{state="idle"}': 3,
    });
    expect(await valuesOf('newsdesk_database_queries_waiting')).toEqual({ '': 9 });
  });

  it('tell when the clean-up ran and what it removed, if it is on [CON-08]', async () => {
    const counts: CleanUpCounts = {
      lastRun: server.now(),
      removed: new Map([['images', 3]]),
      failed: new Map([['images', 1]]),
    };
    const { valuesOf } = await measured({ cleanUp: { counts: () => counts } });
    const last = 'newsdesk_clean_up_last_run_timestamp_seconds';
    expect(await valuesOf(last)).toEqual({ '': server.now().getTime() / 1_000 });
    expect(await valuesOf('newsdesk_clean_up_removed_total')).toEqual({ '{what="images"}': 3 });
    expect(await valuesOf('newsdesk_clean_up_failures_total')).toEqual({ '{what="images"}': 1 });
    const without = await measured();
    expect(await without.valuesOf(last)).toEqual({});
  });

  it('end the start if their port is in use, and free it when the server stops [CON-08]', async () => {
    const other = http.createServer().listen(HERE);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo; // it listens on TCP
    const workers = { counts: () => ({ texts: IDLE, pictures: IDLE }) };
    const start = async () => {
      const app = await server.build();
      const state = { db: server.db, clock: server.now, workers };
      return startMetrics(app, { ...HERE, port }, state).then(
        () => app.close(),
        async (error: unknown) => {
          await app.close();
          throw error;
        },
      );
    };
    await expect(start()).rejects.toThrow(/cannot be served: .*EADDRINUSE.*NEWSDESK_METRICS_PORT/);
    other.close();
    await start();
    await start();
  });
});
