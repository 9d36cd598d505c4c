import { type ApproveNews, groupTags, newsUrl, versionHeader } from '@/features/news';
import { baseApi } from '@/shared/api/base-api';
import { idTag, listTag, onSuccess } from '@/shared/api/tags';

/**
 * `entityTag`: that of the version that the approver saw. `withdraws` (extension `published-copy`): the item is taken off the
 * website instead; without the extension a return does that too.
 */
type ReturnNews = ApproveNews & { comment: string; withdraws?: boolean };

/** The extension `returns`. Call it only after `useExtension('returns')` is true. */
export const returnsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    returnNews: build.mutation<unknown, ReturnNews>({
      queryFn: async ({ entityTag, comment, withdraws = false, ...key }, _api, _options, baseQuery) => {
        const headers = await versionHeader(entityTag);
        const request = {
          url: `${newsUrl(key)}/${withdraws ? 'withdraw' : 'return'}`,
          method: 'POST',
          body: { comment },
          headers,
        };
        const { error } = await baseQuery(request);
        return error ? { error } : { data: null };
      },
      // If the item has changed meanwhile, the server refuses; reload it to show the new version.
      invalidatesTags: (_data, error, { groupId, newsId }) =>
        error?.httpStatus === 412
          ? [idTag('News', newsId)]
          : onSuccess(error, [...groupTags(groupId), idTag('News', newsId), listTag('Comment', groupId)]),
    }),
  }),
});

export const { useReturnNewsMutation } = returnsApi;
