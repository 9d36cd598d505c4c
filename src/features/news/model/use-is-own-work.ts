import { useCallback } from 'react';

import { useCurrentUser } from '@/features/auth';
import { useExtension } from '@/shared/config/extensions';
import type { NewsItem } from '@/shared/contract';
import { sameId } from '@/shared/lib/same-id';

type Written = Pick<NewsItem, 'author' | 'authorId' | 'writers'>;

/**
 * Returns a function that tells whether another person must approve an item, because the user wrote a part of it and
 * the installation requires four eyes (DSK-05). A backend that does not list the writers tells only the author.
 */
export const useIsOwnWork = (): ((news: Written | null | undefined) => boolean) => {
  const isWanted = useExtension('four-eyes');
  const me = useCurrentUser()?.id;
  return useCallback(
    (news) => {
      const writers = news?.writers ?? [news?.authorId ?? news?.author?.id];
      return isWanted && writers.some((writer) => writer !== undefined && sameId(writer, me));
    },
    [isWanted, me],
  );
};
