import { baseApi, REFRESH_AFTER_SECONDS } from '@/shared/api/base-api';
import { ITEM } from '@/shared/api/base-query';
import { readCheck, readUser } from '@/shared/api/read/entities';
import { readJournalistNews } from '@/shared/api/read/news';
import { readItem, readPage } from '@/shared/api/read/values';
import { idTag, listTag, onSuccess, partialTag, provideList } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import {
  GROUP_NEWS_PAGE_SIZE,
  USERS_PAGE_SIZE,
  type Id,
  type JournalistNews,
  type PageQuery,
  type Paginated,
  type PermissionChange,
  type SearchQuery,
  type User,
  type UserState,
} from '@/shared/contract';

/** `state` is sent only to a backend with the extension `accounts`. */
export type UserSearch = SearchQuery & Pick<PageQuery, 'page'> & { state?: UserState };
export type JournalistNewsPage = { userId: Id } & Pick<PageQuery, 'page'>;
export type UserPermissionChange = { id: Id } & PermissionChange;

const changePermission =
  (change: 'add' | 'remove') =>
  ({ id, permission }: UserPermissionChange) => ({
    url: url`/api/users/permissions/${id}/${change}`,
    method: 'PUT',
    body: { permission } satisfies PermissionChange,
  });

// Update the row with the server's response immediately, before the refetch: otherwise a second click in
// between would send the change again. The page reports a refusal.
const ignore = () => undefined;

// The person's rows, their detail and, if it is the user, the current user of all permission gates.
const changedUser = (_: unknown, error: unknown, { id }: UserPermissionChange) =>
  onSuccess(error, [idTag('User', id)]);

export const usersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchUsers: build.query<Paginated<User>, UserSearch>({
      query: (wanted) => ({
        url: '/api/users/search',
        params: { ...wanted, limit: USERS_PAGE_SIZE },
      }),
      transformResponse: readPage(readUser),
      providesTags: (users) => provideList('User', users?.data, partialTag('User')),
    }),
    getUser: build.query<User, Id>({
      query: (id) => ({ url: url`/api/users/detail/${id}` }),
      transformResponse: readItem(readUser),
      extraOptions: ITEM,
      providesTags: (_user, _error, id) => [idTag('User', id)],
    }),
    addPermission: build.mutation<unknown, UserPermissionChange>({
      query: changePermission('add'),
      invalidatesTags: changedUser,
      onQueryStarted: ({ id, permission }, { dispatch, queryFulfilled }) => {
        const show = usersApi.util.updateQueryData('getUser', id, (user) => {
          user.permission |= permission;
        });
        void queryFulfilled.then(() => dispatch(show), ignore);
      },
    }),
    removePermission: build.mutation<unknown, UserPermissionChange>({
      query: changePermission('remove'),
      invalidatesTags: changedUser,
      onQueryStarted: ({ id, permission }, { dispatch, queryFulfilled }) => {
        const show = usersApi.util.updateQueryData('getUser', id, (user) => {
          user.permission &= ~permission;
        });
        void queryFulfilled.then(() => dispatch(show), ignore);
      },
    }),
    checkJournalist: build.query<boolean, Id>({
      query: (id) => ({ url: url`/api/news/journalist/check/${id}` }),
      transformResponse: readCheck,
      // A journalist is a member of a group.
      providesTags: [listTag('Group')],
    }),
    listJournalistNews: build.query<Paginated<JournalistNews>, JournalistNewsPage>({
      query: ({ userId, page }) => ({
        url: url`/api/news/journalist/news/${userId}`,
        params: { page, limit: GROUP_NEWS_PAGE_SIZE },
      }),
      transformResponse: readPage(readJournalistNews),
      providesTags: (news) => provideList('News', news?.data, partialTag('News')),
    }),
  }),
});

export const {
  usePrefetch: usePrefetchUsers,
  useGetUserQuery,
  useAddPermissionMutation,
  useRemovePermissionMutation,
  useCheckJournalistQuery,
} = usersApi;

/** Prefetches the first page of users. */
export const prefetchUsers = () =>
  usersApi.util.prefetch('searchUsers', { search: '', page: 1 }, { ifOlderThan: REFRESH_AFTER_SECONDS });
