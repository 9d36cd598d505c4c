import { isApiError } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';
import { ITEM } from '@/shared/api/base-query';
import { readLogin, readUser } from '@/shared/api/read/entities';
import { idTag } from '@/shared/api/tags';
import { ErrorCode, type LoginResponse, type SignInRequest, type User } from '@/shared/contract';

const QUIET_RETRIES = 2;

/** A time-out, a network failure or a server error does not mean that the tokens are invalid (GRD-03). */
const saysNothingAboutTokens = (error: unknown) =>
  isApiError(error) &&
  (error.httpStatus === null || error.httpStatus >= 500 || error.code === ErrorCode.Unknown) &&
  error.code !== ErrorCode.UnAuthorization;

export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Loaded once per visit; a change of the person's own permissions refetches it through the user tag. */
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
    /** Returns the owner of a token before it is used. The signed-in user stays in the cache. */
    identify: build.mutation<User, string>({
      query: (token) => ({ url: '/api/auth/me', token }),
      transformResponse: readUser,
      extraOptions: ITEM,
    }),
  }),
});

/** Starts to load the signed-in user before the guard does. */
export const loadCurrentUser = () => authApi.util.prefetch('getCurrentUser', undefined, {});

/** The promise that `loadCurrentUser` started; undefined if it was not called. Never rejects. */
export const currentUserAnswered = () => authApi.util.getRunningQueryThunk('getCurrentUser', undefined);

/** Selects the cache entry of the signed-in user. */
export const selectCurrentUser = authApi.endpoints.getCurrentUser.select();

export const { useGetCurrentUserQuery, useSignInMutation, useIdentifyMutation } = authApi;
