import { useState } from 'react';

import { type NewsKey, type ReadNews, useGetNewsQuery } from '@/features/news';
import type { Id } from '@/shared/contract';

import { isUnchanged } from '../approval/use-fresh-news';

/**
 * The item as first loaded. Later saves do not replace it until the person asks for the current version, so
 * that people approve exactly what they read.
 */
export const useShownNews = ({ groupId, newsId }: NewsKey) => {
  const { currentData, error, refetch } = useGetNewsQuery({ groupId, newsId });
  const [kept, setKept] = useState<{ newsId: Id; news: ReadNews }>();
  const news = kept?.newsId === newsId ? kept.news : currentData;
  const keep = (next: ReadNews | undefined) => next && setKept({ newsId, news: next });
  if (news && kept?.news !== news) keep(news);
  return {
    news,
    /** What is on screen: the item, or the one before until the item is loaded. */
    shown: news ?? (error ? undefined : kept?.news),
    /** The server has a newer version. */
    isOutdated: news !== undefined && currentData !== undefined && !isUnchanged(news, currentData),
    showCurrent: () => keep(currentData),
    error,
    refetch,
  };
};
