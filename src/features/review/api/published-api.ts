import { type NewsKey, newsUrl } from '@/features/news';
import { baseApi } from '@/shared/api/base-api';
import { ITEM } from '@/shared/api/base-query';
import { readPublishedContent } from '@/shared/api/read/news';
import { idTag } from '@/shared/api/tags';
import type { PublishedContent } from '@/shared/contract';

/** The extension `published-copy`. Call it only after `useExtension('published-copy')` is true. */
const publishedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPublishedNews: build.query<PublishedContent, NewsKey>({
      query: (key) => ({ url: `${newsUrl(key)}/published` }),
      transformResponse: readPublishedContent,
      extraOptions: ITEM,
      providesTags: (_news, _error, { newsId }) => [idTag('News', newsId)],
    }),
  }),
});

export const { useGetPublishedNewsQuery } = publishedApi;
