import { sql, type SQL } from 'drizzle-orm';

import { JournalistLevel, LOWEST_LEVEL, type NotificationKind, PostStatus } from '@contract';

import type { Database } from '../../db/database';
import { groupMembers, news } from '../../db/schema';

import { addNotifications } from './add-notifications';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long before its end a person is told that news of theirs runs out. */
const RUNS_OUT_MS = 2 * HOUR_MS;

const LOCK = sql`hashtext('newsdesk notifications')`;

const select = (kind: NotificationKind, since: SQL) => sql`
  SELECT member.user_id, ${kind}::text AS kind, item.group_id, item.id AS news_id, NULL::integer AS actor_id,
    item.id || ' ' || extract(epoch FROM ${since}) AS occurrence, ${since} AS since
  FROM ${groupMembers} member JOIN ${news} item ON item.group_id = member.group_id`;

const time = (date: Date) => sql`${date.toISOString()}::timestamptz`;

/** The 24 hours of a writer's own news, while the writer is a member. */
const ownHours = (kind: NotificationKind, from: Date, until: Date): SQL => sql`
  ${select(kind, sql`item.approved_until`)} AND item.author_id = member.user_id
  WHERE member.level <> ${JournalistLevel.Deleted} AND NOT item.approved_permanently
    AND item.approved_until > ${time(from)} AND item.approved_until <= ${time(until)}`;

/** What time alone brings: only of the last day, so that a first start or a long pause tells no old stories. */
const findDue = (now: Date): SQL[] => {
  const later = (ms: number) => new Date(now.getTime() + ms);
  return [
    sql`${ownHours('runs-out', now, later(RUNS_OUT_MS))} AND item.status = ${PostStatus.Published}`,
    sql`${ownHours('went-dark', later(-DAY_MS), now)} AND item.status = ${PostStatus.Published} AND item.waiting_since IS NULL AND item.returned_at IS NULL`,
    // Not of what a person wrote a part of: that waits for somebody else.
    sql`${select('waits', sql`item.waiting_since`)}
      WHERE member.level <= ${LOWEST_LEVEL.approve}
        AND item.waiting_since > ${time(later(-2 * DAY_MS))} AND item.waiting_since <= ${time(later(-DAY_MS))}
        AND item.author_id <> member.user_id AND member.user_id <> ALL (item.writers)`,
  ];
};

/** Tells people of what time has changed. Of several instances one does it; what one has told, no other tells. */
export const noteTime = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const [lock] = await tx
      .select({ isOurs: sql<boolean>`pg_try_advisory_xact_lock(${LOCK})` })
      .from(sql`(SELECT 1) AS one`);
    if (!lock?.isOurs) return;
    for (const found of findDue(now)) await addNotifications(tx, found, now);
  });
