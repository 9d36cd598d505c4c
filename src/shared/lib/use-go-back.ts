import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { paths } from '@/shared/config/paths';

/** A browser without the Navigation API does not say it; there only the first address of a visit has the key `default`. */
const hasPrevious = (key: string): boolean =>
  'navigation' in window ? window.navigation.canGoBack : key !== 'default';

/**
 * Returns a function that opens the previous page of this visit, or the fallback if the visit began here
 * (GRD-04).
 */
export const useGoBack = (fallback: string = paths.dashboard) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    if (hasPrevious(key)) void navigate(-1);
    else void navigate(fallback, { replace: true });
  }, [navigate, key, fallback]);
};
