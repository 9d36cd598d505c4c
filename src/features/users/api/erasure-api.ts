import { baseApi } from '@/shared/api/base-api';
import { readErasure } from '@/shared/api/read/erasure';
import { idTag, onSuccess, partialTag } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import type { Erasure, Id } from '@/shared/contract';

/** How an administrator erases a person (extension `erasure`). */
const erasureApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What erasing the person would change. */
    getErasure: build.query<Erasure, Id>({
      query: (id) => ({ url: url`/api/accounts/${id}/erasure` }),
      transformResponse: readErasure,
      keepUnusedDataFor: 0,
      providesTags: (_counts, _error, id) => [idTag('User', id)],
    }),
    erasePerson: build.mutation<unknown, Id>({
      query: (id) => ({ url: url`/api/accounts/${id}/erase`, method: 'POST' }),
      // Groups show the names and the number of their members, and searches find other people by them.
      invalidatesTags: (_counts, error, id) =>
        onSuccess(error, [idTag('User', id), partialTag('User'), 'Group', 'GroupStatistics']),
    }),
  }),
});

export const { useGetErasureQuery, useErasePersonMutation } = erasureApi;
