import { useMemo } from 'react';

import {
  FOUND_NEWS_LIMIT,
  GROUP_NEWS_PAGE_SIZE,
  NEWS_SORTS,
  NEWS_STATES,
  STATES_THAT_RUN_OUT,
  type NewsFilter,
} from '@/shared/contract';
import { said, startOfDay, useUrlFilter } from '@/shared/lib/url-filter';

/** What the address of the list may say; the days are those of this time zone, `to` the last one of them. */
export type FindParameter = 'group' | 'state' | 'author' | 'category' | 'from' | 'to' | 'sort';

/** There are no more pages of what was found. */
export const LAST_FOUND_PAGE = FOUND_NEWS_LIMIT / GROUP_NEWS_PAGE_SIZE;

/** What an address asks for. */
export const filterOf = (params: URLSearchParams): NewsFilter => {
  const state = NEWS_STATES.find((known) => known === params.get('state'));
  const sort = NEWS_SORTS.find((known) => known === params.get('sort'));
  return said({
    groupId: params.get('group') ?? undefined,
    state,
    author: params.get('author') ?? undefined,
    category: params.get('category') ?? undefined,
    from: startOfDay(params.get('from')),
    to: startOfDay(params.get('to'), 1),
    // What has no end of its 24 hours cannot be sorted by it.
    sort: sort === 'runs-out' && !STATES_THAT_RUN_OUT.includes(state) ? undefined : sort,
  });
};

/** What news are filtered by, kept in the URL. A search is of whole lists: it gives way to a filter. */
export const useFindQuery = () => {
  const { params, valueOf, change } = useUrlFilter<FindParameter>(['page', 'search']);
  return { params, filter: useMemo(() => filterOf(params), [params]), valueOf, change };
};
