import { randomUUID } from 'node:crypto';

import { and, eq, gt, inArray, lte, max, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import type { AuditAction, AuditObject, Id, WebhookKind } from '@contract';

import type { Database } from '../../db/database';
import { news, outbox, outboxTold, webhooks } from '../../db/schema';

import { findItems, type Item, lockTold } from './told-items';
import { eventBetween, isNews, newsOfEvent, stateOf } from './told-state';

/** Items in one statement, which has at most 65,535 parameters. */
const AT_ONCE = 1_000;
/**
 * Held by each event until its transaction ends. So events are stored in the order of their numbers, and whoever has read up to
 * a number has missed none below it; and a new receiver misses none that is being written.
 */
const LOCK = sql`hashtext('newsdesk outbox')`;

const eachPart = async <T>(all: T[], work: (part: T[]) => Promise<unknown>): Promise<void> => {
  for (let first = 0; first < all.length; first += AT_ONCE) await work(all.slice(first, first + AT_ONCE));
};

/** The number of the last event; no other event is written until the transaction ends. */
const lastChange = async (tx: Database): Promise<number> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
  const [row] = await tx.select({ last: max(outboxTold.change) }).from(outboxTold);
  return row?.last ?? 0;
};

const storeTold = (tx: Database, items: Item[], changes: ReadonlyMap<Id, number>, now: Date) =>
  eachPart(items, (part) =>
    tx
      .insert(outboxTold)
      .values(
        part.map(({ item }) => ({ newsId: item.id, ...stateOf(item, now), change: changes.get(item.id) })),
      )
      .onConflictDoUpdate({
        target: outboxTold.newsId,
        set: {
          state: sql`excluded.state`,
          version: sql`excluded.version`,
          until: sql`excluded.until`,
          changesAt: sql`excluded.changes_at`,
          change: sql`coalesce(excluded.change, ${outboxTold.change})`,
        },
      }),
  );

const storeEvents = async (
  tx: Database,
  events: { item: Item['item']; kind: WebhookKind }[],
  now: Date,
): Promise<void> => {
  const receivers = await tx.select({ id: webhooks.id, kinds: webhooks.kinds }).from(webhooks);
  const rows = events.flatMap(({ item, kind }) => {
    const event = {
      eventId: randomUUID(),
      kind,
      newsId: item.id,
      news: newsOfEvent(item),
      at: now,
      dueAt: now,
    };
    return receivers
      .filter(({ kinds }) => kinds.includes(kind))
      .map(({ id }) => ({ ...event, webhookId: id }));
  });
  await eachPart(rows, (part) => tx.insert(outbox).values(part));
};

/** Numbers the events of the items, writes them for each receiver of their kind, and what is known outside from now on. */
const tell = async (tx: Database, which: SQL, now: Date, store = storeEvents): Promise<void> => {
  await lockTold(tx, which);
  const items = await findItems(tx, which);
  const events = items.flatMap(({ item, told }) => {
    const kind = eventBetween(told, stateOf(item, now));
    return kind ? { item, kind } : [];
  });
  const last = events.length > 0 ? await lastChange(tx) : 0;
  const changes = new Map(events.map(({ item }, index) => [item.id, last + index + 1]));
  if (events.length > 0) await store(tx, events, now);
  const changed = items.filter(({ item, told }) => isNews(told, stateOf(item, now)));
  await storeTold(tx, changed, changes, now);
};

/**
 * Writes that readers see an item from an archive. A website that asks since its number gets it; webhooks are told nothing,
 * because a receiver would pass thousands of old articles on as news.
 */
export const noteImported = (tx: Database, newsId: Id, now: Date): Promise<void> =>
  tell(tx, eq(news.id, newsId), now, () => Promise.resolve());

/**
 * Makes the next `noteChange` of an item, or of the items that a query names, tell systems outside of it once more: they show the
 * author and the group of an item and the credits of its pictures too, and no version of its text names these.
 */
export const tellAgain = async (tx: Database, newsId: Id | SQLWrapper): Promise<void> => {
  await tx
    .update(outboxTold)
    .set({ version: 0 })
    .where(sql`${outboxTold.newsId} IN (${newsId})`);
};

const itemsOf = (action: AuditAction, { kind, id }: AuditObject): SQL | undefined => {
  if (kind === 'news') return eq(news.id, Number(id));
  // Those whose credits have changed (`tellAgain`).
  if (action === 'media.changed')
    return inArray(
      news.id,
      sql`(SELECT ${outboxTold.newsId} FROM ${outboxTold} WHERE ${outboxTold.version} = 0)`,
    );
  if (action !== 'group.deleted' && action !== 'group.restored') return undefined;
  return or(eq(news.groupId, Number(id)), eq(news.deletedFrom, Number(id)));
};

/**
 * Writes, in the transaction of an audited change, what it changed for readers. `recordAudit` calls it, so that no change can
 * leave it out.
 */
export const noteChange = async (
  tx: Database,
  { action, object, at }: { action: AuditAction; object: AuditObject; at: Date },
): Promise<void> => {
  const which = itemsOf(action, object);
  if (!which) return;
  // Without a lock: most saves change nothing for readers, and then nothing is locked or written.
  const items = await findItems(tx, which);
  if (items.some(({ item, told }) => isNews(told, stateOf(item, at)))) await tell(tx, which, at);
};

/** Up to `AT_ONCE` items that time has changed. */
const findDue = async (db: Database, now: Date): Promise<Id[]> => {
  const due = await db
    .select({ id: outboxTold.newsId })
    .from(outboxTold)
    .innerJoin(news, eq(news.id, outboxTold.newsId))
    .where(lte(outboxTold.changesAt, now))
    .orderBy(outboxTold.changesAt)
    .limit(AT_ONCE);
  return due.map(({ id }) => id);
};

/** Whether more than a moment's work waits for the worker: after an upgrade, all news that readers see. */
export const hasBacklog = async (db: Database, now: Date): Promise<boolean> =>
  (await findDue(db, now)).length === AT_ONCE;

/** Writes what time has changed for up to `AT_ONCE` items, and returns how many these are. */
const noteDue = async (tx: Database, now: Date): Promise<number> => {
  const ids = await findDue(tx, now);
  if (ids.length > 0) await tell(tx, inArray(news.id, ids), now);
  return ids.length;
};

/** Writes what time alone has changed for readers: news whose Publish at has come, or whose 24 hours are over. */
export const noteTime = async (db: Database, now: Date): Promise<void> => {
  while ((await db.transaction((tx) => noteDue(tx, now))) === AT_ONCE);
};

/**
 * Writes the present state of news that was told of too early, by a clock that was ahead and is right again: nothing else would
 * look at it, because its time has come according to what is known outside. It reads what is known of all items.
 */
export const noteSetBack = async (db: Database, now: Date): Promise<void> => {
  const { newsId, state, until } = outboxTold;
  const rows = await db
    .select({ id: newsId })
    .from(outboxTold)
    .innerJoin(news, eq(news.id, newsId))
    .where(or(and(eq(state, 'went-dark'), gt(until, now)), and(eq(state, 'shown'), gt(news.shownFrom, now))));
  const ids = rows.map(({ id }) => id);
  await eachPart(ids, (part) => db.transaction((tx) => tell(tx, inArray(news.id, part), now)));
};

/** Prepares for a receiver, in the transaction that adds it: it is told of what changes from now on. */
export const beginTelling = async (tx: Database, now: Date): Promise<void> => {
  while ((await noteDue(tx, now)) === AT_ONCE);
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
};
