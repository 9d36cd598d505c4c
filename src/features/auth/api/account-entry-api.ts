import { baseApi } from '@/shared/api/base-api';
import { ITEM } from '@/shared/api/base-query';
import { readLinkState } from '@/shared/api/read/entities';
import { flag, isWire } from '@/shared/api/read/values';
import type { AccountLinkState, FirstRunRequest, LinkRequest } from '@/shared/contract';

/** Sent without a token: nobody is signed in, and an existing session must not be used. */
const NOBODY = { token: null } as const;

type FirstRun = { isOpen: boolean; needsToken: boolean };

/** How people set their first password (extension `accounts`). */
const accountEntryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The token is in a header, because servers log addresses. */
    getAccountLink: build.query<AccountLinkState, string>({
      query: (token) => ({ url: '/api/accounts/link', headers: { 'x-account-link': token } }),
      transformResponse: readLinkState,
      extraOptions: { ...ITEM, ...NOBODY },
      providesTags: [],
      keepUnusedDataFor: 0,
    }),
    setPasswordByLink: build.mutation<unknown, LinkRequest>({
      query: (body) => ({ url: '/api/accounts/link', method: 'POST', body }),
      extraOptions: NOBODY,
    }),
    /** Sends a link by mail (extension `mail`). */
    requestAccountLink: build.mutation<unknown, { name: string }>({
      query: (body) => ({ url: '/api/accounts/forgotten', method: 'POST', body }),
      extraOptions: NOBODY,
    }),
    getFirstRun: build.query<FirstRun, void>({
      query: () => ({ url: '/api/accounts/first-run' }),
      transformResponse: (data: unknown) => ({
        isOpen: isWire(data) && flag(data['isOpen']),
        needsToken: isWire(data) && flag(data['needsToken']),
      }),
      extraOptions: NOBODY,
      providesTags: [],
      keepUnusedDataFor: 0,
    }),
    createFirstAdministrator: build.mutation<unknown, FirstRunRequest>({
      query: (body) => ({ url: '/api/accounts/first-run', method: 'POST', body }),
      extraOptions: NOBODY,
    }),
  }),
});

export const {
  useGetAccountLinkQuery,
  useSetPasswordByLinkMutation,
  useRequestAccountLinkMutation,
  useGetFirstRunQuery,
  useCreateFirstAdministratorMutation,
} = accountEntryApi;
