import { PostStatus, type NewsSummary } from '@/shared/contract';

/**
 * Whether an edit removes the item from the website: a change by a level that may not approve requires a new
 * approval.
 */
export const editUnpublishes = ({ status }: Pick<NewsSummary, 'status'>, mayApprove: boolean): boolean =>
  status === PostStatus.Published && !mayApprove;
