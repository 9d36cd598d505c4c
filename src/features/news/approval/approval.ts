import { PostStatus, type NewsSummary } from '@/shared/contract';

/**
 * Whether an edit takes the item off the website: what a level that may not approve has changed waits for approval
 * again.
 */
export const editUnpublishes = ({ status }: Pick<NewsSummary, 'status'>, mayApprove: boolean): boolean =>
  status === PostStatus.Published && !mayApprove;
