import { useEffect } from 'react';

import { errorMessage } from '@/shared/api/api-error';

import { useOutcomeToast } from '../toast/use-outcome-toast';

// A page that mounts after a failed prefetch has its error at once, and loads again at once: that error needs no toast.
const REPORT_AFTER_MS = 100;

/**
 * Reports a failed load in a red toast with the server's message (ERR-02). The toast disappears when a load
 * starts again or succeeds.
 */
export const useFailureToast = (error: unknown) => {
  const toast = useOutcomeToast();
  useEffect(() => {
    if (!error) return toast.clear();
    const timer = setTimeout(() => toast.error(errorMessage(error)), REPORT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [error, toast]);
};
