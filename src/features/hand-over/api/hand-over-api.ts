import { groupTags, type NewsKey, newsUrl } from '@/features/news';
import { baseApi } from '@/shared/api/base-api';
import { idTag, onSuccess, partialTag } from '@/shared/api/tags';
import type { HandOverNewsRequest } from '@/shared/contract';

/** The extension `hand-over-news`. Call it only after `useExtension('hand-over-news')` is true. */
export const handOverApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    handOverNews: build.mutation<unknown, NewsKey & HandOverNewsRequest>({
      query: ({ groupId, newsId, ...body }) => ({
        url: `${newsUrl({ groupId, newsId })}/hand-over`,
        method: 'POST',
        body,
      }),
      // An item that went to another group is not reloaded: its page is still open at the former address.
      invalidatesTags: (_data, error, { groupId, newsId, to }) =>
        onSuccess(error, [
          ...groupTags(groupId),
          ...(to ? groupTags(to.groupId) : [idTag('News', newsId)]),
          partialTag('News'),
        ]),
    }),
  }),
});
