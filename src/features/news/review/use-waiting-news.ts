import { skipToken } from '@reduxjs/toolkit/query/react';

import { useExtension } from '@/shared/config/extensions';
import { paths } from '@/shared/config/paths';
import { type Id, nextApproval, PostStatus, type NewsSummary } from '@/shared/contract';
import { useListPlace } from '@/shared/lib/list-places';
import { sameId } from '@/shared/lib/same-id';
import { listPlaceIn } from '@/shared/lib/use-list-arguments';

import { findApi } from '../api/find-api';
import type { NewsKey } from '../api/news-api';
import { useIsOwnWork } from '../approval/use-is-own-work';
import { useGroupFilter, useGroupListQuery } from '../find/use-group-list';

/**
 * Returns a function that tells whether the person has to decide on an item: it waits, and they may approve it. Without
 * `waitingSince`, an item waits that is not on the website and not returned.
 */
const useIsWaiting = () => {
  const isOwnWork = useIsOwnWork();
  return (news: NewsSummary): boolean => {
    if (isOwnWork(news)) return false;
    if (news.waitingSince !== undefined) return news.waitingSince !== null;
    return news.status !== PostStatus.Published && nextApproval(news) !== null && !news.returned;
  };
};

/**
 * The other waiting items of the group, if the backend can search them. Requested only when the page of the
 * list has no more.
 */
const useOthersWaiting = (groupId: Id, wanted: boolean): NewsSummary[] => {
  const canFind = useExtension('find-news');
  const filter = { groupId, state: 'waiting', page: 1 } as const;
  const { data } = findApi.endpoints.findNews.useQuery(wanted && canFind ? filter : skipToken);
  return data?.data ?? [];
};

/**
 * The neighbours of an item in the queue: the waiting items of the list page that was last open (from its
 * cache entry), or of the first page. After the last of them follow the other waiting items of the group.
 * @param wanted whether the person may approve; for others nothing is requested
 */
export const useWaitingNews = ({ groupId, newsId }: NewsKey, wanted: boolean) => {
  const isWaiting = useIsWaiting();
  const placeOf = useListPlace();
  const list = paths.groupNews.href(groupId);
  const params = new URLSearchParams(placeOf(list).slice(list.length));
  const filter = useGroupFilter(params);
  const { data } = useGroupListQuery(wanted ? { ...listPlaceIn(params), groupId, filter } : skipToken);
  const page: NewsSummary[] = data?.data ?? [];
  const isThis = ({ id }: NewsSummary) => sameId(id, newsId);
  const atInPage = page.findIndex(isThis);
  const isAtEnd = data !== undefined && (atInPage < 0 || !page.slice(atInPage + 1).some(isWaiting));
  const more = useOthersWaiting(groupId, isAtEnd);
  const rows =
    atInPage < 0 && more.length > 0
      ? more
      : [...page, ...more.filter((row) => !page.some(({ id }) => sameId(id, row.id)))];
  const at = rows.findIndex(isThis);
  const others = rows.filter((row, index) => index !== at && isWaiting(row));
  const next = rows.slice(at + 1).find(isWaiting);
  const row = at < 0 ? undefined : rows[at];
  const isOne = row !== undefined && isWaiting(row);
  return {
    /** The row of the item, if the list page has it; available before the item itself. */
    row,
    previous: at < 0 ? undefined : rows.slice(0, at).findLast(isWaiting),
    next,
    /** The item to open after a decision: the next one, or after the last the first skipped one. */
    afterDecision: next ?? others[0],
    /** Its position among the waiting items, from 1; null if it is not waiting. */
    place: isOne ? rows.slice(0, at + 1).filter(isWaiting).length : null,
    count: others.length + Number(isOne),
  };
};
