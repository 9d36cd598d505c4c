import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';

import { type NewsVersion, useLinkRules, useListGroupNewsQuery } from '@/features/news';
import { serverNow } from '@/shared/api/server-clock';
import { GROUP_NEWS_PAGE_SIZE, PostStatus, type Id, type NewsItem } from '@/shared/contract';
import { sameId } from '@/shared/lib/same-id';

import type { CheckInput } from '../rules/finding';

import { useCoverSize } from './use-cover-size';
import { useLibraryPictures } from './use-library-pictures';
import { useLostPictures } from './use-lost-pictures';

/** A backend need not accept a longer search. */
const SEARCHED_CHARACTERS = 100;

/** Other items of the group that may have the title, newest first, from one page of search results. */
const useTitlesOfGroup = (groupId: Id, title: string, ownId: Id | undefined) => {
  const search = [...title.trim()].slice(0, SEARCHED_CHARACTERS).join('');
  const { currentData } = useListGroupNewsQuery(
    search ? { groupId, page: 1, limit: GROUP_NEWS_PAGE_SIZE, search } : skipToken,
  );
  return useMemo(
    () =>
      (currentData?.data ?? [])
        .filter(({ id }) => ownId === undefined || !sameId(id, ownId))
        .map((item) => ({ title: item.title, at: item.publishedAt || item.createdAt })),
    [currentData, ownId],
  );
};

/**
 * Collects the input of the checks; null until the rules of the installation are loaded.
 * @param news the item as stored on the server; undefined for a new item
 */
export const useCheckInput = (
  groupId: Id,
  values: NewsVersion,
  news: NewsItem | undefined,
): CheckInput | null => {
  const rules = useLinkRules();
  const cover = useCoverSize(values.cover);
  const square = useCoverSize(values.square);
  const lostPictures = useLostPictures(values, rules ?? null);
  const libraryPictures = useLibraryPictures(groupId, values, rules ?? null);
  const titlesOfGroup = useTitlesOfGroup(groupId, values.title, news?.id);
  const [now] = useState(serverNow);
  return useMemo(
    () =>
      rules
        ? {
            values,
            rules,
            titlesOfGroup,
            now,
            covers: { cover, square },
            lostPictures,
            libraryPictures,
            storedHtml: news?.html ?? null,
            isPublished: news?.status === PostStatus.Published,
          }
        : null,
    [values, rules, titlesOfGroup, now, cover, square, lostPictures, libraryPictures, news],
  );
};
