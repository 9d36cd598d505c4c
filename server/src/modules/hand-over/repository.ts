import { and, asc, eq, ne, or, sql } from 'drizzle-orm';

import { type Id, JournalistLevel, UNFINISHED_ROWS, type UnfinishedWork } from '@contract';

import type { Database } from '../../db/database';
import { groupMembers, journalistGroups, news } from '../../db/schema';
import { inGroupThatIsThere } from '../journalists/group-there';
import { isLastHead } from '../members/heads';
import { IS_RETURNED, IS_WAITING } from '../news/states';

/** The person's news that somebody else has to finish, what has waited longest first, and all their groups. */
export const findUnfinishedWork = async (db: Database, userId: Id): Promise<UnfinishedWork> => {
  const unfinished = and(
    eq(news.authorId, userId),
    or(IS_WAITING, IS_RETURNED),
    inGroupThatIsThere(news.groupId),
  );
  const [items, total, groups] = await Promise.all([
    db
      .select({
        id: news.id,
        title: news.title,
        groupId: journalistGroups.id,
        groupName: journalistGroups.name,
        isReturned: sql<boolean>`${IS_RETURNED}`,
      })
      .from(news)
      .innerJoin(journalistGroups, eq(journalistGroups.id, news.groupId))
      .where(unfinished)
      .orderBy(asc(sql`coalesce(${news.returnedAt}, ${news.waitingSince})`), asc(news.id))
      .limit(UNFINISHED_ROWS),
    db.$count(news, unfinished),
    db
      .select({
        id: journalistGroups.id,
        name: journalistGroups.name,
        isLastHead: sql<boolean>`${isLastHead(db, userId)}`,
      })
      .from(groupMembers)
      .innerJoin(journalistGroups, eq(journalistGroups.id, groupMembers.groupId))
      .where(and(eq(groupMembers.userId, userId), ne(groupMembers.level, JournalistLevel.Deleted)))
      .orderBy(asc(journalistGroups.name), asc(journalistGroups.id)),
  ]);
  return { items, total, groups };
};
