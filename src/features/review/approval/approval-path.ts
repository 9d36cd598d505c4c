import { paths } from '@/shared/config/paths';
import type { Id } from '@/shared/contract';

/** The query parameter that opens the review page with the approval dialog. */
export const APPROVE_PARAMETER = 'approve';

/** The address of the review page with its approval dialog open. */
export const approvalPath = ({ groupId, id }: { groupId: Id; id: Id }) =>
  `${paths.newsReview.href(groupId, id)}?${APPROVE_PARAMETER}`;
