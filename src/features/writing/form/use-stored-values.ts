import { useState } from 'react';

import { emptyNews, type NewsChoices, type NewsFormValues, toFormValues } from '@/features/news';
import { serverNow } from '@/shared/api/server-clock';
import type { Id, NewsItem } from '@/shared/contract';

import { useDraftSync } from '../recovery/use-draft-sync';
import { useNewsDraft } from '../recovery/use-news-draft';

type Opened = {
  groupId: Id;
  news?: NewsItem;
  choices: NewsChoices;
  copied?: NewsFormValues | undefined;
  onRebase?: (base: NewsItem) => void;
};

/**
 * The values with which a form begins, the draft of what differs from them, and `goOnOver`, by which the form goes on over a newer item whose
 * changes it has taken in.
 */
export const useStoredValues = ({ groupId, news, choices, copied, onRebase }: Opened) => {
  const [onServer] = useState(() => (news ? toFormValues(news, choices) : emptyNews(serverNow())));
  const [initialValues, setInitialValues] = useState(copied ?? onServer);
  const draft = useNewsDraft(groupId, news, initialValues, onServer);
  useDraftSync(draft);
  const goOnOver = (base: NewsItem, taken: NewsFormValues) => {
    const values = toFormValues(base, choices);
    setInitialValues(values);
    draft.rebase(values, taken);
    onRebase?.(base);
  };
  return { initialValues, draft, goOnOver };
};
