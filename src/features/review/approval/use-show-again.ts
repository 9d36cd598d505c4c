import {
  canShowAgain,
  itemState,
  type NewsKey,
  type ReadNews,
  useApproveNewsMutation,
  useLazyGetNewsQuery,
} from '@/features/news';
import { nextApproval } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { toast } from '@/shared/ui/toast/toast';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import { approvalMessages } from './messages';
import { seenOf } from './use-fresh-news';

/**
 * Shows an item for another 24 hours (extension `approval-again`); changes that wait beside it go on waiting.
 * `seen` is the item on screen; without it, the item is loaded first.
 */
export const useShowAgain = () => {
  const messages = useMessages(approvalMessages);
  const tell = useMutationFeedback();
  const [read] = useLazyGetNewsQuery();
  const [approve, { isLoading }] = useApproveNewsMutation();

  /** Resolves to whether it was done. */
  const showAgain = async (key: NewsKey, seen?: ReadNews): Promise<boolean> => {
    const found = seen ?? (await tell(read(key).unwrap()))?.data;
    if (!found) return false;
    if (!canShowAgain(itemState(found, Date.now()))) {
      toast.error(messages.changedMeanwhile);
      return false;
    }
    const { entityTag } = found;
    const step = nextApproval(found);
    const sent = approve({
      ...key,
      entityTag,
      again: true,
      ...(step && { seen: seenOf(found, step) }),
    }).unwrap();
    const done = await tell(sent, { success: ({ message }) => message || messages.again });
    return done !== undefined;
  };

  return { showAgain, isLoading };
};
