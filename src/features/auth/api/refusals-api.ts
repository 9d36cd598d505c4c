import { baseApi } from '@/shared/api/base-api';
import { texts } from '@/shared/api/read/values';
import { partialTag } from '@/shared/api/tags';

const refusalsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The names of up to three administrators (extension `refusals`). */
    listPermissionGivers: build.query<string[], void>({
      query: () => ({ url: '/api/users/administrators' }),
      transformResponse: texts,
      providesTags: [partialTag('User')],
    }),
  }),
});

export const { useListPermissionGiversQuery } = refusalsApi;
