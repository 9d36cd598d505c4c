import { randomUUID } from 'node:crypto';

import { asc, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';

import type { AuditAction, AuditObject, WebhookKind } from '@contract';

import type { Database } from '../../db/database';
import { journalistGroups, news, newsPublished, outbox, outboxTold, webhooks } from '../../db/schema';

import { groupOf, TELLING_LOCK } from './begin-telling';
import { eventBetween, newsOfEvent, stateOf } from './told-state';

/** Items in one statement, which has at most 65,535 parameters. */
const AT_ONCE = 1_000;
const eachPart = async <T>(all: T[], work: (part: T[]) => Promise<unknown>): Promise<void> => {
  for (let first = 0; first < all.length; first += AT_ONCE) await work(all.slice(first, first + AT_ONCE));
};

const findReceivers = (tx: Database) => tx.select({ id: webhooks.id, kinds: webhooks.kinds }).from(webhooks);

/**
 * Locks the groups of the items, then what is known outside of these, so that their events are written one after the other. The
 * deletion of a group changes none of its news: without its lock, what is published in it meanwhile would miss it.
 */
const lockTold = async (tx: Database, which: SQL): Promise<void> => {
  const groups = sql`SELECT ${groupOf} FROM ${news} WHERE ${which}`;
  await tx.execute(
    sql`SELECT 1 FROM ${journalistGroups} WHERE ${journalistGroups.id} IN (${groups}) FOR SHARE`,
  );
  const ids = sql`SELECT ${news.id} FROM ${news} WHERE ${which}`;
  await tx.execute(
    sql`SELECT 1 FROM ${outboxTold} WHERE ${outboxTold.newsId} IN (${ids}) ORDER BY ${outboxTold.newsId} FOR UPDATE`,
  );
};

/** The items of a condition that were ever approved, each with what is known outside. */
const findItems = (tx: Database, which: SQL | undefined) => {
  const deletedAt = sql<Date | null>`coalesce(${news.deletedAt}, ${journalistGroups.deletedAt})`;
  return tx
    .select({
      item: {
        id: news.id,
        publishedVersion: news.publishedVersion,
        shownFrom: news.shownFrom,
        status: news.status,
        approvedUntil: news.approvedUntil,
        approvedPermanently: news.approvedPermanently,
        deletedAt: deletedAt.mapWith(news.deletedAt),
        groupId: journalistGroups.id,
        title: newsPublished.title,
      },
      told: outboxTold,
    })
    .from(news)
    .innerJoin(newsPublished, eq(newsPublished.newsId, news.id))
    .innerJoin(journalistGroups, sql`${journalistGroups.id} = ${groupOf}`)
    .leftJoin(outboxTold, eq(outboxTold.newsId, news.id))
    .where(which)
    .orderBy(asc(news.id));
};

type Item = Awaited<ReturnType<typeof findItems>>[number];

const storeTold = (tx: Database, items: Item[], now: Date) =>
  eachPart(items, (part) =>
    tx
      .insert(outboxTold)
      .values(part.map(({ item }) => ({ newsId: item.id, ...stateOf(item, now) })))
      .onConflictDoUpdate({
        target: outboxTold.newsId,
        set: {
          state: sql`excluded.state`,
          version: sql`excluded.version`,
          until: sql`excluded.until`,
          changesAt: sql`excluded.changes_at`,
        },
      }),
  );

/** Writes the events of the items for each receiver of their kind, and what is known outside from now on. */
const tell = async (
  tx: Database,
  which: SQL,
  now: Date,
  receivers: { id: number; kinds: WebhookKind[] }[],
): Promise<number> => {
  await lockTold(tx, which);
  const items = await findItems(tx, which);
  const rows = items.flatMap(({ item, told }) => {
    const kind = eventBetween(told, stateOf(item, now));
    if (!kind) return [];
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
  await storeTold(tx, items, now);
  return items.length;
};

const itemsOf = (action: AuditAction, { kind, id }: AuditObject): SQL | undefined => {
  if (kind === 'news') return eq(news.id, Number(id));
  if (action !== 'group.deleted' && action !== 'group.restored') return undefined;
  return or(eq(news.groupId, Number(id)), eq(news.deletedFrom, Number(id)));
};

/**
 * Writes, in the transaction of an audited change, what it changed for readers. `recordAudit` calls it, so that no change can
 * leave it out. Without a receiver it writes nothing.
 */
export const noteChange = async (
  tx: Database,
  { action, object, at }: { action: AuditAction; object: AuditObject; at: Date },
): Promise<void> => {
  const which = itemsOf(action, object);
  if (!which) return;
  await tx.execute(sql`SELECT pg_advisory_xact_lock_shared(${TELLING_LOCK})`);
  const receivers = await findReceivers(tx);
  if (receivers.length > 0) await tell(tx, which, at, receivers);
};

/** Writes what time alone has changed for readers: news whose Publish at has come, or whose 24 hours are over. */
export const noteTime = async (db: Database, now: Date): Promise<void> => {
  let count = AT_ONCE;
  while (count === AT_ONCE)
    count = await db.transaction(async (tx) => {
      const receivers = await findReceivers(tx);
      if (receivers.length === 0) return 0;
      const due = await tx
        .select({ id: outboxTold.newsId })
        .from(outboxTold)
        .where(lte(outboxTold.changesAt, now))
        .orderBy(outboxTold.changesAt)
        .limit(AT_ONCE);
      if (due.length === 0) return 0;
      const ids = due.map(({ id }) => id);
      return tell(tx, inArray(news.id, ids), now, receivers);
    });
};
