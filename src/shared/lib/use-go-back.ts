import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '@/shared/config/paths';

const hasPrevious = () => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
};

/**
 * Returns a function that opens the previous page of this visit, or the fallback if the visit began here
 * (GRD-04).
 */
export const useGoBack = (fallback: string = paths.dashboard) => {
  const navigate = useNavigate();
  return useCallback(() => {
    if (hasPrevious()) void navigate(-1);
    else void navigate(fallback, { replace: true });
  }, [navigate, fallback]);
};
