import { useParams } from 'react-router-dom';

import type { Id } from '@/shared/contract';

/** The id in the page's address; null where it is no id, so that nothing is asked of the server. */
export const useIdParam = (name: string): Id | null => {
  const id = Number(useParams()[name]);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};
