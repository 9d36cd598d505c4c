import { and, desc, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { DAY_MS, type Id, TRASH_DAYS } from '@contract';

import type { Database } from '../../db/database';
import { matchesFor, PAGE_ID, PAGE_TOTAL, pageOfList, pageOfMatches, placeOf } from '../../db/page';
import { journalistGroups, news, users } from '../../db/schema';
import { inNews } from '../../db/search/conditions';
import { firstMatches, newsList } from '../../db/search/first-matches';
import { readList } from '../../db/search/time-limit';
import type { PageRequest } from '../../http/paginate';
import { newsColumns, type NewsRow } from '../news/columns';
import { countTags } from '../tag-suggestions/repository';

const KEPT_MS = TRASH_DAYS * DAY_MS;

const keptUntil = (deletedAt: Date) => new Date(deletedAt.getTime() + KEPT_MS).toISOString();

/** Changes the group's count by -1 or 1. Run it first: adding news also locks the group before its members. */
export const countInGroup = (tx: Database, groupId: Id, by: 1 | -1, { totalViews }: NewsRow) =>
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
  await countTags(tx, groupId, { removed: row.tags });
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

/** Restores a deleted item to its old place. */
export const restoreNews = async (tx: Database, row: NewsRow, groupId: Id): Promise<NewsRow> => {
  await countInGroup(tx, groupId, 1, row);
  await countTags(tx, groupId, { added: row.tags });
  const [restored] = await tx
    .update(news)
    .set({ groupId, deletedFrom: null, deletedAt: null, deletedBy: null })
    .where(eq(news.id, row.id))
    .returning(newsColumns);
  if (!restored) throw new Error('The locked news is gone.');
  return restored;
};

/** A page of a group's deleted news that a search finds, latest first. */
export const listDeleted = async (
  db: Database,
  groupId: Id,
  { search, ...page }: PageRequest & { search: string },
) => {
  const where = eq(news.deletedFrom, groupId);
  const found = inNews(search);
  const order: [AnyPgColumn, AnyPgColumn] = [news.deletedAt, news.id];
  const total = sql`SELECT count(*) FROM ${news} WHERE ${where}`;
  const latest = order.map((column) => desc(column));
  const asked = found
    ? pageOfMatches(firstMatches(found, matchesFor(page), newsList(db, where, latest)), page)
    : pageOfList({ table: news, id: news.id, where, order, newestFirst: true, total }, page);
  const rows = await readList(db, search, (tx) =>
    tx
      .select({
        id: news.id,
        title: news.title,
        deletedAt: news.deletedAt,
        deletedBy: { id: users.id, displayName: users.displayName },
        total: PAGE_TOTAL,
      })
      .from(news)
      .innerJoin(asked, eq(news.id, PAGE_ID))
      .leftJoin(users, eq(users.id, news.deletedBy))
      .orderBy(...latest),
  );
  const deleted = rows.map(({ deletedAt, total: _total, ...row }) => {
    if (!deletedAt) throw new Error('Deleted news has no time of that.');
    return { ...row, deletedAt: deletedAt.toISOString(), keptUntil: keptUntil(deletedAt) };
  });
  return { deleted, place: placeOf(rows, page) };
};
