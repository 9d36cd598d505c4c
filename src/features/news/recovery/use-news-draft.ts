import { useEffect, useState } from 'react';

import { useCurrentUser } from '@/features/auth';
import type { Id, NewsItem } from '@/shared/contract';

import type { NewsFormValues } from '../fields/news-form-values';

import { createNewsDraft } from './news-draft';

/** The draft of an open form: its owner is who opened it, whoever signs in over it later. */
export const useNewsDraft = (groupId: Id, news: NewsItem | undefined, opened: NewsFormValues) => {
  const userId = useCurrentUser()?.id;
  const [draft] = useState(() => createNewsDraft({ userId, groupId, newsId: news?.id ?? null, opened }));
  const { store } = draft;

  useEffect(() => {
    void store.open();
    // The last moments in which a page that goes can still write.
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
