import type { Paginated } from '@contract';

export type PageRequest = { page: number; limit: number };

/** The position of a page among `total` rows; a page after the last one becomes the last one. */
export const pageOf = (total: number, { page, limit }: PageRequest) => {
  const lastPage = Math.max(1, Math.ceil(total / limit));
  const currentPage = Math.min(Math.max(1, page), lastPage);
  return { currentPage, lastPage, offset: (currentPage - 1) * limit };
};

/** A page of rows in the shape of the contract. */
export const toPaginated = <T>(
  data: T[],
  { currentPage, lastPage }: ReturnType<typeof pageOf>,
): Paginated<T> => ({
  data,
  totalPages: lastPage,
  firstPage: 1,
  lastPage,
  currentPage,
});
