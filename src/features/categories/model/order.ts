import type { Id, NewsCategory } from '@/shared/contract';
import { sameId } from '@/shared/lib/same-id';

export type Direction = 'up' | 'down';

/** Highest first; the id settles a tie that a foreign server may send. */
export const byOrder = (a: NewsCategory, b: NewsCategory): number =>
  b.sortOrder - a.sortOrder || String(a.id).localeCompare(String(b.id), 'en', { numeric: true });

/** The sortOrder that a step up or down asks for (CAT-02). */
export const placeAfter = ({ sortOrder }: NewsCategory, direction: Direction): number =>
  direction === 'up' ? sortOrder + 1 : sortOrder - 1;

/**
 * The list as the server will have it: the moved category has the sortOrder `place`, and those between its old and its
 * new place have made room by one. By a single place, two categories swap.
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

/** Who cannot move up and who cannot move down: decided on the whole order, whatever a search shows of it. */
export const endsOf = (whole: readonly NewsCategory[]): { first?: Id; last?: Id } => ({
  first: whole[0]?.id,
  last: whole.at(-1)?.id,
});
