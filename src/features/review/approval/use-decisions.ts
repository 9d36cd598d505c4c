import { canReturn, canShowAgain, canWithdraw, itemState, useIsOwnWork } from '@/features/news';
import { useExtension } from '@/shared/config/extensions';
import { type ApprovalStep, type NewsItem, type NewsSummary, nextApproval } from '@/shared/contract';
import { useNow } from '@/shared/lib/use-now';

/** The decisions that a person may take on an item now. */
export type Decisions = {
  approve: ApprovalStep | null;
  return: boolean;
  withdraw: boolean;
  again: boolean;
};

const NOTHING: Decisions = { approve: null, return: false, withdraw: false, again: false };

/**
 * Returns a function that tells what a person may decide on an item. Without the extension `published-copy`, a return is
 * what takes an item off the website.
 */
export const useDecisions = () => {
  const now = useNow();
  const isOwnWork = useIsOwnWork();
  const hasReturns = useExtension('returns');
  const hasCopies = useExtension('published-copy');
  const hasAgain = useExtension('approval-again');
  return (news: NewsSummary | NewsItem | undefined, mayApprove: boolean): Decisions => {
    if (!news || !mayApprove) return NOTHING;
    const state = itemState(news, now);
    const isOwn = isOwnWork(news);
    return {
      approve: isOwn ? null : nextApproval(news),
      return: hasReturns && canReturn(state),
      withdraw: (state.isKnown ? hasCopies : hasReturns) && canWithdraw(state),
      again: hasAgain && !isOwn && canShowAgain(state),
    };
  };
};
