import { and, eq, getTableColumns, lt } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { news, newsCreations } from '../../db/schema';
import { violatesUnique } from '../../db/sql-errors';

import type { NewsRow } from './presenter';

const KEPT_FOR_MS = 7 * 24 * 60 * 60_000;

/** One attempt to create an item: the same key of the same person in the same group means the same item. */
export type CreationKey = { userId: Id; groupId: Id; key: string };

const isOf = ({ userId, groupId, key }: CreationKey) =>
  and(eq(newsCreations.userId, userId), eq(newsCreations.groupId, groupId), eq(newsCreations.key, key));

/** The current item that was created with the key. */
export const findCreated = async (db: Database, key: CreationKey): Promise<NewsRow | null> => {
  const [row] = await db
    .select(getTableColumns(news))
    .from(newsCreations)
    .innerJoin(news, eq(news.id, newsCreations.newsId))
    .where(isOf(key));
  return row ?? null;
};

/** Binds the key to the item that the same transaction has created; fails if another request was first. */
export const recordCreation = async (
  tx: Database,
  key: CreationKey,
  made: { newsId: Id; createdAt: Date },
): Promise<void> => {
  await tx.insert(newsCreations).values({ ...key, ...made });
};

/** Whether `recordCreation` failed because of a request with the same key. */
export const wasQuicker = (error: unknown): boolean => violatesUnique(error, 'news_creations_pkey');

/** Deletes the keys older than 7 days, because nobody retries after that time; returns how many. */
export const forgetOldCreations = async (db: Database, now: Date): Promise<number> => {
  const removed = await db
    .delete(newsCreations)
    .where(lt(newsCreations.createdAt, new Date(now.getTime() - KEPT_FOR_MS)))
    .returning({ newsId: newsCreations.newsId });
  return removed.length;
};
