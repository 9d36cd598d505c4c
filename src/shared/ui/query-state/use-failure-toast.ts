import { useEffect } from 'react';

import { errorMessage } from '@/shared/api/api-error';

import { useOutcomeToast } from '../toast/use-outcome-toast';

/**
 * Reports a failed load in a red toast with the server's message (ERR-02). The toast disappears when a load
 * succeeds.
 */
export const useFailureToast = (error: unknown) => {
  const toast = useOutcomeToast();
  useEffect(() => {
    if (error) toast.error(errorMessage(error));
    else toast.clear();
  }, [error, toast]);
};
