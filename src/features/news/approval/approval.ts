import { PostStatus, type NewsSummary } from '@/shared/contract';

/**
 * Whether an edit removes the item from the website: a change by a level that may not approve requires a new
 * approval. A backend with a published copy (`published`) keeps it on the website.
 */
export const editUnpublishes = (
  { status, published }: Pick<NewsSummary, 'status' | 'published'>,
  mayApprove: boolean,
): boolean => published === undefined && status === PostStatus.Published && !mayApprove;

/** Whether the item is on the website and nothing waits, so that it can be withdrawn and not returned. */
export const isOnlyShown = ({
  status,
  waitingSince,
}: Pick<NewsSummary, 'status' | 'waitingSince'>): boolean => status === PostStatus.Published && !waitingSince;
