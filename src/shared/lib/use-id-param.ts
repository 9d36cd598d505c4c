import { useParams } from 'react-router-dom';

import type { Id } from '@/shared/contract';

/** Path segments that URL resolution removes: the request would reach another call. */
const DOTS = /^\.{0,2}$/;

/** The id in the page's address, decoded; null if it cannot be an id, so that no request is sent. */
export const useIdParam = (name: string): Id | null => {
  const id = useParams()[name] ?? '';
  return DOTS.test(id) ? null : id;
};
