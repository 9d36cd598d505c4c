import { and, desc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';

import {
  DAY_MS,
  DEFAULT_CHANNELS,
  type Id,
  JournalistLevel,
  MAX_NOTIFICATIONS,
  type Notification,
  NOTIFICATION_DAYS,
  NOTIFICATION_KINDS,
  type NotificationChannels,
  type Paginated,
  UNREAD_COUNT_LIMIT,
} from '@contract';

import type { Database } from '../../db/database';
import { PAGE_ID, PAGE_TOTAL, pageOfMatches, placeOf } from '../../db/page';
import {
  groupMembers,
  journalistGroups,
  news,
  notificationChannels,
  notifications,
  users,
} from '../../db/schema';
import { type PageRequest, toPaginated } from '../../http/paginate';

/** A person's own notifications, without those of a group that they may not see any more. */
const seenBy = (db: Database, userId: Id): SQL | undefined =>
  and(
    eq(notifications.userId, userId),
    or(
      isNull(notifications.groupId),
      inArray(
        notifications.groupId,
        db
          .select({ id: groupMembers.groupId })
          .from(groupMembers)
          .where(and(eq(groupMembers.userId, userId), ne(groupMembers.level, JournalistLevel.Deleted))),
      ),
    ),
  );

const columns = {
  id: notifications.id,
  kind: notifications.kind,
  at: notifications.at,
  readAt: notifications.readAt,
  group: { id: journalistGroups.id, name: journalistGroups.name },
  newsId: notifications.newsId,
  // Deleted news is in no group.
  title: sql<string | null>`CASE WHEN ${news.groupId} IS NOT NULL THEN ${news.title} END`,
  by: { id: users.id, displayName: users.displayName },
};

/** A page of a person's own notifications, latest first. */
export const listNotifications = async (
  db: Database,
  userId: Id,
  page: PageRequest,
): Promise<Paginated<Notification>> => {
  const own = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(seenBy(db, userId))
    .orderBy(desc(notifications.id))
    .limit(MAX_NOTIFICATIONS);
  const rows = await db
    .select({ ...columns, total: PAGE_TOTAL })
    .from(notifications)
    .innerJoin(pageOfMatches(own, page), eq(notifications.id, PAGE_ID))
    .leftJoin(journalistGroups, eq(journalistGroups.id, notifications.groupId))
    .leftJoin(news, eq(news.id, notifications.newsId))
    .leftJoin(users, eq(users.id, notifications.actorId))
    .orderBy(desc(notifications.id));
  return toPaginated(
    rows.map(({ at, readAt, newsId, title, total: _total, ...row }) => ({
      ...row,
      at: at.toISOString(),
      isRead: readAt !== null,
      news: newsId === null ? null : { id: newsId, title },
    })),
    placeOf(rows, page),
  );
};

/** How many a person has not read, counted up to `UNREAD_COUNT_LIMIT`. */
export const countUnread = async (db: Database, userId: Id): Promise<number> => {
  const unread = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(seenBy(db, userId), isNull(notifications.readAt)))
    .limit(UNREAD_COUNT_LIMIT);
  return unread.length;
};

/** Marks one of a person's own notifications as read, or all; false if they do not have it. */
export const markRead = async (db: Database, userId: Id, which: Id | 'all', now: Date): Promise<boolean> => {
  const marked = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(seenBy(db, userId), which === 'all' ? isNull(notifications.readAt) : eq(notifications.id, which)),
    )
    .returning({ id: notifications.id });
  return which === 'all' || marked.length > 0;
};

/** How a person is told of each kind. */
export const findChannels = async (db: Database, userId: Id): Promise<NotificationChannels> => {
  const chosen = await db
    .select({ kind: notificationChannels.kind, channel: notificationChannels.channel })
    .from(notificationChannels)
    .where(eq(notificationChannels.userId, userId));
  return chosen.reduce((all, { kind, channel }) => ({ ...all, [kind]: channel }), DEFAULT_CHANNELS);
};

/** Stores what a person has chosen; a kind that is left out stays as it is. */
export const saveChannels = async (
  db: Database,
  userId: Id,
  channels: Partial<NotificationChannels>,
): Promise<void> => {
  const chosen = NOTIFICATION_KINDS.flatMap((kind) =>
    channels[kind] ? [{ userId, kind, channel: channels[kind] }] : [],
  );
  if (chosen.length === 0) return;
  await db
    .insert(notificationChannels)
    .values(chosen)
    .onConflictDoUpdate({
      target: [notificationChannels.userId, notificationChannels.kind],
      set: { channel: sql`excluded.channel` },
    });
};

/** Removes notifications after 30 days; returns how many. */
export const forgetOldNotifications = async (db: Database, now: Date): Promise<number> => {
  const removed = await db
    .delete(notifications)
    .where(lt(notifications.at, new Date(now.getTime() - NOTIFICATION_DAYS * DAY_MS)))
    .returning({ id: notifications.id });
  return removed.length;
};
