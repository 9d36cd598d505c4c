import { and, eq } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { nameKeyOf } from '../../db/name-key';
import { newsSources } from '../../db/schema';
import { violatesUnique } from '../../db/sql-errors';
import { listGroupCategories } from '../journalists/groups-repository';

/** An article of an archive that was imported into a group. */
export type Source = { groupId: Id; source: string };

export const isImported = async (db: Database, { groupId, source }: Source): Promise<boolean> => {
  const rows = await db
    .select({ newsId: newsSources.newsId })
    .from(newsSources)
    .where(and(eq(newsSources.groupId, groupId), eq(newsSources.source, source)));
  return rows.length > 0;
};

/** Binds an article to the item that the same transaction has stored; fails if another import was first. */
export const recordSource = async (
  tx: Database,
  { groupId, source }: Source,
  item: { newsId: Id; oldPath: string | null },
): Promise<void> => {
  await tx.insert(newsSources).values({ groupId, source, ...item });
};

/** Whether `recordSource` failed because of another import of the same article. */
export const wasImportedMeanwhile = (error: unknown): boolean => violatesUnique(error, 'news_sources_pkey');

/** The categories of a group, by the keys of their names. */
export const findCategories = async (db: Database, groupId: Id): Promise<Map<string, Id>> =>
  new Map((await listGroupCategories(db, groupId)).map(({ id, name }) => [nameKeyOf(name), id]));
