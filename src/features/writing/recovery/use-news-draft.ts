import { useEffect, useState } from 'react';

import { useCurrentUser } from '@/features/auth';
import type { NewsFormValues } from '@/features/news';
import type { Id, NewsItem } from '@/shared/contract';

import { createNewsDraft } from './news-draft';

/**
 * The draft of an open form. Its owner is the person who opened the form, even if another person signs in
 * over it.
 */
export const useNewsDraft = (
  groupId: Id,
  news: NewsItem | undefined,
  opened: NewsFormValues,
  onServer = opened,
) => {
  const userId = useCurrentUser()?.id;
  const [draft] = useState(() =>
    createNewsDraft({ userId, groupId, newsId: news?.id ?? null, opened, onServer }),
  );
  const { store } = draft;

  useEffect(() => {
    void store.open();
    // The last events in which a page that is being left can still write.
    const flush = () => void store.flush();
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      void store.close();
    };
  }, [store]);

  return draft;
};
