import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import {
  emptyNews,
  type NewsChoices,
  type NewsFormValues,
  toFormValues,
  useGetNewsQuery,
} from '@/features/news';
import { serverNow } from '@/shared/api/server-clock';
import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { toast } from '@/shared/ui/toast/toast';

import { fileAt } from '../covers/file-at';

import { duplicateMessages } from './messages';

/** The query parameter of the form for a new item with the item to begin from. */
export const FROM_PARAMETER = 'from';

type Covers = Pick<NewsFormValues, 'cover' | 'square'>;

/**
 * The values with which the form for a new item begins if its address names an item of the group: all of its content, with the
 * covers as files and the date of today. `isLoading`: they are not there yet.
 */
export const useDuplicate = (groupId: Id, choices: NewsChoices | undefined) => {
  const messages = useMessages(duplicateMessages);
  const newsId = useSearchParams()[0].get(FROM_PARAMETER);
  const { data: news, error, isError, refetch } = useGetNewsQuery(newsId ? { groupId, newsId } : skipToken);
  const [covers, setCovers] = useState<Covers>();

  useEffect(() => {
    if (!news) return;
    let isCurrent = true;
    const addresses = [news.coverImageUrl, news.squareImageUrl];
    const files = addresses.map((address) => (address === null ? null : fileAt(address)));
    void Promise.all(files).then(([cover = null, square = null]) => {
      if (!isCurrent) return;
      if (!cover || !square) toast.blank(messages.coversMissing);
      setCovers({ cover, square });
    });
    return () => {
      isCurrent = false;
    };
    // The item is loaded once; a change of the language repeats nothing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [news]);

  const values: NewsFormValues | undefined = news &&
    choices &&
    covers && {
      ...toFormValues(news, choices),
      ...covers,
      publishedDate: emptyNews(serverNow()).publishedDate,
    };
  return { values, isLoading: newsId !== null && !values, error, retry: () => isError && void refetch() };
};
