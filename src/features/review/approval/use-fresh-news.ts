import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';

import { changedFields, storedVersion, useGetNewsQuery } from '@/features/news';
import type { ApprovalStep, Id, NewsItem, NewsSummary } from '@/shared/contract';

type Approval = Pick<NewsSummary, 'status' | 'isApprovedLifeTime' | 'isApprovedPermanent' | 'waitingSince'>;

const sameApproval = (one: Approval, other: Approval) =>
  one.status === other.status &&
  one.isApprovedLifeTime === other.isApprovedLifeTime &&
  one.isApprovedPermanent === other.isApprovedPermanent &&
  // A return changes nothing else.
  one.waitingSince === other.waitingSince;

/** What the approver saw of an item's approval, so that nothing is decided that somebody else has decided meanwhile. */
export const seenOf = ({ status, waitingSince }: Approval, step: ApprovalStep) => ({
  status,
  step,
  ...(waitingSince !== undefined && { waitingSince }),
});

/** Whether an item is unchanged between two loads. */
export const isUnchanged = (one: NewsItem, other: NewsItem): boolean =>
  sameApproval(one, other) && changedFields(storedVersion(one), storedVersion(other)).length === 0;

/**
 * The current version of a row's item on the server, and the version that the person has seen: the row,
 * completed by the first load.
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
