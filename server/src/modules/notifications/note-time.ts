import { and, type AnyColumn, gt, lte, ne, sql, type SQL } from 'drizzle-orm';

import { DAY_MS, JournalistLevel, LOWEST_LEVEL, type NotificationKind } from '@contract';

import type { Database } from '../../db/database';
import { groupMembers, news } from '../../db/schema';
import { runsOut, wentDark } from '../news/states';

import { addNotifications } from './add-notifications';

/** How long before its end a person is told that news of theirs runs out. */
const RUNS_OUT_MS = 2 * 3_600_000;

const LOCK = sql`hashtext('newsdesk notifications')`;

const select = (kind: NotificationKind, since: AnyColumn) => sql`
  SELECT ${groupMembers.userId} AS user_id, ${kind}::text AS kind, ${news.groupId} AS group_id, ${news.id} AS news_id,
    NULL::integer AS actor_id, ${news.id} || ' ' || extract(epoch FROM ${since}) AS occurrence, ${since} AS since
  FROM ${groupMembers} JOIN ${news} ON ${news.groupId} = ${groupMembers.groupId}`;

/** The 24 hours of a writer's own news, while the writer is a member. */
const ownHours = (kind: NotificationKind, state: SQL | undefined): SQL => sql`
  ${select(kind, news.approvedUntil)} AND ${news.authorId} = ${groupMembers.userId}
  WHERE ${and(ne(groupMembers.level, JournalistLevel.Deleted), state)}`;

/** What time alone brings: only of the last day, so that a first start or a long pause tells no old stories. */
const findDue = (now: Date): SQL[] => {
  const later = (ms: number) => new Date(now.getTime() + ms);
  const waitsForADay = and(
    gt(news.waitingSince, later(-2 * DAY_MS)),
    lte(news.waitingSince, later(-DAY_MS)),
    lte(groupMembers.level, LOWEST_LEVEL.approve),
    // Not of what a person wrote a part of: that waits for somebody else.
    ne(news.authorId, groupMembers.userId),
    sql`${groupMembers.userId} <> ALL (${news.writers})`,
  );
  return [
    ownHours('runs-out', and(runsOut(now), lte(news.approvedUntil, later(RUNS_OUT_MS)))),
    ownHours('went-dark', and(wentDark(now), gt(news.approvedUntil, later(-DAY_MS)))),
    sql`${select('waits', news.waitingSince)} WHERE ${waitsForADay}`,
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
