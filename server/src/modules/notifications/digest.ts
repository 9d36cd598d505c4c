import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';

import { type Id, MAX_NOTIFICATIONS } from '@contract';

import type { Database } from '../../db/database';
import { notifications, users } from '../../db/schema';
import type { Post } from '../mail/post';
import { isActive, lockUser } from '../users/repository';

import { listNotifications } from './repository';

/** A person gets at most one letter in this time. */
const PAUSE_MS = 15 * 60_000;
/** What could not be sent for this long is not sent any more: it is in the console. */
const STALE_MS = 24 * 3_600_000;

/** After so many failures in a row the mail server counts as gone until the next look. */
const MAX_FAILURES = 3;

const isPending = and(notifications.byMail, isNull(notifications.mailedAt));

/** The people for whom something waits to be sent, in any order, so that an address that is always refused is not always first. */
const findRecipients = async (db: Database, now: Date): Promise<Id[]> => {
  const rows = await db
    .select({ id: notifications.userId })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(and(isPending, isActive, gt(notifications.at, new Date(now.getTime() - STALE_MS))))
    .groupBy(notifications.userId)
    .orderBy(sql`random()`);
  return rows.map(({ id }) => id);
};

/**
 * Takes what waits for a person, so that no other instance sends it, unless they had a letter a short time ago. A letter that is
 * lost because the server was killed is not sent again.
 */
const take = (db: Database, userId: Id, now: Date) =>
  db.transaction(async (tx) => {
    const person = await lockUser(tx, userId);
    if (person?.state !== 'active') return null;
    const recently = new Date(now.getTime() - PAUSE_MS);
    const ofPerson = eq(notifications.userId, userId);
    if ((await tx.$count(notifications, and(ofPerson, gt(notifications.mailedAt, recently)))) > 0)
      return null;
    const fresh = gt(notifications.at, new Date(now.getTime() - STALE_MS));
    const taken = await tx
      .update(notifications)
      .set({ mailedAt: now })
      .where(and(ofPerson, isPending, fresh))
      .returning({ id: notifications.id });
    const ids = new Set(taken.map(({ id }) => id));
    const { data } = await listNotifications(tx, userId, { page: 1, limit: MAX_NOTIFICATIONS });
    return { person, ids, items: data.filter(({ id }) => ids.has(id)) };
  });

/** Sends each person one letter of all that waits for them, unless the mail server takes none. */
export const sendDigests = async (
  db: Database,
  post: Post,
  now: Date,
  isOver: () => boolean,
): Promise<void> => {
  let failures = 0;
  for (const userId of await findRecipients(db, now)) {
    if (failures === MAX_FAILURES || isOver()) return;
    const taken = await take(db, userId, now);
    if (!taken || taken.items.length === 0) continue;
    const isSent = await post.sendDigest(taken.person, taken.items);
    failures = isSent ? 0 : failures + 1;
    if (!isSent)
      await db
        .update(notifications)
        .set({ mailedAt: null })
        .where(inArray(notifications.id, [...taken.ids]));
  }
};
