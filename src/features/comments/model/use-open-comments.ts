import { skipToken } from '@reduxjs/toolkit/query/react';

import type { NewsKey } from '@/features/news';
import { useExtension } from '@/shared/config/extensions';

import { useListNewsCommentsQuery } from '../api/comments-api';

/** How many threads of an item are open; undefined while it is not known, and where the backend has no comments. */
export const useOpenComments = (key: NewsKey): number | undefined => {
  const hasComments = useExtension('comments');
  const { currentData } = useListNewsCommentsQuery(hasComments ? key : skipToken);
  return currentData?.filter(({ resolved }) => !resolved).length;
};
