import { and, asc, desc, eq, gte, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import {
  defaultSort,
  FOUND_NEWS_LIMIT,
  type Id,
  LOWEST_LEVEL,
  type NewsFilter,
  type NewsState,
} from '@contract';

import type { Database } from '../../db/database';
import { matchesFor, PAGE_ID, PAGE_NUMBER, PAGE_TOTAL, pageOfMatches, placeOf } from '../../db/page';
import { groupMembers, journalistGroups, news, users } from '../../db/schema';
import { bestFirst, inNews } from '../../db/search/conditions';
import { firstMatches, MATCHED_ID, type SearchedList } from '../../db/search/first-matches';
import { readList } from '../../db/search/time-limit';
import type { PageRequest } from '../../http/paginate';
import { deskItemColumns, leftTo } from '../desk/repository';
import { IS_PERMANENT, IS_RETURNED, IS_WAITING, runsOut, wentDark } from '../news/states';

const inState = (state: NewsState, now: Date): SQL | undefined => {
  const states: Record<NewsState, SQL | undefined> = {
    waiting: IS_WAITING,
    returned: IS_RETURNED,
    'for-a-day': runsOut(now),
    'went-dark': wentDark(now),
    permanent: IS_PERMANENT,
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

type FindOptions = {
  now: Date;
  /** Whether what the person wrote a part of waits for somebody else. */
  fourEyes: boolean;
};

/**
 * What waits for a person is what their desk shows: in the groups in which they approve, what is theirs to decide. Somebody
 * who approves in none of the groups sees all that waits, and so does whoever asks for one writer's news.
 */
const inQueue = (db: Database, userId: Id, { state, author, groupId }: NewsFilter, fourEyes: boolean) => {
  if (state !== 'waiting' || author !== undefined) return undefined;
  const approves = lte(groupMembers.level, LOWEST_LEVEL.approve);
  const own = alias(groupMembers, 'own');
  const approving = db
    .select({ one: sql`1` })
    .from(own)
    .where(
      and(
        eq(own.userId, userId),
        lte(own.level, LOWEST_LEVEL.approve),
        groupId === undefined ? undefined : eq(own.groupId, groupId),
      ),
    );
  return or(and(approves, leftTo(userId, fourEyes)), notExists(approving));
};

/** The news of all groups of a person that match a filter, in its order. */
const newsOfMember = (
  db: Database,
  userId: Id,
  filter: NewsFilter,
  { now, fourEyes }: FindOptions,
): SearchedList => {
  const sort = filter.sort ?? defaultSort(filter.state);
  // What waits is in the order of its queue: since when it waits.
  const queue = filter.state === 'waiting' ? news.waitingSince : news.createdAt;
  const by = sort === 'runs-out' ? news.approvedUntil : queue;
  const order = sort === 'newest' || sort === 'best' ? desc : asc;
  const ofMember = and(
    eq(groupMembers.userId, userId),
    lte(groupMembers.level, LOWEST_LEVEL.read),
    filter.groupId === undefined ? undefined : eq(groupMembers.groupId, filter.groupId),
  );
  const where = and(
    eq(news.groupId, groupMembers.groupId),
    matches(filter, now),
    inQueue(db, userId, filter, fourEyes),
  );
  return {
    // The first of each group come from an index.
    first: (limit) => {
      const first = db
        .select({ id: news.id, place: by })
        .from(news)
        .where(where)
        .orderBy(order(by), order(news.id))
        .limit(limit)
        .as('first');
      return db
        .select({ id: first.id })
        .from(groupMembers)
        .crossJoinLateral(first)
        .where(ofMember)
        .orderBy(order(first.place), order(first.id))
        .limit(limit);
    },
    among: (matched) =>
      db
        .select({ id: news.id })
        .from(news)
        .innerJoin(matched, eq(news.id, MATCHED_ID))
        .innerJoin(groupMembers, and(ofMember, where))
        .orderBy(order(by), order(news.id)),
  };
};

/** How many of the newest matches are sorted by how well they match. The words of each are read: 0.02 ms. */
const RANKED = 200;

/** A page of the matching news of a person's groups, among the first `FOUND_NEWS_LIMIT` matches. */
export const findNewsOfMember = async (
  db: Database,
  userId: Id,
  filter: NewsFilter,
  options: FindOptions,
  page: PageRequest,
) => {
  const search = filter.search ?? '';
  const found = inNews(search);
  const isBest = filter.sort === 'best';
  const wanted = isBest ? { needed: RANKED, most: RANKED } : matchesFor(page, FOUND_NEWS_LIMIT);
  const list = newsOfMember(db, userId, filter, options);
  const matching = found ? firstMatches(found, wanted, list) : list.first(wanted.most);
  const ids = isBest ? bestFirst(search, matching) : matching;
  const rows = await readList(db, search, (tx) =>
    tx
      .select({ ...deskItemColumns, total: PAGE_TOTAL })
      .from(news)
      .innerJoin(pageOfMatches(ids, page), eq(news.id, PAGE_ID))
      .innerJoin(journalistGroups, eq(journalistGroups.id, news.groupId))
      .innerJoin(users, eq(users.id, news.authorId))
      .orderBy(PAGE_NUMBER),
  );
  return { rows, place: placeOf(rows, page) };
};
