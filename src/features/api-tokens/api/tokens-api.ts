import { baseApi } from '@/shared/api/base-api';
import { ITEM } from '@/shared/api/base-query';
import { type ListedToken, readSecret, readToken } from '@/shared/api/read/api-tokens';
import { isWire, readList } from '@/shared/api/read/values';
import { listTag, onSuccess, provideList } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import type { ApiTokenRequest, Id, NewApiToken } from '@/shared/contract';

const LIST = listTag('ApiToken');

/** The tokens with which other systems call the API (extension `tokens`). */
const tokensApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listTokens: build.query<ListedToken[], void>({
      query: () => ({ url: '/api/tokens' }),
      transformResponse: readList(readToken),
      providesTags: (tokens) => provideList('ApiToken', tokens, LIST),
    }),
    createToken: build.mutation<Pick<NewApiToken, 'secret'>, ApiTokenRequest>({
      query: (body) => ({ url: '/api/tokens', method: 'POST', body }),
      transformResponse: (data: unknown) => readSecret(isWire(data) ? data : {}),
      extraOptions: ITEM,
      invalidatesTags: (_token, error) => onSuccess(error, [LIST]),
    }),
    revokeToken: build.mutation<unknown, Id>({
      query: (id) => ({ url: url`/api/tokens/${id}`, method: 'DELETE' }),
      invalidatesTags: (_data, error) => onSuccess(error, [LIST]),
    }),
  }),
});

export const { useListTokensQuery, useCreateTokenMutation, useRevokeTokenMutation } = tokensApi;
