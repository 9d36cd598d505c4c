import { skipToken } from '@reduxjs/toolkit/query/react';

import {
  filterOf,
  findApi,
  type FindNews,
  firstPage,
  itemState,
  newsApi,
  type NewsKey,
  useIsOwnWork,
} from '@/features/news';
import { useExtension } from '@/shared/config/extensions';
import { paths } from '@/shared/config/paths';
import {
  defaultSort,
  GROUP_NEWS_PAGE_SIZE,
  type ListSort,
  type NewsState,
  type NewsSummary,
  type Paginated,
} from '@/shared/contract';
import { sameId } from '@/shared/lib/same-id';
import { listPlaceIn } from '@/shared/lib/use-list-arguments';
import { useNow } from '@/shared/lib/use-now';

/** How many rows of a list are loaded at once, so that most queues are counted exactly. */
const QUEUE_ROWS = 100;

/** A row of the queue. The list of several groups says of which group; the others are of one. */
export type QueueRow = NewsSummary & Partial<Pick<NewsKey, 'groupId'>>;

export type Place = {
  /** From 1; null if the item on screen is not in the queue. */
  place: number | null;
  /** How many there are; with a `+` if there are more than are loaded. */
  count: string;
  /** The order; undefined if the backend does not say. */
  order: ListSort | undefined;
  isWaiting: boolean;
};

/** The search for a list: its filters and order. A list without a state is worked through by what waits. */
const searchOf = (list: string, groupId: NewsKey['groupId'], canSearch: boolean) => {
  const [path = '', query] = list.split('?');
  const params = new URLSearchParams(query);
  const filter = filterOf(params);
  const state: NewsState = filter.state ?? 'waiting';
  const order: ListSort = filter.sort ?? defaultSort(filter.state);
  const { page, search } = listPlaceIn(params);
  const found: FindNews = {
    ...filter,
    ...(canSearch && search && { search }),
    ...(path !== paths.news && { groupId }),
    state,
    sort: order,
    limit: QUEUE_ROWS,
    page: Math.ceil((page * GROUP_NEWS_PAGE_SIZE) / QUEUE_ROWS),
  };
  return { found, whole: { ...firstPage(groupId), page, search }, order, state };
};

const firstOf = (page: Paginated<unknown> | undefined) => ((page?.currentPage ?? 1) - 1) * QUEUE_ROWS;

/**
 * The neighbours of an item in the list that it was opened from. A backend that cannot search has only the page of the
 * group's list, of which what is on the website is skipped.
 * @param wanted whether the person may approve; for others nothing is requested
 */
export const useQueue = ({ groupId, newsId }: NewsKey, list: string, wanted: boolean) => {
  const now = useNow();
  const isOwnWork = useIsOwnWork();
  const canFind = useExtension('find-news');
  const canSearch = useExtension('search-news');
  const { found, whole, order, state } = searchOf(list, groupId, canSearch);
  const search = findApi.endpoints.findNews.useQuery(wanted && canFind ? found : skipToken);
  const page = newsApi.endpoints.listGroupNews.useQuery(wanted && !canFind ? whole : skipToken);
  const rows: QueueRow[] = (canFind ? search.data : page.data)?.data ?? [];
  const isQueued = (row: QueueRow) => canFind || (itemState(row, now).newest === 'waits' && !isOwnWork(row));
  const at = rows.findIndex(({ id }) => sameId(id, newsId));
  const row = at < 0 ? undefined : rows[at];
  const isOne = row !== undefined && isQueued(row);
  const others = rows.filter((other, index) => index !== at && isQueued(other));
  const next = rows.slice(at + 1).find(isQueued);
  const first = canFind ? firstOf(search.data) : 0;
  const hasMore = canFind && search.data !== undefined && search.data.currentPage < search.data.lastPage;
  const place: Place = {
    place: isOne ? first + rows.slice(0, at + 1).filter(isQueued).length : null,
    count: `${first + others.length + Number(isOne)}${hasMore ? '+' : ''}`,
    order: canFind ? order : undefined,
    isWaiting: !canFind || state === 'waiting',
  };
  return {
    /** The row of the item, available before the item itself. */
    row,
    previous: at < 0 ? undefined : rows.slice(0, at).findLast(isQueued),
    next,
    /** The item to open after a decision: the next one, or after the last the first skipped one. */
    afterDecision: next ?? others[0],
    place,
  };
};
