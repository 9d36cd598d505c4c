import { baseApi } from '@/shared/api/base-api';
import { readTagSuggestions } from '@/shared/api/read/news';
import { partialTag } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import type { Id, SearchQuery, TagSuggestion } from '@/shared/contract';

/** The extension `tag-suggestions`. Call it only after `useExtension('tag-suggestions')` is true. */
export const tagsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    suggestTags: build.query<TagSuggestion[], { groupId: Id } & SearchQuery>({
      query: ({ groupId, search }) => ({
        url: url`/api/news/journalist/${groupId}/tags`,
        params: { search },
      }),
      transformResponse: readTagSuggestions,
      providesTags: (_tags, _error, { groupId }) => [partialTag('News', groupId)],
    }),
  }),
});
