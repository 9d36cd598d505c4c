import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { CommentAnchor, CommentThread, Id, NewsComment } from '@contract';

import type { Database } from '../../db/database';
import { newsComments, users } from '../../db/schema';

type CommentRow = typeof newsComments.$inferSelect;

const resolver = alias(users, 'resolver');

/** The conversation on an item: the threads and the replies of each, oldest first. */
export const listThreads = async (db: Database, newsId: Id): Promise<CommentThread[]> => {
  const rows = await db
    .select({
      comment: newsComments,
      author: { id: users.id, displayName: users.displayName, avatarUrl: users.avatarUrl },
      resolvedBy: resolver.displayName,
    })
    .from(newsComments)
    .innerJoin(users, eq(users.id, newsComments.authorId))
    .leftJoin(resolver, eq(resolver.id, newsComments.resolvedBy))
    .where(eq(newsComments.newsId, newsId))
    .orderBy(asc(newsComments.id));
  const threads = new Map<Id, CommentThread>();
  for (const { comment, author, resolvedBy } of rows) {
    const { id, threadId, text, createdAt, anchor, isReturn, resolvedAt } = comment;
    const shown: NewsComment = { id, author, text, createdAt: createdAt.toISOString() };
    if (threadId !== null) {
      threads.get(threadId)?.replies.push(shown);
      continue;
    }
    const resolved = resolvedAt && { at: resolvedAt.toISOString(), by: resolvedBy ?? '' };
    threads.set(id, { ...shown, anchor, isReturn, resolved, replies: [] });
  }
  return [...threads.values()];
};

export type NewComment = {
  newsId: Id;
  authorId: Id;
  text: string;
  threadId?: Id;
  anchor?: CommentAnchor | null;
  isReturn?: boolean;
  createdAt: Date;
};

/** Stores a comment of a locked item; returns its id. A reply opens its thread again. */
export const addComment = async (tx: Database, values: NewComment): Promise<Id> => {
  const [row] = await tx.insert(newsComments).values(values).returning({ id: newsComments.id });
  if (!row) throw new Error('The comment was not stored.');
  if (values.threadId !== undefined) await setResolved(tx, values.threadId, null);
  return row.id;
};

/** How many comments an item has, and how many characters they have with their passages. */
export const measureComments = async (tx: Database, newsId: Id) => {
  const { text, anchor } = newsComments;
  const characters = sql`sum(length(${text}) + coalesce(length(${anchor}::text), 0))`;
  const [row] = await tx
    .select({ comments: count(), characters: sql<number>`coalesce(${characters}, 0)::integer` })
    .from(newsComments)
    .where(eq(newsComments.newsId, newsId));
  return row ?? { comments: 0, characters: 0 };
};

/** A comment of a locked item; null if it has none with this id. */
export const findComment = async (tx: Database, newsId: Id, id: Id): Promise<CommentRow | null> => {
  const [row] = await tx
    .select()
    .from(newsComments)
    .where(and(eq(newsComments.newsId, newsId), eq(newsComments.id, id)));
  return row ?? null;
};

/** Stores that a thread is resolved, and by whom, or that it is open. */
export const setResolved = async (
  tx: Database,
  threadId: Id,
  resolved: { at: Date; by: Id } | null,
): Promise<void> => {
  await tx
    .update(newsComments)
    .set({ resolvedAt: resolved?.at ?? null, resolvedBy: resolved?.by ?? null })
    .where(and(eq(newsComments.id, threadId), isNull(newsComments.threadId)));
};

/** Whether somebody has replied to a comment. */
export const hasReplies = async (tx: Database, id: Id): Promise<boolean> =>
  (await tx.$count(newsComments, eq(newsComments.threadId, id))) > 0;

export const deleteComment = async (tx: Database, id: Id): Promise<void> => {
  await tx.delete(newsComments).where(eq(newsComments.id, id));
};
