import { inArray, lt, type SQL, sql } from 'drizzle-orm';

import { DAY_MS } from '@contract';

import type { Database } from '../../db/database';
import { inBatches, never } from '../../db/in-batches';
import { journalistGroups, news, newsViews } from '../../db/schema';
import type { Clock } from '../../http/clock';
import { dayOf } from '../journalists/week';

/** The programs that say in their User-Agent that they are not readers. */
const CRAWLERS =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|monitor|headless|curl|wget|python|java\/|okhttp/i;
/** With so many items a batch is stored before its time, so that many addresses at once do not fill the memory. */
export const FULL = 1_000;
/** While batches cannot be stored, they grow up to so many items; views of further ones are left out, and reported. */
const MOST = 10 * FULL;

type Request = {
  method: string;
  headers: { 'user-agent'?: string; purpose?: unknown; 'sec-purpose'?: unknown };
};

const isReader = ({ method, headers }: Request): boolean =>
  method === 'GET' &&
  headers['user-agent'] !== undefined &&
  !CRAWLERS.test(headers['user-agent']) &&
  headers.purpose === undefined &&
  headers['sec-purpose'] === undefined;

const MOST_VIEWS = 2_147_483_647;
/** A total that never outgrows its column: otherwise no batch could be stored again. */
const total = (before: SQL, added: SQL): SQL =>
  sql`least(${before}::bigint + ${added}, ${MOST_VIEWS})::integer`;

/** Adds a batch to the days of the items and to the totals of items and groups. */
const storeViews = (db: Database, batch: ReadonlyMap<number, number>, day: string): Promise<void> =>
  db.transaction(async (tx) => {
    const rows = [...batch]
      .sort(([a], [b]) => a - b)
      .map(([id, views]) => sql`(${id}::integer, ${views}::integer)`);
    const seen = sql`seen (id, views) AS (VALUES ${sql.join(rows, sql`, `)})`;
    // Groups first, as everywhere, so that two transactions never wait for each other.
    await tx.execute(sql`
      WITH ${seen}, sums AS (
        SELECT n.group_id, sum(seen.views) AS views FROM seen JOIN ${news} n USING (id) WHERE n.group_id IS NOT NULL GROUP BY 1
      ), locked AS (
        SELECT g.id FROM ${journalistGroups} g JOIN sums ON sums.group_id = g.id ORDER BY g.id FOR NO KEY UPDATE OF g
      )
      UPDATE ${journalistGroups} g SET total_views = ${total(sql`g.total_views`, sql`sums.views`)}
      FROM sums JOIN locked ON locked.id = sums.group_id WHERE g.id = sums.group_id`);
    await tx.execute(sql`
      WITH ${seen}, counted AS (
        UPDATE ${news} n SET total_views = ${total(sql`n.total_views`, sql`seen.views`)} FROM seen WHERE n.id = seen.id RETURNING n.id, seen.views
      )
      INSERT INTO ${newsViews} AS kept (news_id, day, views) SELECT id, ${day}::date, views FROM counted
      ON CONFLICT (news_id, day) DO UPDATE SET views = ${total(sql`kept.views`, sql`excluded.views`)}`);
  });

type Deps = { db: Database; clock: Clock; timeZone: string };

/**
 * Counts the readers of public pages in memory and stores them in batches, so that no page waits for it. A server that is
 * killed loses at most one batch; one that cannot store it tries again with the next.
 */
export const createViews = ({ db, clock, timeZone }: Deps, warn: (error: unknown, text: string) => void) => {
  let batch = new Map<number, number>();
  let leftOut = 0;
  let storing = Promise.resolve();

  const storeBatch = async (): Promise<void> => {
    if (leftOut > 0) warn(null, `${leftOut} views were left out`);
    leftOut = 0;
    if (batch.size === 0) return;
    const taken = batch;
    batch = new Map();
    try {
      await storeViews(db, taken, dayOf(clock(), timeZone));
    } catch (error) {
      for (const [id, views] of taken) batch.set(id, (batch.get(id) ?? 0) + views);
      warn(error, 'views were not stored');
    }
  };
  /** Stores what was counted, one batch after the other. */
  const store = (): Promise<void> => (storing = storing.then(storeBatch));

  /** Adds views of an item to the next batch. */
  const add = (id: number, count: number): void => {
    const views = batch.get(id);
    if (views === undefined && batch.size >= MOST) {
      leftOut += count;
      return;
    }
    batch.set(id, Math.min((views ?? 0) + count, MOST_VIEWS));
    // Only when the batch becomes full: one that could not be stored waits for its time.
    if (views === undefined && batch.size === FULL) void store();
  };

  return {
    /** Counts the request for a public page, if it is a reader's. */
    count: (id: number, request: Request): void => {
      if (isReader(request)) add(id, 1);
    },
    add,
    store,
  };
};
export type Views = ReturnType<typeof createViews>;

const KEPT_DAYS = 400;
/** Days of items per transaction. */
const BATCH = 5_000;

/** Removes the views of days that are more than 400 days ago, whose sum the totals keep; returns how many days of items. */
export const forgetOldViews = (db: Database, now: Date, isOver = never): Promise<number> => {
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const removeBatch = async () => {
    const old = db
      .select({ newsId: newsViews.newsId, day: newsViews.day })
      .from(newsViews)
      .where(lt(newsViews.day, oldest))
      .orderBy(newsViews.day)
      .limit(BATCH);
    const removed = await db
      .delete(newsViews)
      .where(inArray(sql`(${newsViews.newsId}, ${newsViews.day})`, old))
      .returning({ newsId: newsViews.newsId });
    return removed.length;
  };
  return inBatches(BATCH, removeBatch, isOver);
};
