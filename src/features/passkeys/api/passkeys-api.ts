import { baseApi } from '@/shared/api/base-api';
import { ITEM } from '@/shared/api/base-query';
import { readLogin } from '@/shared/api/read/entities';
import { readPasskey, readPasskeyOptions } from '@/shared/api/read/passkeys';
import { readList } from '@/shared/api/read/values';
import { idTag, onSuccess } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import type {
  Id,
  LoginResponse,
  Passkey,
  PasskeyNameRequest,
  PasskeyOptions,
  PasskeyProof,
  PasskeyRequest,
  PasskeySignIn,
  PasskeySignInStart,
} from '@/shared/contract';

type Own<T> = T & { userId: Id };

const changedPerson = (_: unknown, error: unknown, { userId }: { userId: Id }) =>
  onSuccess(error, [idTag('User', userId)]);

/** The passkeys of the signed-in person, and what they are used for (extension `passkeys`). */
export const passkeysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPasskeys: build.query<Passkey[], Id>({
      query: () => ({ url: '/api/account/passkeys' }),
      transformResponse: readList(readPasskey),
      providesTags: (_list, _error, userId) => [idTag('User', userId)],
    }),
    startPasskey: build.mutation<PasskeyOptions, void>({
      query: () => ({ url: '/api/account/passkeys/start', method: 'POST' }),
      transformResponse: readPasskeyOptions,
      extraOptions: ITEM,
    }),
    addPasskey: build.mutation<unknown, Own<PasskeyRequest>>({
      query: ({ name, passkey }) => ({
        url: '/api/account/passkeys',
        method: 'POST',
        body: { name, passkey },
      }),
      invalidatesTags: changedPerson,
    }),
    renamePasskey: build.mutation<unknown, Own<PasskeyNameRequest & { id: Id }>>({
      query: ({ id, name }) => ({ url: url`/api/account/passkeys/${id}`, method: 'PUT', body: { name } }),
      invalidatesTags: changedPerson,
    }),
    removePasskey: build.mutation<unknown, Own<{ id: Id }>>({
      query: ({ id }) => ({ url: url`/api/account/passkeys/${id}`, method: 'DELETE' }),
      invalidatesTags: changedPerson,
    }),
    startPasskeySignIn: build.mutation<PasskeyOptions, PasskeySignInStart>({
      query: (body) => ({ url: '/api/auth/sign-in/passkey/start', method: 'POST', body }),
      transformResponse: readPasskeyOptions,
      extraOptions: { ...ITEM, token: null },
    }),
    signInByPasskey: build.mutation<LoginResponse, PasskeySignIn>({
      query: (body) => ({ url: '/api/auth/sign-in/passkey', method: 'POST', body }),
      transformResponse: readLogin,
      extraOptions: { ...ITEM, token: null },
    }),
    startPasskeyProof: build.mutation<PasskeyOptions, void>({
      query: () => ({ url: '/api/auth/step-up/passkey/start', method: 'POST' }),
      transformResponse: readPasskeyOptions,
      extraOptions: ITEM,
    }),
    stepUpByPasskey: build.mutation<null, PasskeyProof>({
      query: (body) => ({ url: '/api/auth/step-up/passkey', method: 'POST', body }),
      transformResponse: () => null,
    }),
  }),
});

export const { useListPasskeysQuery, useRenamePasskeyMutation, useRemovePasskeyMutation } = passkeysApi;
