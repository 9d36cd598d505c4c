import { baseApi } from '@/shared/api/base-api';
import { ITEM } from '@/shared/api/base-query';
import { multipartBody } from '@/shared/api/multipart-body';
import { readAccountLink, readUser } from '@/shared/api/read/entities';
import { readUnfinishedWork } from '@/shared/api/read/hand-over';
import { isWire } from '@/shared/api/read/values';
import { idTag, listTag, onSuccess, partialTag } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import type { AccountLink, AccountRequest, Id, UnfinishedWork, User } from '@/shared/contract';

export type AccountValues = Pick<User, 'displayName' | 'username' | 'email' | 'bio'> & {
  /** A new picture; null keeps the current one. */
  avatar: File | null;
  removeAvatar: boolean;
};
export type CreatedAccount = { user: User; link: AccountLink };

/** A picture takes longer to send than an ordinary call. */
const UPLOAD_TIMEOUT_MS = 60_000;

const toForm = ({ avatar, removeAvatar, ...texts }: AccountValues): FormData => {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  if (avatar) form.append('avatar', avatar);
  else if (removeAvatar) form.append('removeAvatar', 'true');
  return form;
};

// A new state moves the person to another page of a filtered list, and a group can lose or regain its Head.
const changedState = (_: unknown, error: unknown, id: Id) =>
  onSuccess(error, [idTag('User', id), partialTag('User'), listTag('Group')]);

/** How an administrator manages accounts (extension `accounts`). */
export const accountsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createAccount: build.mutation<CreatedAccount, AccountRequest>({
      query: (body) => ({ url: '/api/accounts', method: 'POST', body }),
      transformResponse: (data: unknown) => {
        const { user, link } = isWire(data) ? data : {};
        return {
          user: readUser(isWire(user) ? user : {}),
          link: readAccountLink(isWire(link) ? link : {}),
        };
      },
      extraOptions: ITEM,
      // A group shows its members, and whether it has a Head.
      invalidatesTags: (_account, error, { groups = [] }) =>
        onSuccess(error, [
          partialTag('User'),
          ...groups.flatMap(({ groupId }) => [
            idTag('Group', groupId),
            listTag('Group'),
            idTag('GroupStatistics', groupId),
          ]),
        ]),
    }),
    editAccount: build.mutation<unknown, { id: Id; values: AccountValues }>({
      query: ({ id, values }) => ({
        url: url`/api/accounts/${id}`,
        method: 'PUT',
        body: multipartBody(toForm(values)),
      }),
      extraOptions: { timeoutMs: UPLOAD_TIMEOUT_MS },
      // Groups show the names of their members, and searches find other people by them.
      invalidatesTags: (_user, error, { id }) =>
        onSuccess(error, [idTag('User', id), partialTag('User'), 'Group']),
    }),
    /** What the person leaves to others (extension `hand-over`). */
    getUnfinishedWork: build.query<UnfinishedWork, Id>({
      query: (id) => ({ url: url`/api/accounts/${id}/unfinished` }),
      transformResponse: readUnfinishedWork,
      keepUnusedDataFor: 0,
      providesTags: (_work, _error, id) => [idTag('User', id)],
    }),
    disableAccount: build.mutation<unknown, Id>({
      query: (id) => ({ url: url`/api/accounts/${id}/disable`, method: 'POST' }),
      invalidatesTags: changedState,
    }),
    enableAccount: build.mutation<unknown, Id>({
      query: (id) => ({ url: url`/api/accounts/${id}/enable`, method: 'POST' }),
      invalidatesTags: changedState,
    }),
    createAccountLink: build.mutation<AccountLink, Id>({
      query: (id) => ({ url: url`/api/accounts/${id}/link`, method: 'POST' }),
      transformResponse: (link: unknown) => readAccountLink(isWire(link) ? link : {}),
      extraOptions: ITEM,
    }),
  }),
});

export const {
  useCreateAccountMutation,
  useEditAccountMutation,
  useGetUnfinishedWorkQuery,
  useDisableAccountMutation,
  useEnableAccountMutation,
  useCreateAccountLinkMutation,
} = accountsApi;
