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

/** Tells whether the person has to decide on an item: it is not on the website, can be approved by them, and is not with its writer again. */
const useIsWaiting = () => {
  const isOwnWork = useIsOwnWork();
  return (news: NewsSummary): boolean =>
    news.status !== PostStatus.Published && nextApproval(news) !== null && !news.returned && !isOwnWork(news);
};

/** What else waits in the group, where the backend finds it; asked for once the page of the list has no more to show. */
const useOthersWaiting = (groupId: Id, wanted: boolean): NewsSummary[] => {
  const canFind = useExtension('find-news');
  const filter = { groupId, state: 'waiting', page: 1 } as const;
  const { data } = findApi.endpoints.findNews.useQuery(wanted && canFind ? filter : skipToken);
  return data?.data ?? [];
};

/**
 * The items around one that wait for approval, in the order of the page of the list that was open last, the first where
 * none was: the list's own cache entry. After its last one come the others of the group that wait.
 * @param wanted whether the person decides; nothing is asked for anybody else
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
    /** The item's row, where the page of the list has it: there before the item itself is. */
    row,
    previous: at < 0 ? undefined : rows.slice(0, at).findLast(isWaiting),
    next,
    /** What comes after a decision on this one: the next, and after the last the first that was left out. */
    afterDecision: next ?? others[0],
    /** Its place among those that wait, from 1; null where it is none of them. */
    place: isOne ? rows.slice(0, at + 1).filter(isWaiting).length : null,
    count: others.length + Number(isOne),
  };
};
