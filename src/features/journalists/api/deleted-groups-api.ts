import { baseApi } from '@/shared/api/base-api';
import { readDeletedGroup } from '@/shared/api/read/trash';
import { readList } from '@/shared/api/read/values';
import { idTag, NEWS_OF_GROUPS, listTag, onSuccess, partialTag } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import type { DeletedGroup, Id } from '@/shared/contract';

/** The extension `trash`, for groups. Call it only after `useExtension('trash')` is true. */
export const deletedGroupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listDeletedGroups: build.query<DeletedGroup[], void>({
      query: () => ({ url: '/api/news/journalist/deleted' }),
      transformResponse: readList(readDeletedGroup),
      providesTags: [listTag('Group')],
    }),
    restoreGroup: build.mutation<unknown, Id>({
      query: (groupId) => ({ url: url`/api/news/journalist/${groupId}/restore`, method: 'POST' }),
      invalidatesTags: (_group, error, groupId) =>
        onSuccess(error, [idTag('Group', groupId), listTag('Group'), partialTag('News'), NEWS_OF_GROUPS]),
    }),
  }),
});

export const { useListDeletedGroupsQuery, useRestoreGroupMutation } = deletedGroupsApi;
