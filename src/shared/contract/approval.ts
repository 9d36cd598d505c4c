import type { NewsItem } from './entities';

export type ApprovalStep = 'hours' | 'permanent';

/** What approving an item does next: publishes it for 24 hours, then permanently; null once both are done. */
export const nextApproval = ({
  isApprovedLifeTime,
  isApprovedPermanent,
}: Pick<NewsItem, 'isApprovedLifeTime' | 'isApprovedPermanent'>): ApprovalStep | null => {
  if (!isApprovedLifeTime) return 'hours';
  return isApprovedPermanent ? null : 'permanent';
};
