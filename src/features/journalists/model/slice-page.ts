/** The page size of the member table, so that a thousand members render as fast as twenty. */
export const MEMBERS_PAGE_SIZE = 20;

/** One page of a fully loaded list; a page beyond the end is the last page. Pages count from 1. */
export const slicePage = <T>(items: readonly T[], page: number, size: number) => {
  const totalPages = Math.max(1, Math.ceil(items.length / size));
  const current = Math.min(page, totalPages);
  return { page: current, totalPages, rows: items.slice((current - 1) * size, current * size) };
};
