import type { Id, NewsCategory } from '@/shared/contract';
import { sameId } from '@/shared/lib/same-id';

export type Direction = 'up' | 'down';

/** Highest first; the id settles a tie that a foreign server may send. */
export const byOrder = (a: NewsCategory, b: NewsCategory): number =>
  b.sortOrder - a.sortOrder || String(a.id).localeCompare(String(b.id), 'en', { numeric: true });

/** The sortOrder that a step up or down asks for (CAT-02). */
export const orderAfter = ({ sortOrder }: NewsCategory, direction: Direction): number =>
  direction === 'up' ? sortOrder + 1 : sortOrder - 1;

/** The list as the server will have it: the moved category and the holder of its new place have swapped. */
export const withMoved = (
  categories: readonly NewsCategory[],
  moved: NewsCategory,
  direction: Direction,
): NewsCategory[] => {
  const place = orderAfter(moved, direction);
  return categories
    .map((category) => {
      if (sameId(category.id, moved.id)) return { ...category, sortOrder: place };
      return category.sortOrder === place ? { ...category, sortOrder: moved.sortOrder } : category;
    })
    .sort(byOrder);
};

/** Who cannot move up and who cannot move down: decided on the whole order, whatever a search shows of it. */
export const endsOf = (whole: readonly NewsCategory[]): { first?: Id; last?: Id } => ({
  first: whole[0]?.id,
  last: whole.at(-1)?.id,
});
