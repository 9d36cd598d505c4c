import { useEffect } from 'react';

import { errorMessage } from '@/shared/api/api-error';

import { useOutcomeToast } from '../toast/use-outcome-toast';

/**
 * A page that mounts after a failed prefetch starts with its error and loads again at once: an error that lasts this much
 * shorter raises no toast. In milliseconds.
 */
const LASTS_MS = 100;

/**
 * Reports a failed load in a red toast with the server's message (ERR-02). The toast disappears when a load
 * starts again or succeeds.
 */
export const useFailureToast = (error: unknown) => {
  const toast = useOutcomeToast();
  useEffect(() => {
    if (!error) return toast.clear();
    const timer = setTimeout(() => toast.error(errorMessage(error)), LASTS_MS);
    return () => clearTimeout(timer);
  }, [error, toast]);
};
