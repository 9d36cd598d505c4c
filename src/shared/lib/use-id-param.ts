import { useParams } from 'react-router-dom';

import type { Id } from '@/shared/contract';

/** Path segments that an address leaves out: the request would go to another call. */
const DOTS = /^\.{0,2}$/;

/** The id in the page's address, decoded; null where it can be none, so that nothing is asked of the server. */
export const useIdParam = (name: string): Id | null => {
  const id = useParams()[name] ?? '';
  return DOTS.test(id) ? null : id;
};
