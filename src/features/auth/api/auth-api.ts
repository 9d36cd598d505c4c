import { isApiError } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';
import { envelopeBaseQuery, ITEM } from '@/shared/api/base-query';
import { readLogin, readUser } from '@/shared/api/read/entities';
import type { Wire } from '@/shared/api/read/values';
import { idTag } from '@/shared/api/tags';
import { ErrorCode, type LoginResponse, type SignInRequest, type User } from '@/shared/contract';

const QUIET_RETRIES = 2;

/** A time-out, a dead network or a server in trouble says nothing about the tokens (GRD-03). */
const saysNothingAboutTokens = (error: unknown) =>
  isApiError(error) &&
  (error.httpStatus === null || error.httpStatus >= 500 || error.code === ErrorCode.Unknown) &&
  error.code !== ErrorCode.UnAuthorization;

export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Loaded once for the visit; a change of one's own permissions refetches it by the user's tag. */
    getCurrentUser: build.query<User, void>({
      query: () => ({ url: '/api/auth/me' }),
      transformResponse: readUser,
      providesTags: (user) => (user ? [idTag('User', user.id)] : []),
      keepUnusedDataFor: Infinity,
      extraOptions: {
        ...ITEM,
        retryCondition: (error: unknown, _args: unknown, { attempt }: { attempt: number }) =>
          attempt <= QUIET_RETRIES && saysNothingAboutTokens(error),
      },
    }),
    signIn: build.mutation<LoginResponse, SignInRequest>({
      query: (body) => ({ url: '/api/auth/sign-in', method: 'POST', body }),
      transformResponse: readLogin,
      extraOptions: { ...ITEM, token: null },
    }),
    /** Whose a token is, before anything is sent with it; the cache keeps the signed-in user. */
    identify: build.mutation<User, string>({
      queryFn: async (token, api) => {
        const { data, error } = await envelopeBaseQuery({ url: '/api/auth/me' }, api, { ...ITEM, token });
        return error ? { error } : { data: readUser(data as Wire) }; // ITEM let nothing else through
      },
    }),
  }),
});

/** Asks who is signed in, before the guard does. */
export const loadCurrentUser = () => authApi.util.prefetch('getCurrentUser', undefined, {});

/** What `loadCurrentUser` waits for; undefined where nothing was asked. Never rejects. */
export const currentUserAnswered = () => authApi.util.getRunningQueryThunk('getCurrentUser', undefined);

/** The cache's entry of the signed-in user. */
export const selectCurrentUser = authApi.endpoints.getCurrentUser.select();

export const { useGetCurrentUserQuery, useSignInMutation, useIdentifyMutation } = authApi;
