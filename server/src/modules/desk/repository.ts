import { and, asc, desc, eq, gt, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';

import { APPROVAL_WINDOW_HOURS, DESK_COUNT_LIMIT, DESK_ROWS, type Id, LOWEST_LEVEL } from '@contract';

import type { Database } from '../../db/database';
import { groupMembers, journalistGroups, news, users } from '../../db/schema';
import { inGroupThatIsThere } from '../journalists/group-there';
import { summaryColumns } from '../news/columns';
import { IS_WAITING, runsOut, wentDark } from '../news/states';

/** Members of this level or a higher one may approve. */
const approvesAs = (userId: Id) =>
  and(eq(groupMembers.userId, userId), lte(groupMembers.level, LOWEST_LEVEL.approve));

/** With four eyes, what a person wrote a part of waits for somebody else. */
export const leftTo = (userId: Id, fourEyes: boolean): SQL | undefined =>
  fourEyes ? sql`${userId} <> ALL (${news.writers})` : undefined;

type Kind = {
  where: SQL | undefined;
  by: typeof news.waitingSince | typeof news.approvedUntil;
  latestFirst?: boolean;
};

/**
 * The ids of a kind of item in the groups in which the person approves, in the order of the desk. The first ids of each group
 * come from an index, so the cost does not depend on the number of news.
 */
const findFirst = async (
  db: Database,
  userId: Id,
  { where, by, latestFirst = false }: Kind,
): Promise<Id[]> => {
  const order = latestFirst ? desc : asc;
  const first = db
    .select({ id: news.id, place: by })
    .from(news)
    .where(and(eq(news.groupId, groupMembers.groupId), where))
    .orderBy(order(by), order(news.id))
    .limit(DESK_COUNT_LIMIT)
    .as('first');
  const rows = await db
    .select({ id: first.id })
    .from(groupMembers)
    .crossJoinLateral(first)
    .where(approvesAs(userId))
    .orderBy(order(first.place), order(first.id))
    .limit(DESK_COUNT_LIMIT);
  return rows.map(({ id }) => id);
};

const findOwn = async (db: Database, userId: Id): Promise<Id[]> => {
  const rows = await db
    .select({ id: news.id })
    .from(news)
    .where(and(eq(news.authorId, userId), inGroupThatIsThere(news.groupId)))
    .orderBy(desc(news.createdAt), desc(news.id))
    .limit(DESK_ROWS);
  return rows.map(({ id }) => id);
};

/** The person's returned news, latest first. */
const findReturned = async (db: Database, userId: Id): Promise<Id[]> => {
  const rows = await db
    .select({ id: news.id })
    .from(news)
    .where(and(eq(news.authorId, userId), isNotNull(news.returnedAt), inGroupThatIsThere(news.groupId)))
    .orderBy(desc(news.returnedAt), desc(news.id))
    .limit(DESK_ROWS);
  return rows.map(({ id }) => id);
};

/** The columns of an item with the names of its group and writer. */
export const deskItemColumns = {
  ...summaryColumns,
  groupId: journalistGroups.id,
  groupName: journalistGroups.name,
  authorName: users.displayName,
};

/** Items with the names of their group and writer, unordered. */
const findDeskItems = (db: Database, ids: Id[]) =>
  db
    .select(deskItemColumns)
    .from(news)
    .innerJoin(journalistGroups, eq(journalistGroups.id, news.groupId))
    .innerJoin(users, eq(users.id, news.authorId))
    .where(inArray(news.id, ids));

export type DeskRow = Awaited<ReturnType<typeof findDeskItems>>[number];

type DeskOptions = {
  now: Date;
  /** Whether what the person wrote a part of waits for somebody else. */
  fourEyes: boolean;
};

/** The news that needs the person's attention: rows in the order of the desk, and their number, counted up to a limit. */
export const findDesk = async (db: Database, userId: Id, { now, fourEyes }: DeskOptions) => {
  const dayAgo = new Date(now.getTime() - APPROVAL_WINDOW_HOURS * 3_600_000);
  const until = news.approvedUntil;
  const [groups, waiting, runningOut, goneDark, returned, own] = await Promise.all([
    db.select({ id: groupMembers.groupId }).from(groupMembers).where(approvesAs(userId)),
    findFirst(db, userId, { where: and(IS_WAITING, leftTo(userId, fourEyes)), by: news.waitingSince }),
    findFirst(db, userId, { where: runsOut(now), by: until }),
    findFirst(db, userId, {
      where: and(wentDark(now), gt(until, dayAgo)),
      by: until,
      latestFirst: true,
    }),
    findReturned(db, userId),
    findOwn(db, userId),
  ]);
  const shown = [waiting, runningOut, goneDark, returned, own].flatMap((ids) => ids.slice(0, DESK_ROWS));
  const items = shown.length === 0 ? [] : await findDeskItems(db, shown);
  const byId = new Map(items.map((item) => [item.id, item]));
  const rowsOf = (ids: Id[]): DeskRow[] => ids.slice(0, DESK_ROWS).flatMap((id) => byId.get(id) ?? []);
  const listOf = (ids: Id[]) => ({ rows: rowsOf(ids), total: ids.length });
  return {
    groupIds: groups.map(({ id }) => id),
    waiting: listOf(waiting),
    runningOut: listOf(runningOut),
    goneDark: listOf(goneDark),
    returned: rowsOf(returned),
    own: rowsOf(own),
  };
};
