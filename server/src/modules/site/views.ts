import { sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { journalistGroups, news, newsViews } from '../../db/schema';
import type { Clock } from '../../http/clock';
import { dayOf } from '../journalists/week';

/** The programs that say in their User-Agent that they are not readers. */
const CRAWLERS =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|monitor|headless|curl|wget|python|java\/|okhttp/i;
/** A flood of addresses must not fill the memory: with so many items in a batch, it is stored before its time. */
const MAX_ITEMS = 1_000;

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
        SELECT n.group_id, sum(seen.views)::integer AS views FROM seen JOIN ${news} n USING (id) WHERE n.group_id IS NOT NULL GROUP BY 1
      ), locked AS (
        SELECT g.id FROM ${journalistGroups} g JOIN sums ON sums.group_id = g.id ORDER BY g.id FOR UPDATE OF g
      )
      UPDATE ${journalistGroups} g SET total_views = g.total_views + sums.views
      FROM sums JOIN locked ON locked.id = sums.group_id WHERE g.id = sums.group_id`);
    await tx.execute(sql`
      WITH ${seen}, counted AS (
        UPDATE ${news} n SET total_views = n.total_views + seen.views FROM seen WHERE n.id = seen.id RETURNING n.id, seen.views
      )
      INSERT INTO ${newsViews} AS kept (news_id, day, views) SELECT id, ${day}::date, views FROM counted
      ON CONFLICT (news_id, day) DO UPDATE SET views = kept.views + excluded.views`);
  });

/**
 * Counts the readers of public pages in memory and stores them in batches, so that no page waits for it. A server that is
 * killed loses at most one batch; one that cannot store it tries again with the next.
 */
export const createViews = (db: Database, clock: Clock, warn: (error: unknown) => void) => {
  let batch = new Map<number, number>();

  const store = async (): Promise<void> => {
    if (batch.size === 0) return;
    const taken = batch;
    batch = new Map();
    try {
      await storeViews(db, taken, dayOf(clock()));
    } catch (error) {
      for (const [id, views] of taken) batch.set(id, (batch.get(id) ?? 0) + views);
      warn(error);
    }
  };

  return {
    count: (id: number, request: Request): void => {
      if (!isReader(request)) return;
      if (batch.size < MAX_ITEMS || batch.has(id)) batch.set(id, (batch.get(id) ?? 0) + 1);
    },
    store,
  };
};

export type Views = ReturnType<typeof createViews>;
