import { useMemo, type ReactNode } from 'react';

import { errorMessage, isApiError, type ApiError } from '@/shared/api/api-error';
import { useMessages } from '@/shared/i18n/messages';

import { kitMessages } from '../messages';

import { useOutcomeToast } from './use-outcome-toast';

type Feedback<T> = {
  /** The message of a success; no toast if it is missing or empty. */
  success?: ReactNode | ((data: T) => ReactNode);
  /** The message of a refusal instead of the server's; no toast if it returns null. */
  refusal?: (error: ApiError) => ReactNode;
  /**
   * Undoes the mutation; the success toast offers it for 10 s. Rejects with an `ApiError` if the server
   * refuses.
   */
  undo?: ((data: T) => Promise<unknown>) | undefined;
};

/**
 * Reports the result of a mutation: a success in a toast, a refusal of the server in a red one, which disappears at the
 * next attempt. Resolves to the data of the response, or to null if the server refused. An error that is not an
 * `ApiError` is a defect and is rethrown.
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
