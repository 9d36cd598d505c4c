import { baseApi } from '@/shared/api/base-api';
import { ITEM } from '@/shared/api/base-query';
import { readSignInWays } from '@/shared/api/read/sign-in-ways';
import { idTag, onSuccess } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import type { Id, SignInWays } from '@/shared/contract';

/** How a person signs in, and what an administrator removes of it (extension `sign-in-ways`). */
const signInWaysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSignInWays: build.query<SignInWays, Id>({
      query: (userId) => ({ url: url`/api/accounts/${userId}/sign-in-ways` }),
      transformResponse: readSignInWays,
      extraOptions: ITEM,
      providesTags: (_ways, _error, userId) => [idTag('User', userId)],
    }),
    removePasskeyOf: build.mutation<unknown, { userId: Id; id: Id }>({
      query: ({ userId, id }) => ({ url: url`/api/accounts/${userId}/passkeys/${id}`, method: 'DELETE' }),
      invalidatesTags: (_data, error, { userId }) => onSuccess(error, [idTag('User', userId)]),
    }),
    removeProviderLinkOf: build.mutation<unknown, Id>({
      query: (userId) => ({ url: url`/api/accounts/${userId}/provider`, method: 'DELETE' }),
      invalidatesTags: (_data, error, userId) => onSuccess(error, [idTag('User', userId)]),
    }),
  }),
});

export const { useGetSignInWaysQuery, useRemovePasskeyOfMutation, useRemoveProviderLinkOfMutation } =
  signInWaysApi;
