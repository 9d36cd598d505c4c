import { baseApi } from '@/shared/api/base-api';
import { ITEM } from '@/shared/api/base-query';
import { readProviderSignIn } from '@/shared/api/read/entities';
import { isWire, text } from '@/shared/api/read/values';
import { onSuccess } from '@/shared/api/tags';
import type { ProviderSignIn, ProviderStartRequest } from '@/shared/contract';

/** Sent without a token: nobody is signed in, and an existing session must not be used. */
const NOBODY = { token: null } as const;

const addressIn = (data: unknown): string => (isWire(data) ? text(data['address']) : '');

/** Sign-in by a provider (extension `oidc`). A cookie of the backend binds its calls to this browser. */
const providerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The address of the provider's page. */
    startProviderSignIn: build.mutation<string, ProviderStartRequest>({
      query: (body) => ({ url: '/api/auth/oidc/start', method: 'POST', body }),
      transformResponse: addressIn,
      extraOptions: NOBODY,
    }),
    finishProviderSignIn: build.mutation<ProviderSignIn, void>({
      query: () => ({ url: '/api/auth/oidc/session', method: 'POST' }),
      transformResponse: readProviderSignIn,
      extraOptions: { ...ITEM, ...NOBODY },
    }),
    linkProvider: build.mutation<unknown, void>({
      query: () => ({ url: '/api/auth/oidc/link', method: 'POST' }),
      invalidatesTags: (_data, error) => onSuccess(error, ['User']),
    }),
    /** Where to sign out of the provider too; empty if it has no such page. A mutation, so that it is asked for when it is needed. */
    askProviderSignOut: build.mutation<string, void>({
      query: () => ({ url: '/api/auth/oidc/sign-out' }),
      transformResponse: addressIn,
      extraOptions: NOBODY,
    }),
  }),
});

export const {
  useStartProviderSignInMutation,
  useFinishProviderSignInMutation,
  useLinkProviderMutation,
  useAskProviderSignOutMutation,
} = providerApi;
