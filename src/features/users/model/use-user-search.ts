import { useEffect } from 'react';

import { usePrefetchUsers, useSearchUsersQuery } from '../api/users-api';

/**
 * One page of the users that match. The rows of the last answer stay until the next one is there, but not where
 * that one fails: they belong to another search.
 */
export const useUserSearch = (search: string, page: number) => {
  const { data, currentData, error, isLoading, isFetching, refetch } = useSearchUsersQuery({ search, page });
  const users = error ? currentData : data;

  const prefetch = usePrefetchUsers('searchUsers');
  const hasNext = !isFetching && currentData !== undefined && page < currentData.totalPages;
  useEffect(() => {
    if (hasNext) prefetch({ search, page: page + 1 });
  }, [hasNext, prefetch, search, page]);

  return {
    users: users?.data,
    // A server may answer a page beyond the last one with the last one.
    shownPage: currentData?.currentPage ?? page,
    totalPages: data?.totalPages ?? 1,
    error,
    // That the last search found nobody says nothing of this one.
    isLoading: isLoading || (isFetching && users?.data.length === 0),
    isFetching,
    refetch,
  };
};
