import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';

import type { Id, NewsItem, NewsSummary } from '@/shared/contract';

import { useGetNewsQuery } from '../api/news-api';
import { changedFields, storedVersion } from '../fields/news-version';

type Approval = Pick<NewsSummary, 'status' | 'isApprovedLifeTime' | 'isApprovedPermanent'>;

const sameApproval = (one: Approval, other: Approval) =>
  one.status === other.status &&
  one.isApprovedLifeTime === other.isApprovedLifeTime &&
  one.isApprovedPermanent === other.isApprovedPermanent;

/** Whether nobody has changed anything between two readings of an item. */
export const isUnchanged = (one: NewsItem, other: NewsItem): boolean =>
  sameApproval(one, other) && changedFields(storedVersion(one), storedVersion(other)).length === 0;

/**
 * The item of a row as the server holds it now, and as the person has seen it: the row, and what a row leaves out as it
 * was first read.
 */
export const useFreshNews = (groupId: Id, row: NewsSummary | null) => {
  const { currentData, isFetching, error, refetch } = useGetNewsQuery(
    row ? { groupId, newsId: row.id } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const [first, setFirst] = useState<NewsItem | null>(null);
  const fresh = row && !isFetching && currentData?.id === row.id ? currentData : null;
  if (fresh && !first) setFirst(fresh);
  if (!row && first) setFirst(null);

  const seen: NewsItem | null = row && first ? { ...first, ...row } : null;
  return { fresh, seen, isChanged: Boolean(fresh && seen && !isUnchanged(seen, fresh)), error, refetch };
};
