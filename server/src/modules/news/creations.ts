import { createHash } from 'node:crypto';

import { and, eq, lt } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { news, newsCreations } from '../../db/schema';
import { violatesUnique } from '../../db/sql-errors';
import { refused } from '../../http/api-error';
import type { UploadedForm } from '../../http/read-form';

import { newsColumns, type NewsRow } from './columns';
import { newsMessages } from './messages';

const KEPT_FOR_MS = 7 * 24 * 60 * 60_000;

/** One attempt to create an item: the same key of the same person in the same group means the same item. */
export type CreationKey = { userId: Id; groupId: Id; key: string };

const isOf = ({ userId, groupId, key }: CreationKey) =>
  and(eq(newsCreations.userId, userId), eq(newsCreations.groupId, groupId), eq(newsCreations.key, key));

/** Identifies the content of a form: its texts and files, in whatever order they were sent. */
export const digestOf = ({ fields, files }: UploadedForm): string => {
  const hash = createHash('sha256');
  const parts: [string, string | Buffer][] = [...Object.entries(fields), ...Object.entries(files)];
  for (const [name, content] of parts.sort(([one], [other]) => (one < other ? -1 : 1))) {
    const bytes = Buffer.from(content);
    hash.update(`${name} ${bytes.length} `).update(bytes);
  }
  return hash.digest('base64url');
};

/** The item that an earlier request with the key has made: `otherContent` if that request had another form. */
export type Repeated = { row: NewsRow; wasThere: true; removed: [] } | { otherContent: NewsRow };

/**
 * The current item that was created with the key. Throws if it was deleted since, because only a Head may see the titles of deleted
 * news, or if it went to another group, of which its writer need not be a member.
 */
export const findCreated = async (
  db: Database,
  key: CreationKey,
  digest: string,
): Promise<Repeated | null> => {
  const [found] = await db
    .select({ row: newsColumns, digest: newsCreations.digest })
    .from(newsCreations)
    .innerJoin(news, eq(news.id, newsCreations.newsId))
    .where(isOf(key));
  if (!found) return null;
  if (found.row.groupId === null) throw refused(newsMessages.createdAndDeleted);
  if (found.row.groupId !== key.groupId) throw refused(newsMessages.createdAndMoved);
  const isSameForm = found.digest === null || found.digest === digest;
  return isSameForm ? { row: found.row, wasThere: true, removed: [] } : { otherContent: found.row };
};

/** Binds the key to the item that the same transaction has created; fails if another request was first. */
export const recordCreation = async (
  tx: Database,
  key: CreationKey,
  made: { newsId: Id; createdAt: Date; digest: string },
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
