import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, lte, not, type SQL, sql } from 'drizzle-orm';

import { FOUND_NEWS_LIMIT, type Id, LOWEST_LEVEL, type NewsFilter, type NewsState } from '@contract';

import type { Database } from '../../db/database';
import { groupMembers, news } from '../../db/schema';
import { pageOfMatches } from '../../db/search/page-of-matches';
import type { PageRequest } from '../../http/paginate';
import { findDeskItems } from '../desk/repository';

const isNotReturned = isNull(news.returnedAt);
const hasHours = and(isNotNull(news.approvedUntil), not(news.approvedPermanently), isNotReturned);

/** The condition of each state: that of its partial index, and the clock. */
const inState = (state: NewsState, now: Date): SQL | undefined => {
  const states: Record<NewsState, SQL | undefined> = {
    waiting: and(isNull(news.approvedUntil), not(news.approvedPermanently), isNotReturned),
    returned: isNotNull(news.returnedAt),
    'for-a-day': and(hasHours, gt(news.approvedUntil, now)),
    'went-dark': and(hasHours, lte(news.approvedUntil, now)),
    permanent: and(sql`${news.approvedPermanently}`, isNotReturned),
  };
  return states[state];
};

const matches = ({ state, author, category, from, to }: NewsFilter, now: Date): SQL | undefined =>
  and(
    state && inState(state, now),
    author === undefined ? undefined : eq(news.authorId, author),
    category === undefined ? undefined : eq(news.categoryId, category),
    from === undefined ? undefined : gte(news.createdAt, new Date(from)),
    to === undefined ? undefined : lt(news.createdAt, new Date(to)),
  );

/** The first ids over all groups of a person; the first ids of each group come from an index. */
const findFirst = async (
  db: Database,
  userId: Id,
  filter: NewsFilter,
  now: Date,
  limit: number,
): Promise<{ id: Id }[]> => {
  const by = filter.sort === 'runs-out' ? news.approvedUntil : news.createdAt;
  const order = filter.sort === 'oldest' || filter.sort === 'runs-out' ? asc : desc;
  const first = db
    .select({ id: news.id, place: by })
    .from(news)
    .where(and(eq(news.groupId, groupMembers.groupId), matches(filter, now)))
    .orderBy(order(by), order(news.id))
    .limit(limit)
    .as('first');
  return await db
    .select({ id: first.id })
    .from(groupMembers)
    .crossJoinLateral(first)
    .where(
      and(
        eq(groupMembers.userId, userId),
        lte(groupMembers.level, LOWEST_LEVEL.read),
        filter.groupId === undefined ? undefined : eq(groupMembers.groupId, filter.groupId),
      ),
    )
    .orderBy(order(first.place), order(first.id))
    .limit(limit);
};

/** A page of the matching news of a person's groups, among the first `FOUND_NEWS_LIMIT` matches. */
export const findNewsOfMember = async (
  db: Database,
  userId: Id,
  filter: NewsFilter,
  now: Date,
  page: PageRequest,
) => {
  const find = (limit: number) => findFirst(db, userId, filter, now, Math.min(limit, FOUND_NEWS_LIMIT));
  const { ids, place } = await pageOfMatches(find, page);
  const items = ids.length === 0 ? [] : await findDeskItems(db, ids);
  const byId = new Map(items.map((item) => [item.id, item]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), place };
};
