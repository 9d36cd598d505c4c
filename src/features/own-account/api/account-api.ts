import { baseApi } from '@/shared/api/base-api';
import { readNewDevice, readOwnSession, readProviderLink } from '@/shared/api/read/entities';
import { list } from '@/shared/api/read/values';
import { idTag, listTag, onSuccess, partialTag } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import type {
  Id,
  NewDevice,
  OwnSession,
  PasswordRequest,
  ProfileRequest,
  ProviderLink,
} from '@/shared/contract';

const SESSIONS = listTag('Session');

/** The user's own account; every call belongs to the extension `profile`, `sessions` or `oidc`. */
const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    editProfile: build.mutation<unknown, ProfileRequest & { id: Id }>({
      query: ({ displayName, bio }) => ({
        url: '/api/account/profile',
        method: 'PUT',
        body: { displayName, bio } satisfies ProfileRequest,
      }),
      // The header, the lists and the groups show the name, and searches find the person by it.
      invalidatesTags: (_user, error, { id }) =>
        onSuccess(error, [idTag('User', id), partialTag('User'), 'Group']),
    }),
    setAvatar: build.mutation<unknown, { id: Id; avatar: File }>({
      query: ({ avatar }) => {
        const body = new FormData();
        body.append('avatar', avatar);
        return { url: '/api/account/avatar', method: 'PUT', body };
      },
      invalidatesTags: (_user, error, { id }) => onSuccess(error, [idTag('User', id), 'Group']),
    }),
    removeAvatar: build.mutation<unknown, { id: Id }>({
      query: () => ({ url: '/api/account/avatar', method: 'DELETE' }),
      invalidatesTags: (_user, error, { id }) => onSuccess(error, [idTag('User', id), 'Group']),
    }),
    changePassword: build.mutation<unknown, PasswordRequest>({
      query: (body) => ({ url: '/api/account/password', method: 'PUT', body }),
      // All other sessions have ended.
      invalidatesTags: (_data, error) => onSuccess(error, [SESSIONS]),
    }),
    listSessions: build.query<OwnSession[], void>({
      query: () => ({ url: '/api/account/sessions' }),
      transformResponse: (data: unknown) => list(data, readOwnSession),
      providesTags: [SESSIONS],
    }),
    endSession: build.mutation<unknown, string>({
      query: (id) => ({ url: url`/api/account/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: (_data, error) => onSuccess(error, [SESSIONS]),
    }),
    endOtherSessions: build.mutation<unknown, void>({
      query: () => ({ url: '/api/account/sessions', method: 'DELETE' }),
      invalidatesTags: (_data, error) => onSuccess(error, [SESSIONS]),
    }),
    /** The link to the provider by which the user signs in too (extension `oidc`); null if there is none. */
    getProviderLink: build.query<ProviderLink | null, Id>({
      query: () => ({ url: '/api/account/provider' }),
      transformResponse: readProviderLink,
      providesTags: (_link, _error, userId) => [idTag('User', userId)],
    }),
    removeProviderLink: build.mutation<unknown, Id>({
      query: () => ({ url: '/api/account/provider', method: 'DELETE' }),
      invalidatesTags: (_data, error, userId) => onSuccess(error, [idTag('User', userId)]),
    }),
    listNewDevices: build.query<NewDevice[], void>({
      query: () => ({ url: '/api/account/new-devices' }),
      transformResponse: (data: unknown) => list(data, readNewDevice),
      providesTags: [listTag('Session', 'new')],
    }),
    dismissNewDevices: build.mutation<unknown, void>({
      query: () => ({ url: '/api/account/new-devices', method: 'DELETE' }),
      invalidatesTags: (_data, error) => onSuccess(error, [listTag('Session', 'new')]),
    }),
  }),
});

export const {
  useEditProfileMutation,
  useSetAvatarMutation,
  useRemoveAvatarMutation,
  useChangePasswordMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useGetProviderLinkQuery,
  useRemoveProviderLinkMutation,
  useListNewDevicesQuery,
  useDismissNewDevicesMutation,
} = accountApi;
