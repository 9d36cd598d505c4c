import { baseApi } from '@/shared/api/base-api';
import { readDeskItem } from '@/shared/api/read/desk';
import { readPage } from '@/shared/api/read/values';
import { partialTag, provideList } from '@/shared/api/tags';
import {
  GROUP_NEWS_PAGE_SIZE,
  type DeskItem,
  type NewsFilter,
  type PageQuery,
  type Paginated,
} from '@/shared/contract';

export type FindNews = NewsFilter & Pick<PageQuery, 'page'>;

/** The extension `find-news`. Call it only after `useExtension('find-news')` is true. */
export const findApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    findNews: build.query<Paginated<DeskItem>, FindNews>({
      query: (params) => ({ url: '/api/news', params: { ...params, limit: GROUP_NEWS_PAGE_SIZE } }),
      transformResponse: readPage(readDeskItem),
      // Depends on all groups: news of any group can change the result.
      providesTags: (news, _error, { groupId: asked }) =>
        [
          ...provideList('News', news?.data, partialTag('News')),
          ...new Set([
            ...(asked === undefined ? [] : [asked]),
            ...(news?.data ?? []).map(({ groupId }) => groupId),
          ]),
        ].map((tag) => (typeof tag === 'object' ? tag : partialTag('News', tag))),
    }),
  }),
});

export const { usePrefetch: usePrefetchFound } = findApi;
