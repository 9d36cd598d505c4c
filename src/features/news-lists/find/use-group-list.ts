import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';

import {
  filterOf,
  findApi,
  type FindNews,
  firstPage,
  newsApi,
  usePrefetchFound,
  usePrefetchNews,
} from '@/features/news';
import { useExtension } from '@/shared/config/extensions';
import type { DeskItem, Id, NewsFilter, NewsSummary } from '@/shared/contract';
import { said } from '@/shared/lib/url-filter';

/** A row of a group's list. Only the filtered list contains the author. */
export type GroupListRow = NewsSummary & Partial<Pick<DeskItem, 'authorName'>>;

export type GroupListArguments = {
  groupId: Id;
  search: string;
  page: number;
  /** Null for the unfiltered list. */
  filter: NewsFilter | null;
};

/**
 * The filter of a group's list from the address; null if none is set or the backend does not support it
 * (DSK-07).
 */
export const useGroupFilter = (params: URLSearchParams): NewsFilter | null => {
  const canFind = useExtension('find-news');
  return useMemo(() => {
    const filter = said<NewsFilter>({ ...filterOf(params), groupId: undefined });
    return canFind && Object.keys(filter).length > 0 ? filter : null;
  }, [canFind, params]);
};

const wholeOf = ({ groupId, search, page }: GroupListArguments) => ({ ...firstPage(groupId), search, page });
const foundOf = ({ groupId, search, page, filter }: GroupListArguments): FindNews => ({
  ...filter,
  ...(search && { search }),
  groupId,
  page,
});

/** A page of a group's list: from the core API, or from the extension `find-news` if a filter is set. */
export const useGroupListQuery = (wanted: GroupListArguments | typeof skipToken) => {
  const isFiltered = wanted !== skipToken && wanted.filter !== null;
  const whole = newsApi.endpoints.listGroupNews.useQuery(
    wanted === skipToken || isFiltered ? skipToken : wholeOf(wanted),
  );
  const found = findApi.endpoints.findNews.useQuery(isFiltered ? foundOf(wanted) : skipToken);
  return isFiltered ? found : whole;
};

/** Prefetches such a page. */
export const usePrefetchGroupList = () => {
  const prefetchWhole = usePrefetchNews('listGroupNews');
  const prefetchFound = usePrefetchFound('findNews');
  return (wanted: GroupListArguments) =>
    wanted.filter === null ? prefetchWhole(wholeOf(wanted)) : prefetchFound(foundOf(wanted));
};
