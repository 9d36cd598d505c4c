import { between, count, desc, eq, gt, gte, inArray, max, sql } from 'drizzle-orm';

import type { CategoryUpdateRequest, Id, NewsCategory } from '@contract';

import type { Database } from '../../db/database';
import { namedAs, renamedTo } from '../../db/name-key';
import { groupCategories, journalistGroups, newsCategories } from '../../db/schema';
import { inNames } from '../../db/search/conditions';

import { isPlace, shiftFor } from './ordering';

export const CATEGORY_NAME_KEY = 'news_categories_name_key';
export const NEWS_CATEGORY_KEY = 'news_category_id_news_categories_id_fk';

export const categoryColumns = {
  id: newsCategories.id,
  name: newsCategories.name,
  sortOrder: newsCategories.sortOrder,
};

/** Serialises writers of the order; readers are not blocked. */
const lockOrder = (tx: Database) => tx.execute(sql`LOCK TABLE ${newsCategories} IN SHARE ROW EXCLUSIVE MODE`);

/** Categories that a search finds by name, highest sortOrder first. */
export const listCategories = (db: Database, search: string): Promise<NewsCategory[]> =>
  db
    .select(categoryColumns)
    .from(newsCategories)
    .where(inNames(sql`' ' || ${newsCategories.nameKey}`, search))
    .orderBy(desc(newsCategories.sortOrder));

export const findCategory = async (db: Database, id: Id): Promise<NewsCategory | null> => {
  const [row] = await db.select(categoryColumns).from(newsCategories).where(eq(newsCategories.id, id));
  return row ?? null;
};

/** Adds a category at the top of the list, with the highest sortOrder. Run it in a transaction. */
export const createCategory = async (tx: Database, name: string): Promise<NewsCategory> => {
  await lockOrder(tx);
  const [top] = await tx.select({ sortOrder: max(newsCategories.sortOrder) }).from(newsCategories);
  const [row] = await tx
    .insert(newsCategories)
    .values({ ...namedAs(name), sortOrder: (top?.sortOrder ?? 0) + 1 })
    .returning(categoryColumns);
  if (!row) throw new Error('The category was not stored.');
  return row;
};

export type CategoryChange = { name: string; sortOrder?: CategoryUpdateRequest['sortOrder'] };
export type CategoryUpdate = { before: NewsCategory; after: NewsCategory } | { outOfRange: number } | null;

/**
 * Renames and moves a category. Returns null if there is no such category, and the last valid place if the requested place
 * does not exist. Run it in a transaction.
 */
export const updateCategory = async (
  tx: Database,
  id: Id,
  { name, sortOrder }: CategoryChange,
): Promise<CategoryUpdate> => {
  await lockOrder(tx);
  const [stored] = await tx
    .select({ ...categoryColumns, nameKey: newsCategories.nameKey })
    .from(newsCategories)
    .where(eq(newsCategories.id, id));
  if (!stored) return null;
  const { nameKey: _key, ...current } = stored;
  const target = sortOrder ?? current.sortOrder;
  const [counted] = await tx.select({ total: count() }).from(newsCategories);
  const total = counted?.total ?? 0;
  if (!isPlace(target, total)) return { outOfRange: total };
  const shift = shiftFor(current.sortOrder, target);
  if (shift) {
    // One statement, so that two rows never have the same place.
    await tx
      .update(newsCategories)
      .set({
        sortOrder: sql`CASE WHEN ${newsCategories.id} = ${id} THEN ${target}::integer
                            ELSE ${newsCategories.sortOrder} + ${shift.by}::integer END`,
      })
      .where(
        between(
          newsCategories.sortOrder,
          Math.min(current.sortOrder, target),
          Math.max(current.sortOrder, target),
        ),
      );
  }
  const [row] = await tx
    .update(newsCategories)
    .set(renamedTo(stored, name))
    .where(eq(newsCategories.id, id))
    .returning(categoryColumns);
  return row ? { before: current, after: row } : null;
};

/** Deletes a category and closes the gap; null if there is no such category. Run it in a transaction. */
export const deleteCategory = async (tx: Database, id: Id): Promise<NewsCategory | null> => {
  await lockOrder(tx);
  const [deleted] = await tx
    .delete(newsCategories)
    .where(eq(newsCategories.id, id))
    .returning(categoryColumns);
  if (!deleted) return null;
  await tx
    .update(newsCategories)
    .set({ sortOrder: sql`${newsCategories.sortOrder} - 1` })
    .where(gt(newsCategories.sortOrder, deleted.sortOrder));
  return deleted;
};

/** The groups that use a category. */
export const groupsOfCategory = async (db: Database, categoryId: Id): Promise<Id[]> => {
  const rows = await db
    .select({ groupId: groupCategories.groupId })
    .from(groupCategories)
    .where(eq(groupCategories.categoryId, categoryId))
    .orderBy(groupCategories.groupId);
  return rows.map(({ groupId }) => groupId);
};

/** Restores a category with its old id, at its old place if that still exists. Run it in a transaction. */
export const restoreCategory = async (
  tx: Database,
  { id, name, sortOrder }: NewsCategory,
): Promise<NewsCategory> => {
  await lockOrder(tx);
  const [top] = await tx.select({ sortOrder: max(newsCategories.sortOrder) }).from(newsCategories);
  const place = Math.min(sortOrder, (top?.sortOrder ?? 0) + 1);
  await tx
    .update(newsCategories)
    .set({ sortOrder: sql`${newsCategories.sortOrder} + 1` })
    .where(gte(newsCategories.sortOrder, place));
  const [row] = await tx
    .insert(newsCategories)
    .overridingSystemValue()
    .values({ id, ...namedAs(name), sortOrder: place })
    .returning(categoryColumns);
  if (!row) throw new Error('The category was not stored.');
  return row;
};

/** Adds a category to those of the groups that still exist. */
export const giveCategory = async (tx: Database, categoryId: Id, groupIds: Id[]): Promise<void> => {
  if (groupIds.length === 0) return;
  const groups = await tx
    .select({ groupId: journalistGroups.id })
    .from(journalistGroups)
    .where(inArray(journalistGroups.id, groupIds))
    .for('key share');
  if (groups.length > 0)
    await tx.insert(groupCategories).values(groups.map(({ groupId }) => ({ groupId, categoryId })));
};
