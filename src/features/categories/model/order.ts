import type { Id, NewsCategory } from '@/shared/contract';
import { sameId } from '@/shared/lib/same-id';

export type Direction = 'up' | 'down';

/** Highest first; the id resolves a tie, which another backend may send. */
export const byOrder = (a: NewsCategory, b: NewsCategory): number =>
  b.sortOrder - a.sortOrder || String(a.id).localeCompare(String(b.id), 'en', { numeric: true });

/** The sortOrder after a move up or down by one (CAT-02). */
export const placeAfter = ({ sortOrder }: NewsCategory, direction: Direction): number =>
  direction === 'up' ? sortOrder + 1 : sortOrder - 1;

/**
 * The list after a move: the category has the sortOrder `place`, and those between its old and new place
 * shift by one. A move by one place swaps two categories.
 */
export const withMoved = (
  categories: readonly NewsCategory[],
  moved: NewsCategory,
  place: number,
): NewsCategory[] => {
  const from = moved.sortOrder;
  return categories
    .map((category) => {
      const { sortOrder } = category;
      if (sameId(category.id, moved.id)) return { ...category, sortOrder: place };
      if (from < sortOrder && sortOrder <= place) return { ...category, sortOrder: sortOrder - 1 };
      if (place <= sortOrder && sortOrder < from) return { ...category, sortOrder: sortOrder + 1 };
      return category;
    })
    .sort(byOrder);
};

/** The categories that cannot move up or down: the ends of the whole order, independent of the search. */
export const endsOf = (whole: readonly NewsCategory[]): { first?: Id; last?: Id } => ({
  first: whole[0]?.id,
  last: whole.at(-1)?.id,
});
