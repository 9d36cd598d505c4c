import { sql, type SQL } from 'drizzle-orm';

import {
  DAY_MS,
  DEFAULT_CHANNELS,
  type Id,
  idTag,
  MAX_NOTIFICATIONS,
  MAX_NOTIFICATIONS_OF_KIND,
  type NotificationKind,
} from '@contract';

import type { Database } from '../../db/database';
import { notificationChannels, notifications } from '../../db/schema';
import { notifyOfChange } from '../events/change-feed';

/** Rows in one statement, which has at most 65,535 parameters. */
const AT_ONCE = 1_000;

const defaultOf = (kind: SQL): SQL =>
  sql`CASE ${kind} ${sql.join(
    Object.entries(DEFAULT_CHANNELS).map(([name, channel]) => sql`WHEN ${name} THEN ${channel}`),
    sql` `,
  )} END`;

/** Beyond `MAX_NOTIFICATIONS` of a person, the oldest are removed. */
const keepNewest = (tx: Database, people: SQL) =>
  tx.execute(sql`
    DELETE FROM ${notifications} old WHERE old.user_id IN (${people}) AND old.id <= (
      SELECT kept.id FROM ${notifications} kept WHERE kept.user_id = old.user_id
      ORDER BY kept.id DESC OFFSET ${MAX_NOTIFICATIONS} LIMIT 1)`);

/**
 * Tells people of what `found` selects: `user_id`, `kind`, `group_id`, `news_id`, `actor_id`, `occurrence`, and `since`, by which the
 * latest are preferred if they are too many. Nobody is told twice of the same occurrence, or of a kind that they want to know
 * nothing of. Open consoles learn of it when the transaction is committed.
 */
export const addNotifications = async (tx: Database, found: SQL, now: Date): Promise<void> => {
  const channel = sql`coalesce(chosen.channel, ${defaultOf(sql`found.kind`)})`;
  const dayAgo = new Date(now.getTime() - DAY_MS);
  // What is known is left out before it is numbered, and so that it uses up no id.
  const unknown = await tx
    .select({
      userId: sql<Id>`user_id`,
      kind: sql<NotificationKind>`kind`,
      groupId: sql<Id | null>`group_id`,
      newsId: sql<Id | null>`news_id`,
      actorId: sql<Id | null>`actor_id`,
      occurrence: sql<string>`occurrence`,
      byMail: sql<boolean>`channel = 'mail'`,
    })
    .from(
      sql`(
        SELECT found.*, ${channel} AS channel,
          row_number() OVER (PARTITION BY found.user_id, found.kind ORDER BY found.since DESC) AS number
        FROM (${found}) AS found
        LEFT JOIN ${notificationChannels} chosen ON chosen.user_id = found.user_id AND chosen.kind = found.kind
        WHERE ${channel} <> 'never' AND NOT EXISTS (
          SELECT 1 FROM ${notifications} known
          WHERE known.user_id = found.user_id AND known.kind = found.kind AND known.occurrence = found.occurrence)
      ) AS unknown`,
    )
    .where(
      sql`number + (
        SELECT count(*) FROM ${notifications} recent
        WHERE recent.user_id = unknown.user_id AND recent.kind = unknown.kind AND recent.at > ${dayAgo.toISOString()}::timestamptz
      ) <= ${MAX_NOTIFICATIONS_OF_KIND}`,
    )
    .orderBy(sql`since`);
  const added: { userId: Id }[] = [];
  for (let first = 0; first < unknown.length; first += AT_ONCE) {
    const rows = unknown.slice(first, first + AT_ONCE).map((row) => ({ ...row, at: now }));
    const stored = tx.insert(notifications).values(rows).onConflictDoNothing();
    added.push(...(await stored.returning({ userId: notifications.userId })));
  }
  const people = [...new Set(added.map(({ userId }) => userId))];
  if (people.length === 0) return;
  await keepNewest(
    tx,
    sql.join(
      people.map((id) => sql`${id}::integer`),
      sql`, `,
    ),
  );
  for (const id of people) await notifyOfChange(tx, { tags: [idTag('Notification', id)] });
};
