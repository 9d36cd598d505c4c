import { baseApi } from '@/shared/api/base-api';
import { readFigures } from '@/shared/api/read/figures';
import { partialTag, provideNames } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import type { GroupFigures, Id } from '@/shared/contract';

const figuresApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getGroupFigures: build.query<GroupFigures, Id>({
      query: (groupId) => ({ url: url`/api/news/journalist/${groupId}/figures` }),
      transformResponse: readFigures,
      // Every decision about the group's news changes them.
      providesTags: (figures, _error, groupId) => [
        partialTag('News', groupId),
        ...provideNames(figures?.writers),
      ],
    }),
  }),
});

export const { useGetGroupFiguresQuery } = figuresApi;
