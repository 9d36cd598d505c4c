import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';

import type { Id, Snippet } from '@contract';

import type { Database } from '../../db/database';
import { news, newsSearch, newsSearchDue, users } from '../../db/schema';

import { vectorOf } from './search-texts';
import { snippetOf } from './snippet';

const searchedColumns = {
  id: news.id,
  title: news.title,
  markdown: news.markdown,
  html: news.html,
  tags: news.tags,
  references: news.references,
  authorName: users.displayName,
};

const selectSearched = (db: Database) =>
  db.select(searchedColumns).from(news).innerJoin(users, eq(users.id, news.authorId));

type SearchedRow = Awaited<ReturnType<typeof selectSearched>>[number];

const store = (tx: Database, items: SearchedRow[]) =>
  tx
    .insert(newsSearch)
    .values(items.map((item) => ({ newsId: item.id, words: vectorOf(item) })))
    .onConflictDoUpdate({
      target: newsSearch.newsId,
      set: { words: sql`excluded.words` },
    });

/** Makes new or changed texts searchable, in the transaction that stores them. */
export const makeSearchable = async (tx: Database, ids: Id[]): Promise<void> => {
  const items = await selectSearched(tx).where(inArray(news.id, ids));
  if (items.length > 0) await store(tx, items);
};

/** A list of a person has fewer rows; the queue of the review page asks for more, and shows no snippet. */
const SNIPPET_ROWS = 25;

/** Where a search found each item of a page, as values of its row (extension `search-news`). */
export const findSnippets = async (
  db: Database,
  rows: readonly { id: Id }[],
  search = '',
): Promise<{ snippet?: Snippet }[]> => {
  const ids = rows.slice(0, SNIPPET_ROWS).map(({ id }) => id);
  if (!search.trim() || ids.length === 0) return [];
  const items = await selectSearched(db).where(inArray(news.id, ids));
  return ids.map((id) => {
    const item = items.find((found) => found.id === id);
    const snippet = item && snippetOf(item, search);
    return snippet ? { snippet } : {};
  });
};

/** Writes up to `size` rows that are due, the newest first, except those being saved; returns how many. */
export const fillDue = (db: Database, size: number): Promise<number> =>
  db.transaction(async (tx) => {
    const items = await selectSearched(tx)
      .innerJoin(newsSearchDue, eq(newsSearchDue.newsId, news.id))
      .orderBy(desc(newsSearchDue.newsId))
      .limit(size)
      .for('no key update', { of: [news, newsSearchDue], skipLocked: true });
    if (items.length === 0) return 0;
    await store(tx, items);
    const ids = items.map(({ id }) => id);
    await tx.delete(newsSearchDue).where(inArray(newsSearchDue.newsId, ids));
    return items.length;
  });

/** Marks news as due; an item that is being written at this moment is written once more. */
const markDue = async (tx: Database, which?: SQL): Promise<void> => {
  const due = tx.select({ newsId: news.id }).from(news).where(which).orderBy(asc(news.id));
  await tx
    .insert(newsSearchDue)
    .select(due)
    .onConflictDoUpdate({ target: newsSearchDue.newsId, set: { newsId: sql`excluded.news_id` } });
};

/** The author's name is one of the texts of an item. Run it in the transaction that changes the name. */
export const renameAuthor = (tx: Database, authorId: Id): Promise<void> =>
  markDue(tx, eq(news.authorId, authorId));

/** Marks all news as due; returns how many there are. */
export const markAllDue = async (db: Database): Promise<number> => {
  await markDue(db);
  return db.$count(newsSearchDue);
};
