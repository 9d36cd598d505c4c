import { skipToken } from '@reduxjs/toolkit/query/react';

import { useExtension } from '@/shared/config/extensions';

import { findApi } from '../api/find-api';

const MOST = 7;

/**
 * The newest news of all groups that contain these words. Nothing without words, or without the extension `find-news`.
 * Until the answer for new words is there, the rows are those of the words before.
 */
export const useNewsByWords = (words: string) => {
  const canFind = useExtension('find-news');
  const isWanted = canFind && words !== '';
  const { data, isFetching } = findApi.endpoints.findNews.useQuery(
    isWanted ? { search: words, sort: 'newest', page: 1, limit: MOST } : skipToken,
  );
  return { rows: isWanted ? (data?.data ?? []) : [], isFetching };
};
