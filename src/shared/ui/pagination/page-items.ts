import { PAGES_IN_RANGE } from '@/shared/contract/limits';

export type PageItem = number | 'break';

/**
 * The page buttons: five around the current page, the first and the last, and a break where pages are
 * omitted.
 */
export const pageItems = (page: number, totalPages: number): PageItem[] => {
  const from = Math.max(1, Math.min(page - Math.floor(PAGES_IN_RANGE / 2), totalPages - PAGES_IN_RANGE + 1));
  const to = Math.min(totalPages, from + PAGES_IN_RANGE - 1);
  const range = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  // If a break would stand for only one page, show that page.
  const before: PageItem[] = from > 3 ? [1, 'break'] : from === 3 ? [1, 2] : from === 2 ? [1] : [];
  const rest = totalPages - to;
  const after: PageItem[] =
    rest > 2
      ? ['break', totalPages]
      : rest === 2
        ? [totalPages - 1, totalPages]
        : rest === 1
          ? [totalPages]
          : [];
  return [...before, ...range, ...after];
};
