import { useMemo, type ReactNode } from 'react';

import { toast } from './toast';

/** What one action reports; its last error goes away with the next report. */
const createOutcomeToast = () => {
  let lastError: number | null = null;
  const clear = () => {
    if (lastError !== null) toast.dismiss(lastError);
    lastError = null;
  };
  return {
    /** Takes the last error away: the action is tried again, or has succeeded without a message. */
    clear,
    error: (content: ReactNode) => {
      clear();
      lastError = toast.error(content);
    },
    success: (content: ReactNode) => {
      clear();
      toast.success(content);
    },
  };
};

/** The toasts of one action. An error toast is stale as soon as the action succeeds, and goes away. */
export const useOutcomeToast = () => useMemo(createOutcomeToast, []);
