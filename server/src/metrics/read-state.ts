import { setTimeout as wait } from 'node:timers/promises';

import type { Registry } from 'prom-client';

import type { CleanUpCounts } from '../clean-up/clean-up';
import type { ConnectionCounts, Database } from '../db/database';
import { countSearches } from '../db/search/time-limit';
import type { App } from '../http/app-instance';
import type { Clock } from '../http/clock';
import { oneAtATime } from '../http/one-at-a-time';
import { findBacklog } from '../modules/outbox/deliveries';
import type { PoolCounts } from '../workers/pool';

import { createReadings, each, type Reading, single } from './readings';

/** A database that does not answer takes only its own metrics away. */
const READ_LIMIT_MS = 2_000;

export type State = {
  db: Database;
  clock: Clock;
  countConnections?: (() => ConnectionCounts) | undefined;
  workers: { counts: () => Record<'texts' | 'pictures', PoolCounts> };
  /** Absent where nothing is removed. */
  cleanUp?: { counts: () => CleanUpCounts } | undefined;
  limitMs?: number;
};

type Readings = ReturnType<typeof createReadings>;

const readQueues = ({ gauge, counter }: Readings, app: App, { db, workers }: State): void => {
  const queues = () => {
    const { forms, refused } = app.formCounts();
    const ofForms = { running: forms, waiting: 0, refused };
    return Object.entries({ ...workers.counts(), searches: countSearches(db), forms: ofForms });
  };
  const pools = () => Object.entries(workers.counts());
  gauge('newsdesk_queue_jobs', 'Jobs of a queue now.', ['queue', 'state'], () =>
    queues().flatMap(([queue, { running, waiting }]) => [
      [{ queue, state: 'running' }, running],
      [{ queue, state: 'waiting' }, waiting],
    ]),
  );
  counter('newsdesk_queue_refused_total', 'Jobs that found a queue full.', ['queue'], () =>
    each(
      'queue',
      queues().map(([queue, { refused }]) => [queue, refused]),
    ),
  );
  gauge('newsdesk_form_bytes', 'The size of the forms that are being read.', [], () =>
    single(app.formCounts().bytes),
  );
  gauge('newsdesk_workers', 'Threads and processes that have been started.', ['queue'], () =>
    each(
      'queue',
      pools().map(([queue, pool]) => [queue, pool.workers]),
    ),
  );
  counter(
    'newsdesk_worker_failures_total',
    'Jobs that took too long, whose worker ended, or that threw.',
    ['queue', 'reason'],
    () =>
      pools().flatMap(([queue, { failures }]) =>
        Object.entries(failures).map(([reason, count]): Reading => [{ queue, reason }, count]),
      ),
  );
};

const readConnections = ({ gauge }: Readings, count: () => ConnectionCounts): void => {
  gauge('newsdesk_database_connections', 'Connections of the pool.', ['state'], () => {
    const { open, idle } = count();
    return each('state', [
      ['busy', open - idle],
      ['idle', idle],
    ]);
  });
  gauge('newsdesk_database_connections_limit', 'The most connections that the pool opens.', [], () =>
    single(count().limit),
  );
  gauge('newsdesk_database_queries_waiting', 'Queries that wait for a connection.', [], () =>
    single(count().waiting),
  );
};

const readOutbox = (
  { gauge, counter }: Readings,
  app: App,
  { db, clock, limitMs = READ_LIMIT_MS }: State,
): void => {
  const { outbox } = app;
  if (!outbox) return;
  const ask = oneAtATime(() => findBacklog(db));
  const backlog = () =>
    Promise.race([ask(), wait(limitMs, undefined, { ref: false })]).catch(() => undefined);
  gauge('newsdesk_outbox_waiting', 'Deliveries to webhooks that wait, of all instances.', [], async () =>
    single((await backlog())?.waiting),
  );
  gauge(
    'newsdesk_outbox_oldest_seconds',
    'The age of the oldest event that waits to be delivered; 0 if none does.',
    [],
    async () => {
      const found = await backlog();
      if (!found?.oldest) return single(found && 0);
      return single(Math.max(0, (clock().getTime() - found.oldest.getTime()) / 1_000));
    },
  );
  counter(
    'newsdesk_outbox_attempts_total',
    'Attempts by what became of the delivery: delivered, waiting for another attempt, or failed for good.',
    ['state'],
    () => each('state', Object.entries(outbox.attempts())),
  );
};

const readCleanUp = ({ gauge, counter }: Readings, counts: () => CleanUpCounts): void => {
  gauge(
    'newsdesk_clean_up_last_run_timestamp_seconds',
    'The end of the last clean-up of this instance; its start, before the first.',
    [],
    () => single(counts().lastRun.getTime() / 1_000),
  );
  counter('newsdesk_clean_up_removed_total', 'What was removed.', ['what'], () =>
    each('what', counts().removed),
  );
  counter('newsdesk_clean_up_failures_total', 'Clean-ups that failed.', ['what'], () =>
    each('what', counts().failed),
  );
};

/** The state of the server's parts, as it is when somebody asks. */
export const readState = (app: App, registry: Registry, state: State): void => {
  const readings = createReadings(registry);
  readings.gauge('newsdesk_ready', 'Whether /api/ready answers 200.', [], async () =>
    single(Number(await app.isReady())),
  );
  readQueues(readings, app, state);
  if (state.countConnections) readConnections(readings, state.countConnections);
  readOutbox(readings, app, state);
  if (state.cleanUp) readCleanUp(readings, state.cleanUp.counts);
};
