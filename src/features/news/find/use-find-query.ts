import { useMemo } from 'react';

import { NEWS_SORTS, NEWS_STATES, STATES_THAT_RUN_OUT, type NewsFilter } from '@/shared/contract';
import { said, startOfDay, useUrlFilter } from '@/shared/lib/url-filter';

/** What the address of the list may say; the days are those of this time zone, `to` the last one of them. */
export type FindParameter = 'group' | 'state' | 'author' | 'category' | 'from' | 'to' | 'sort';

const filterOf = (params: URLSearchParams): NewsFilter => {
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

/** What the news of all groups are filtered by, kept in the URL. */
export const useFindQuery = () => {
  const { params, valueOf, change } = useUrlFilter<FindParameter>(['page']);
  return { filter: useMemo(() => filterOf(params), [params]), valueOf, change };
};
