import { baseApi } from '@/shared/api/base-api';
import { ITEM } from '@/shared/api/base-query';
import { readRecoveryCodes, readTwoFactor, readTwoFactorStart } from '@/shared/api/read/entities';
import { idTag, onSuccess } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import type { Id, RecoveryCodes, TwoFactor, TwoFactorProof, TwoFactorStart } from '@/shared/contract';

type Own<T> = T & { userId: Id };

const changedPerson = (_: unknown, error: unknown, { userId }: { userId: Id }) =>
  onSuccess(error, [idTag('User', userId)]);

/**
 * Second factors (extension `two-factor`): the user's own, and what an administrator may do with those of
 * others.
 */
const twoFactorApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTwoFactor: build.query<TwoFactor, Id>({
      query: (userId) => ({ url: url`/api/accounts/${userId}/two-factor` }),
      transformResponse: readTwoFactor,
      extraOptions: ITEM,
      providesTags: (_factor, _error, userId) => [idTag('User', userId)],
    }),
    startTwoFactor: build.mutation<TwoFactorStart, { password: string }>({
      query: (body) => ({ url: '/api/account/two-factor/start', method: 'POST', body }),
      transformResponse: readTwoFactorStart,
      extraOptions: ITEM,
    }),
    confirmTwoFactor: build.mutation<RecoveryCodes, Own<{ code: string }>>({
      query: ({ code }) => ({ url: '/api/account/two-factor/confirm', method: 'POST', body: { code } }),
      transformResponse: readRecoveryCodes,
      extraOptions: ITEM,
      invalidatesTags: changedPerson,
    }),
    disableTwoFactor: build.mutation<unknown, Own<TwoFactorProof>>({
      query: ({ password, code }) => ({
        url: '/api/account/two-factor/disable',
        method: 'POST',
        body: { password, code },
      }),
      invalidatesTags: changedPerson,
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, Own<TwoFactorProof>>({
      query: ({ password, code }) => ({
        url: '/api/account/two-factor/recovery-codes',
        method: 'POST',
        body: { password, code },
      }),
      transformResponse: readRecoveryCodes,
      extraOptions: ITEM,
      invalidatesTags: changedPerson,
    }),
    resetTwoFactor: build.mutation<unknown, Id>({
      query: (userId) => ({ url: url`/api/accounts/${userId}/two-factor`, method: 'DELETE' }),
      invalidatesTags: (_data, error, userId) => onSuccess(error, [idTag('User', userId)]),
    }),
  }),
});

export const {
  useGetTwoFactorQuery,
  useStartTwoFactorMutation,
  useConfirmTwoFactorMutation,
  useDisableTwoFactorMutation,
  useRenewRecoveryCodesMutation,
  useResetTwoFactorMutation,
} = twoFactorApi;
