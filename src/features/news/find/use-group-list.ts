import { skipToken } from '@reduxjs/toolkit/query/react';

import { useExtension } from '@/shared/config/extensions';
import type { DeskItem, Id, NewsFilter, NewsSummary } from '@/shared/contract';
import { said } from '@/shared/lib/url-filter';

import { findApi, type FindNews, usePrefetchFound } from '../api/find-api';
import { firstPage, newsApi, usePrefetchNews } from '../api/news-api';

import { filterOf } from './use-find-query';

/** A row of a group's list; whose it is says the call that filters. */
export type GroupListRow = NewsSummary & Partial<Pick<DeskItem, 'authorName'>>;

export type GroupListArguments = {
  groupId: Id;
  search: string;
  page: number;
  /** Null where the whole list is asked for. */
  filter: NewsFilter | null;
};

/** What the address of a group's list filters it by; null where that is nothing, or the backend cannot (DSK-07). */
export const useGroupFilter = (params: URLSearchParams): NewsFilter | null => {
  const canFind = useExtension('find-news');
  const filter = said<NewsFilter>({ ...filterOf(params), groupId: undefined });
  return canFind && Object.keys(filter).length > 0 ? filter : null;
};

const wholeOf = ({ groupId, search, page }: GroupListArguments) => ({ ...firstPage(groupId), search, page });
const foundOf = ({ groupId, page, filter }: GroupListArguments): FindNews => ({ ...filter, groupId, page });

/** A page of a group's list: by the call of every backend, and by that which finds where a filter is set. */
export const useGroupListQuery = (wanted: GroupListArguments | typeof skipToken) => {
  const isFiltered = wanted !== skipToken && wanted.filter !== null;
  const whole = newsApi.endpoints.listGroupNews.useQuery(
    wanted === skipToken || isFiltered ? skipToken : wholeOf(wanted),
  );
  const found = findApi.endpoints.findNews.useQuery(isFiltered ? foundOf(wanted) : skipToken);
  return isFiltered ? found : whole;
};

/** Asks for such a page ahead. */
export const usePrefetchGroupList = () => {
  const prefetchWhole = usePrefetchNews('listGroupNews');
  const prefetchFound = usePrefetchFound('findNews');
  return (wanted: GroupListArguments) =>
    wanted.filter === null ? prefetchWhole(wholeOf(wanted)) : prefetchFound(foundOf(wanted));
};
