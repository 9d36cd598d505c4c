import { useState } from 'react';

import { useCurrentUser } from '@/features/auth';
import type { NewsFormValues } from '@/features/news';
import type { Id, NewsItem } from '@/shared/contract';
import { useOpenDraft } from '@/shared/draft/use-open-draft';

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
  useOpenDraft(draft.store);
  return draft;
};
