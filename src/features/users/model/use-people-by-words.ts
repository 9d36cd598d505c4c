import { skipToken } from '@reduxjs/toolkit/query/react';

import { usersApi } from '../api/users-api';

const MOST = 5;

/** The first people whose names contain these words; nobody without words. For people who may search users. */
export const usePeopleByWords = (words: string) => {
  const { data, isFetching } = usersApi.endpoints.searchUsers.useQuery(
    words ? { search: words, page: 1 } : skipToken,
  );
  return { rows: words ? (data?.data.slice(0, MOST) ?? []) : [], isFetching };
};
