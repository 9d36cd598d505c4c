import type { NewsItem } from './news';

export type ApprovalStep = 'hours' | 'permanent';

/** The next approval step of an item: 24 hours first, then permanent; null if it has both. */
export const nextApproval = ({
  isApprovedLifeTime,
  isApprovedPermanent,
}: Pick<NewsItem, 'isApprovedLifeTime' | 'isApprovedPermanent'>): ApprovalStep | null => {
  if (!isApprovedLifeTime) return 'hours';
  return isApprovedPermanent ? null : 'permanent';
};
