import { and, eq } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { nameKeyOf } from '../../db/name-key';
import { groupCategories, journalistGroups, newsCategories, newsSources } from '../../db/schema';
import { violatesUnique } from '../../db/sql-errors';
import { isGroup } from '../journalists/group-there';

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

export const findGroup = async (db: Database, groupId: Id) => {
  const [group] = await db
    .select({ id: journalistGroups.id, name: journalistGroups.name })
    .from(journalistGroups)
    .where(isGroup(groupId));
  return group ?? null;
};

/** The categories of a group, by the keys of their names. */
export const findCategories = async (db: Database, groupId: Id): Promise<Map<string, Id>> => {
  const rows = await db
    .select({ id: newsCategories.id, name: newsCategories.name })
    .from(groupCategories)
    .innerJoin(newsCategories, eq(newsCategories.id, groupCategories.categoryId))
    .where(eq(groupCategories.groupId, groupId));
  return new Map(rows.map(({ id, name }) => [nameKeyOf(name), id]));
};
