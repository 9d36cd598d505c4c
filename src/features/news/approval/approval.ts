import type { NewsSummary } from '@/shared/contract';

type ApprovalState = Pick<NewsSummary, 'isApprovedLifeTime' | 'isApprovedPermanent'>;

export type ApprovalStep = 'hours' | 'permanent';

/** What approving an item does next (section 4); null once there is nothing left to approve. */
export const nextApproval = ({
  isApprovedLifeTime,
  isApprovedPermanent,
}: ApprovalState): ApprovalStep | null => {
  if (!isApprovedLifeTime) return 'hours';
  return isApprovedPermanent ? null : 'permanent';
};
