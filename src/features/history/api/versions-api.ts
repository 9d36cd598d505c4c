import { groupTags, type NewsKey, newsUrl, versionHeader } from '@/features/news';
import { baseApi } from '@/shared/api/base-api';
import { readPage } from '@/shared/api/read/values';
import { readVersionContent, readVersionRow, type VersionRow } from '@/shared/api/read/versions';
import { idTag, listTag, onSuccess, provideNames } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import type { NewsContent, PageQuery, Paginated } from '@/shared/contract';

type Versions = NewsKey & PageQuery & { approved?: boolean };
type Version = NewsKey & { number: number };

const versionUrl = ({ number, ...key }: Version) => newsUrl(key) + url`/versions/${number}`;

/** The extension `versions`. Call it only after `useExtension('versions')` is true. */
export const versionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listNewsVersions: build.query<Paginated<VersionRow>, Versions>({
      query: ({ groupId, newsId, ...params }) => ({
        url: `${newsUrl({ groupId, newsId })}/versions`,
        params,
      }),
      transformResponse: readPage(readVersionRow),
      providesTags: (versions, _error, { newsId }) => [
        idTag('News', newsId),
        ...provideNames(versions?.data.map(({ savedBy }) => savedBy)),
      ],
    }),
    /** The content of a version never changes, except for the code of its country, which is the one of now. */
    getNewsVersion: build.query<NewsContent, Version>({
      query: (version) => ({ url: versionUrl(version) }),
      transformResponse: readVersionContent,
      providesTags: [listTag('Country')],
    }),
    /**
     * `entityTag`: that of the item when it was loaded. A server that compares it refuses (412) to overwrite
     * a newer version.
     */
    restoreNewsVersion: build.mutation<{ message: string }, Version & { entityTag: string | null }>({
      queryFn: async ({ entityTag, ...version }, _api, _options, baseQuery) => {
        const headers = await versionHeader(entityTag);
        const request = { url: `${versionUrl(version)}/restore`, method: 'POST', headers };
        const { error, meta } = await baseQuery(request);
        return error ? { error } : { data: { message: meta?.message ?? '' } };
      },
      // If the item has changed meanwhile, the server refuses; reload it.
      invalidatesTags: (_data, error, { groupId, newsId }) =>
        error?.httpStatus === 412
          ? [idTag('News', newsId)]
          : onSuccess(error, [...groupTags(groupId), idTag('News', newsId)]),
    }),
  }),
});

export const {
  useListNewsVersionsQuery,
  useGetNewsVersionQuery,
  useRestoreNewsVersionMutation,
  usePrefetch: usePrefetchVersions,
} = versionsApi;
