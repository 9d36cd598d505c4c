import { and, asc, eq, gte, lt, ne } from 'drizzle-orm';

import {
  type Id,
  MAX_OPEN_PAGES,
  type NewsPresence,
  type PersonPresent,
  PRESENCE_COUNTS_MS,
} from '@contract';

import type { Database } from '../../db/database';
import { news, presence, users } from '../../db/schema';

/** A page on which a person has an item open. */
export type OpenPage = { groupId: Id; newsId: Id; userId: Id; client: string };

/** What the report of a page found and changed. */
type Met = {
  /** The other people who have the item open. */
  others: PersonPresent[];
  /** Whether others now see this person come, go, or begin or end to edit. */
  hasChanged: boolean;
};

const oldestCounted = (now: Date): Date => new Date(now.getTime() - PRESENCE_COUNTS_MS);

/** Each person once, in the order of the rows. On several pages they edit if one of them is the form. */
const peopleOf = (rows: readonly PersonPresent[]): PersonPresent[] => {
  const people = new Map<Id, PersonPresent>();
  rows.forEach(({ id, displayName, avatarUrl, isEditing }) =>
    people.set(id, {
      id,
      displayName,
      avatarUrl,
      isEditing: isEditing || people.get(id)?.isEditing === true,
    }),
  );
  return [...people.values()];
};

const stateOf = (rows: readonly { isEditing: boolean }[]) =>
  rows.length === 0 ? 'away' : rows.some(({ isEditing }) => isEditing) ? 'editing' : 'looking';

/** The pages on which the item is open, by the names of their people; null if the group has no such item. */
const findOpenPages = async (db: Database, { groupId, newsId }: OpenPage, now: Date) => {
  const rows = await db
    .select({
      page: { client: presence.client, isEditing: presence.isEditing },
      person: { id: users.id, displayName: users.displayName, avatarUrl: users.avatarUrl },
    })
    .from(news)
    .leftJoin(presence, and(eq(presence.newsId, news.id), gte(presence.seenAt, oldestCounted(now))))
    .leftJoin(users, eq(users.id, presence.userId))
    .where(and(eq(news.groupId, groupId), eq(news.id, newsId)))
    .orderBy(asc(users.displayName), asc(users.id));
  if (rows.length === 0) return null;
  return rows.flatMap(({ page, person }) => (page && person ? [{ ...page, ...person }] : []));
};

const splitBy = (pages: readonly (PersonPresent & { client: string })[], { userId, client }: OpenPage) => {
  const own = pages.filter(({ id }) => id === userId);
  const elsewhere = own.filter((page) => page.client !== client);
  return { own, elsewhere, others: peopleOf(pages.filter(({ id }) => id !== userId)) };
};

/** Stores that a page is open; null if the group has no such item. */
export const reportPage = async (
  db: Database,
  page: OpenPage,
  isEditing: boolean,
  now: Date,
): Promise<Met | null> => {
  const pages = await findOpenPages(db, page, now);
  if (!pages) return null;
  const { own, elsewhere, others } = splitBy(pages, page);
  // As many as nobody opens: these would only fill the table.
  if (elsewhere.length >= MAX_OPEN_PAGES) return { others, hasChanged: false };
  const { newsId, userId, client } = page;
  const state = { isEditing, seenAt: now };
  await db
    .insert(presence)
    .values({ newsId, userId, client, ...state })
    .onConflictDoUpdate({ target: [presence.newsId, presence.userId, presence.client], set: state });
  return { others, hasChanged: stateOf(own) !== stateOf([...elsewhere, state]) };
};

/** Removes a page that was left; returns whether others now see its person go, or end to edit. A missing one is not an error. */
export const leavePage = async (db: Database, page: OpenPage, now: Date): Promise<boolean> => {
  const { own, elsewhere } = splitBy((await findOpenPages(db, page, now)) ?? [], page);
  await db
    .delete(presence)
    .where(
      and(
        eq(presence.newsId, page.newsId),
        eq(presence.userId, page.userId),
        eq(presence.client, page.client),
      ),
    );
  return stateOf(own) !== stateOf(elsewhere);
};

/** The items of a group that other people have open. */
export const listPresence = async (
  db: Database,
  { groupId, userId }: { groupId: Id; userId: Id },
  now: Date,
): Promise<NewsPresence[]> => {
  const rows = await db
    .select({
      newsId: presence.newsId,
      id: users.id,
      displayName: users.displayName,
      avatarUrl: users.avatarUrl,
      isEditing: presence.isEditing,
    })
    .from(presence)
    .innerJoin(news, eq(news.id, presence.newsId))
    .innerJoin(users, eq(users.id, presence.userId))
    .where(
      and(eq(news.groupId, groupId), ne(presence.userId, userId), gte(presence.seenAt, oldestCounted(now))),
    )
    .orderBy(asc(presence.newsId), asc(users.displayName), asc(users.id));
  const items = [...new Set(rows.map(({ newsId }) => newsId))];
  return items.map((newsId) => ({ newsId, people: peopleOf(rows.filter((row) => row.newsId === newsId)) }));
};

/** Removes pages that were left without a report; returns how many. */
export const forgetOldPresence = async (db: Database, now: Date): Promise<number> => {
  const removed = await db
    .delete(presence)
    .where(lt(presence.seenAt, oldestCounted(now)))
    .returning({ client: presence.client });
  return removed.length;
};
