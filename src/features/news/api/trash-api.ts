import { baseApi } from '@/shared/api/base-api';
import { readDeletedNews } from '@/shared/api/read/trash';
import { readPage } from '@/shared/api/read/values';
import { idTag, onSuccess, partialTag, type Tag } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import type { DeletedNews, Id, PageQuery, Paginated } from '@/shared/contract';

import { groupTags, newsUrl, type NewsKey } from './news-api';

/** Everyone's pages too: the item is, or is not any more, among its writer's news. */
const listTags = (groupId: Id): Tag[] => [...groupTags(groupId), partialTag('News')];

/** The extension `trash`: who asks for it has asked `useExtension('trash')` first. */
export const trashApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listDeletedNews: build.query<Paginated<DeletedNews>, { groupId: Id } & PageQuery>({
      query: ({ groupId, ...params }) => ({ url: url`/api/news/journalist/${groupId}/trash`, params }),
      transformResponse: readPage(readDeletedNews),
      providesTags: (_news, _error, { groupId }) => [partialTag('News', groupId)],
    }),
    deleteNews: build.mutation<unknown, NewsKey>({
      query: (key) => ({ url: newsUrl(key), method: 'DELETE' }),
      // Not the item: the page that shows it is left, and would ask for what is gone.
      invalidatesTags: (_data, error, { groupId }) => onSuccess(error, listTags(groupId)),
    }),
    restoreNews: build.mutation<unknown, NewsKey>({
      query: (key) => ({ url: `${newsUrl(key)}/restore`, method: 'POST' }),
      invalidatesTags: (_data, error, { groupId, newsId }) =>
        onSuccess(error, [...listTags(groupId), idTag('News', newsId)]),
    }),
  }),
});

export const { useDeleteNewsMutation, useRestoreNewsMutation, usePrefetch: usePrefetchTrash } = trashApi;
