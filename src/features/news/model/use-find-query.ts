import { useMemo } from 'react';

import {
  FOUND_NEWS_LIMIT,
  GROUP_NEWS_PAGE_SIZE,
  LIST_SORTS,
  NEWS_STATES,
  STATES_THAT_RUN_OUT,
  type ListSort,
  type NewsFilter,
} from '@/shared/contract';
import { said, startOfDay, useUrlFilter } from '@/shared/lib/url-filter';

/** The query parameters of the list. Days are in the newsroom's time zone; `to` is the last day, inclusive. */
export type FindParameter = 'group' | 'state' | 'author' | 'category' | 'from' | 'to' | 'sort';

/** The last page that a search can have. */
export const LAST_FOUND_PAGE = FOUND_NEWS_LIMIT / GROUP_NEWS_PAGE_SIZE;

/** Reads the filter from the query parameters. */
export const filterOf = (params: URLSearchParams): NewsFilter & { sort?: ListSort } => {
  const state = NEWS_STATES.find((known) => known === params.get('state'));
  const sort = LIST_SORTS.find((known) => known === params.get('sort'));
  return said({
    groupId: params.get('group') ?? undefined,
    state,
    author: params.get('author') ?? undefined,
    category: params.get('category') ?? undefined,
    from: startOfDay(params.get('from')),
    to: startOfDay(params.get('to'), 1),
    // Items without an end of their 24 hours cannot be sorted by it.
    sort: sort === 'runs-out' && !STATES_THAT_RUN_OUT.includes(state) ? undefined : sort,
  });
};

/** The filter of a news list, kept in the URL beside the search. */
export const useFindQuery = () => {
  const { params, valueOf, change } = useUrlFilter<FindParameter>(['page']);
  return { params, filter: useMemo(() => filterOf(params), [params]), valueOf, change };
};
