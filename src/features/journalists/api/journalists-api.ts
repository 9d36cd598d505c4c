import type { ApiError } from '@/shared/api/api-error';
import { baseApi, REFRESH_AFTER_SECONDS } from '@/shared/api/base-api';
import { ITEM } from '@/shared/api/base-query';
import { readCategory, readGroup, readStatistics, type Statistics } from '@/shared/api/read/entities';
import { isWire, readItem, readList } from '@/shared/api/read/values';
import {
  idTag,
  listTag,
  NEWS_OF_GROUPS,
  onSuccess,
  partialTag,
  provideList,
  type Tag,
} from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import type {
  GroupRequest,
  Id,
  InviteRequest,
  JournalistGroup,
  NewsCategory,
  SearchQuery,
} from '@/shared/contract';

export type GroupCategory = { groupId: Id; categoryId: Id };
export type GroupCategories = { groupId: Id; categoryIds: readonly Id[] };
export type AddedCategories = { added: Id[]; refused: { categoryId: Id; error: ApiError }[] };

const URL = '/api/news/journalist';
const groupUrl = (groupId: Id) => url`/api/news/journalist/${groupId}`;
const categoryUrl = ({ groupId, categoryId }: GroupCategory) =>
  groupUrl(groupId) + url`/categories/${categoryId}`;

/** The tags of a group's categories and of the figure that counts them; nothing of other groups. */
const categoryTags = (groupId: Id): Tag[] => [
  listTag('Category', groupId),
  idTag('GroupStatistics', groupId),
];

export const journalistsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listGroups: build.query<JournalistGroup[], SearchQuery>({
      query: (params) => ({ url: URL, params }),
      transformResponse: readList(readGroup),
      providesTags: (groups) => provideList('Group', groups, listTag('Group')),
    }),
    createGroup: build.mutation<JournalistGroup | null, GroupRequest>({
      query: (body) => ({ url: URL, method: 'POST', body }),
      transformResponse: (data: unknown) => (isWire(data) && data['id'] ? readGroup(data) : null),
      invalidatesTags: (_group, error) => onSuccess(error, [listTag('Group')]),
    }),
    getGroup: build.query<JournalistGroup, Id>({
      query: (groupId) => ({ url: groupUrl(groupId) }),
      transformResponse: readItem(readGroup),
      extraOptions: ITEM,
      providesTags: (_group, _error, groupId) => [idTag('Group', groupId)],
    }),
    /**
     * Invalidates the lists and not the group: its page is still open and must not refetch it. The news of the
     * group disappear from every list.
     */
    deleteGroup: build.mutation<unknown, Id>({
      query: (groupId) => ({ url: groupUrl(groupId), method: 'DELETE' }),
      invalidatesTags: (_data, error) =>
        onSuccess(error, [listTag('Group'), partialTag('News'), NEWS_OF_GROUPS]),
    }),
    getGroupStatistics: build.query<Statistics, Id>({
      query: (groupId) => ({ url: `${groupUrl(groupId)}/statistics` }),
      transformResponse: readStatistics,
      extraOptions: ITEM,
      providesTags: (_statistics, _error, groupId) => [idTag('GroupStatistics', groupId)],
    }),
    listGroupCategories: build.query<NewsCategory[], Id>({
      query: (groupId) => ({ url: `${groupUrl(groupId)}/categories` }),
      transformResponse: readList(readCategory),
      providesTags: (categories, _error, groupId) =>
        provideList('Category', categories, listTag('Category', groupId)),
    }),
    /**
     * Sends one call for each category and returns which were refused. It is one mutation, because RTK Query
     * drops a refetch that is requested while the list is already loading: with separate mutations, the last
     * category could stay invisible.
     */
    addGroupCategories: build.mutation<AddedCategories, GroupCategories>({
      queryFn: async ({ groupId, categoryIds }, _api, _options, send) => {
        const answers = await Promise.all(
          categoryIds.map(async (categoryId) => {
            const { error } = await send({ url: categoryUrl({ groupId, categoryId }), method: 'POST' });
            return { categoryId, error };
          }),
        );
        return {
          data: {
            added: answers.flatMap(({ categoryId, error }) => (error ? [] : [categoryId])),
            refused: answers.flatMap(({ categoryId, error }) => (error ? [{ categoryId, error }] : [])),
          },
        };
      },
      invalidatesTags: (result, error, { groupId }) =>
        result?.added.length === 0 ? [] : onSuccess(error, categoryTags(groupId)),
    }),
    removeGroupCategory: build.mutation<unknown, GroupCategory>({
      query: (category) => ({ url: categoryUrl(category), method: 'DELETE' }),
      invalidatesTags: (_data, error, { groupId }) => onSuccess(error, categoryTags(groupId)),
    }),
    /** Also invalidates the collection, because whether a person is a journalist depends on it. */
    inviteMember: build.mutation<unknown, InviteRequest & { groupId: Id }>({
      query: ({ groupId, ...body }) => ({ url: `${groupUrl(groupId)}/member`, method: 'POST', body }),
      invalidatesTags: (_data, error, { groupId }) =>
        onSuccess(error, [idTag('Group', groupId), listTag('Group'), idTag('GroupStatistics', groupId)]),
    }),
  }),
});

export const {
  usePrefetch: usePrefetchGroups,
  useListGroupsQuery,
  useCreateGroupMutation,
  useGetGroupQuery,
  useLazyGetGroupQuery,
  useDeleteGroupMutation,
  useGetGroupStatisticsQuery,
  useListGroupCategoriesQuery,
  useAddGroupCategoriesMutation,
  useRemoveGroupCategoryMutation,
  useInviteMemberMutation,
} = journalistsApi;

/** Prefetches a group. */
export const prefetchGroup = (groupId: Id) =>
  journalistsApi.util.prefetch('getGroup', groupId, { ifOlderThan: REFRESH_AFTER_SECONDS });

/** Prefetches the categories of a group. */
export const prefetchGroupCategories = (groupId: Id) =>
  journalistsApi.util.prefetch('listGroupCategories', groupId, { ifOlderThan: REFRESH_AFTER_SECONDS });

/** Prefetches all groups. */
export const prefetchGroups = () =>
  journalistsApi.util.prefetch('listGroups', { search: '' }, { ifOlderThan: REFRESH_AFTER_SECONDS });
