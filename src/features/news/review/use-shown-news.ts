import { useState } from 'react';

import type { Id } from '@/shared/contract';

import { useGetNewsQuery, type NewsKey, type ReadNews } from '../api/news-api';
import { isUnchanged } from '../approval/use-fresh-news';

/**
 * An item as it is on screen: as it was first read, whatever is saved meanwhile, until the person asks for what it is
 * now. So what was read is what is approved.
 */
export const useShownNews = ({ groupId, newsId }: NewsKey) => {
  const { currentData, error, refetch } = useGetNewsQuery({ groupId, newsId });
  const [kept, setKept] = useState<{ newsId: Id; news: ReadNews }>();
  const news = kept?.newsId === newsId ? kept.news : currentData;
  const keep = (next: ReadNews | undefined) => next && setKept({ newsId, news: next });
  if (news && kept?.news !== news) keep(news);
  return {
    news,
    /** Something else is stored by now. */
    isOutdated: news !== undefined && currentData !== undefined && !isUnchanged(news, currentData),
    showCurrent: () => keep(currentData),
    error,
    refetch,
  };
};
