import { isApiError } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';
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
      providesTags: (user) => (user ? [idTag('User', user.id)] : []),
      keepUnusedDataFor: Infinity,
      extraOptions: {
        retryCondition: (error: unknown, _args: unknown, { attempt }: { attempt: number }) =>
          attempt <= QUIET_RETRIES && saysNothingAboutTokens(error),
      },
    }),
    signIn: build.mutation<LoginResponse, SignInRequest>({
      query: (body) => ({ url: '/api/auth/sign-in', method: 'POST', body }),
    }),
  }),
});

export const { useGetCurrentUserQuery, useSignInMutation } = authApi;
