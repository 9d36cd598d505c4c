import { skipToken } from '@reduxjs/toolkit/query/react';

import { useExtension } from '@/shared/config/extensions';

import { findApi } from '../api/find-api';

const MOST = 7;

/**
 * The news of all groups that contain these words, best first. Nothing without words, or on a backend that cannot search.
 * Until the answer for new words is there, the rows are those of the words before.
 */
export const useNewsByWords = (words: string) => {
  const canFind = useExtension('find-news');
  const canSearch = useExtension('search-news');
  const isWanted = canFind && canSearch && words !== '';
  const { data, isFetching } = findApi.endpoints.findNews.useQuery(
    isWanted ? { search: words, sort: 'best', page: 1, limit: MOST } : skipToken,
  );
  return { rows: isWanted ? (data?.data ?? []) : [], isFetching };
};
