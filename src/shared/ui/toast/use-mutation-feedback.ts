import { useMemo, type ReactNode } from 'react';

import { errorMessage, isApiError, type ApiError } from '@/shared/api/api-error';
import { useMessages } from '@/shared/i18n/messages';

import { kitMessages } from '../messages';

import { useOutcomeToast } from './use-outcome-toast';

type Feedback<T> = {
  /** What a success says; nothing where it is left out or empty. */
  success?: ReactNode | ((data: T) => ReactNode);
  /** What a refusal says in place of the server's message; nothing where it returns null. */
  refusal?: (error: ApiError) => ReactNode;
  /** Takes it back, which the toast of the success offers for 10 s. Rejects with an `ApiError` where the server refuses. */
  undo?: ((data: T) => Promise<unknown>) | undefined;
};

/**
 * The one way to tell how a mutation went: its success in a toast, the server's refusal in a red one, which goes away
 * when the mutation is tried again. Resolves with the answer's data, or with null where it was refused. What is no
 * `ApiError` is a defect and thrown on.
 *
 *     const tell = useMutationFeedback();
 *     const done = await tell(remove(id).unwrap(), { success: messages.deleted });
 *     if (done) onClose();
 */
export const useMutationFeedback = () => {
  const toast = useOutcomeToast();
  const { undone } = useMessages(kitMessages);
  return useMemo(() => {
    const tell = async <T>(
      mutation: Promise<T>,
      { success, refusal = errorMessage, undo }: Feedback<T> = {},
    ): Promise<{ data: T } | null> => {
      toast.clear();
      try {
        const data = await mutation;
        const words = typeof success === 'function' ? success(data) : success;
        if (words && undo) toast.undoable(words, () => void tell(undo(data), { success: undone }));
        else if (words) toast.success(words);
        return { data };
      } catch (error) {
        if (!isApiError(error)) throw error;
        const words = refusal(error);
        if (words) toast.error(words);
        return null;
      }
    };
    return tell;
  }, [toast, undone]);
};
