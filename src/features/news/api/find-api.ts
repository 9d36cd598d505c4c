import { baseApi } from '@/shared/api/base-api';
import { readDeskItem } from '@/shared/api/read/desk';
import { readPage } from '@/shared/api/read/values';
import { listTag, NEWS_OF_GROUPS, partialTag, provideList } from '@/shared/api/tags';
import {
  GROUP_NEWS_PAGE_SIZE,
  type DeskItem,
  type NewsFilter,
  type PageQuery,
  type Paginated,
} from '@/shared/contract';

export type FindNews = NewsFilter & Pick<PageQuery, 'page'> & Partial<Pick<PageQuery, 'limit'>>;

/** The extension `find-news`. Call it only after `useExtension('find-news')` is true. */
export const findApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    findNews: build.query<Paginated<DeskItem>, FindNews>({
      query: (params) => ({ url: '/api/news', params: { limit: GROUP_NEWS_PAGE_SIZE, ...params } }),
      transformResponse: readPage(readDeskItem),
      // Shows the names of the groups, and depends on the groups to which the person belongs.
      providesTags: (news, _error, { groupId }) =>
        provideList(
          'News',
          news?.data,
          groupId === undefined ? NEWS_OF_GROUPS : partialTag('News', groupId),
          listTag('Group'),
        ),
    }),
  }),
});

export const { usePrefetch: usePrefetchFound } = findApi;
