import { paths } from '@/shared/config/paths';
import type { Id } from '@/shared/contract';

/** Of the review page's address: it opens with the dialog of the next approval. */
export const APPROVE_PARAMETER = 'approve';

/** Where an item is approved with one more click. */
export const approvalPath = ({ groupId, id }: { groupId: Id; id: Id }) =>
  `${paths.newsReview.href(groupId, id)}?${APPROVE_PARAMETER}`;
