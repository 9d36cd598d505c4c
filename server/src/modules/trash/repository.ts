import { and, count, desc, eq, sql } from 'drizzle-orm';

import { type Id, TRASH_DAYS } from '@contract';

import type { Database } from '../../db/database';
import { journalistGroups, news, newsGaps, users } from '../../db/schema';
import { pageOf, type PageRequest } from '../../http/paginate';
import { newsColumns, type NewsRow } from '../news/columns';

const KEPT_MS = TRASH_DAYS * 86_400_000;

const keptUntil = (deletedAt: Date) => new Date(deletedAt.getTime() + KEPT_MS).toISOString();

/** Changes the group's count by -1 or 1. Run it first: adding news also locks the group before its members. */
const countInGroup = (tx: Database, groupId: Id, by: 1 | -1, { totalViews }: NewsRow) =>
  tx
    .update(journalistGroups)
    .set({
      totalNews: sql`${journalistGroups.totalNews} + ${by}::integer`,
      totalViews: sql`${journalistGroups.totalViews} + ${by * totalViews}::integer`,
    })
    .where(eq(journalistGroups.id, groupId));

type Deletion = { groupId: Id; now: Date; userId: Id | null };

/** Takes a locked item out of its group, so that no query for the group's news finds it any more. */
export const deleteNews = async (
  tx: Database,
  row: NewsRow,
  { groupId, now, userId }: Deletion,
): Promise<void> => {
  await countInGroup(tx, groupId, -1, row);
  await tx.insert(newsGaps).values({ groupId, position: row.position });
  await tx
    .update(news)
    .set({ groupId: null, deletedFrom: groupId, deletedAt: now, deletedBy: userId })
    .where(eq(news.id, row.id));
};

/** A deleted item, locked until the transaction ends. */
export const lockDeleted = async (tx: Database, groupId: Id, newsId: Id): Promise<NewsRow | null> => {
  const where = and(eq(news.deletedFrom, groupId), eq(news.id, newsId));
  const [row] = await tx.select(newsColumns).from(news).where(where).for('update');
  return row ?? null;
};

/** Restores a deleted item to its old position. */
export const restoreNews = async (tx: Database, row: NewsRow, groupId: Id): Promise<NewsRow> => {
  await countInGroup(tx, groupId, 1, row);
  await tx.delete(newsGaps).where(and(eq(newsGaps.groupId, groupId), eq(newsGaps.position, row.position)));
  const [restored] = await tx
    .update(news)
    .set({ groupId, deletedFrom: null, deletedAt: null, deletedBy: null })
    .where(eq(news.id, row.id))
    .returning(newsColumns);
  if (!restored) throw new Error('The locked news is gone.');
  return restored;
};

/** A page of a group's deleted news, latest first. */
export const listDeleted = async (db: Database, groupId: Id, page: PageRequest) => {
  const where = eq(news.deletedFrom, groupId);
  const [counted] = await db.select({ total: count() }).from(news).where(where);
  const place = pageOf(counted?.total ?? 0, page);
  const rows = await db
    .select({
      id: news.id,
      title: news.title,
      deletedAt: news.deletedAt,
      deletedBy: { id: users.id, displayName: users.displayName },
    })
    .from(news)
    .leftJoin(users, eq(users.id, news.deletedBy))
    .where(where)
    .orderBy(desc(news.deletedAt), desc(news.id))
    .limit(page.limit)
    .offset(place.offset);
  const deleted = rows.map(({ deletedAt, ...row }) => {
    if (!deletedAt) throw new Error('Deleted news has no time of that.');
    return { ...row, deletedAt: deletedAt.toISOString(), keptUntil: keptUntil(deletedAt) };
  });
  return { deleted, place };
};
