import { baseApi } from '@/shared/api/base-api';
import { readDeletedNews } from '@/shared/api/read/trash';
import { readPage } from '@/shared/api/read/values';
import { idTag, onSuccess, partialTag, provideNames, type Tag } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import type { DeletedNews, Id, PageQuery, Paginated, SearchQuery } from '@/shared/contract';

import { groupTags, newsUrl, type NewsKey } from './news-api';

/**
 * Also invalidates the pages of each journalist's news: the item appears in or disappears from its writer's.
 */
const listTags = (groupId: Id): Tag[] => [...groupTags(groupId), partialTag('News')];

/** The extension `trash`. Call it only after `useExtension('trash')` is true. */
export const trashApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listDeletedNews: build.query<Paginated<DeletedNews>, { groupId: Id } & SearchQuery & PageQuery>({
      query: ({ groupId, ...params }) => ({ url: url`/api/news/journalist/${groupId}/trash`, params }),
      transformResponse: readPage(readDeletedNews),
      providesTags: (news, _error, { groupId }) => [
        partialTag('News', groupId),
        ...provideNames(news?.data.map(({ deletedBy }) => deletedBy)),
      ],
    }),
    deleteNews: build.mutation<unknown, NewsKey>({
      query: (key) => ({ url: newsUrl(key), method: 'DELETE' }),
      // Does not invalidate the item: its page is still open and would refetch the deleted item.
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
