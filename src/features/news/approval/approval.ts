import { PostStatus, type NewsSummary } from '@/shared/contract';

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

/**
 * Whether an edit takes the item off the website: what a level that may not approve has changed waits for approval
 * again.
 */
export const editUnpublishes = ({ status }: Pick<NewsSummary, 'status'>, mayApprove: boolean): boolean =>
  status === PostStatus.Published && !mayApprove;
