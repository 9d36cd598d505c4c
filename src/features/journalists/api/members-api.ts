import { baseApi } from '@/shared/api/base-api';
import { readManagedMember, readUser } from '@/shared/api/read/entities';
import { list, readPage } from '@/shared/api/read/values';
import { idTag, listTag, onSuccess, partialTag, provideList } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import type {
  GroupRequest,
  Id,
  LevelRequest,
  ManagedMember,
  PageQuery,
  Paginated,
  SearchQuery,
  User,
} from '@/shared/contract';

type Member = { groupId: Id; userId: Id };

const memberUrl = ({ groupId, userId }: Member) => url`/api/news/journalist/${groupId}/members/${userId}`;

/** The group with its members and the user's level in it, and all lists of groups. */
const groupTags = (groupId: Id) => [idTag('Group', groupId), listTag('Group')];

/** The extension `members`. Call it only after `useExtension('members')` is true. */
export const membersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMembers: build.query<ManagedMember[], Id>({
      query: (groupId) => ({ url: url`/api/news/journalist/${groupId}/members` }),
      transformResponse: (data: unknown) => list(data, readManagedMember),
      // The number of news per member changes with every new item.
      providesTags: (_members, _error, groupId) => [
        idTag('Group', groupId),
        idTag('GroupStatistics', groupId),
      ],
    }),
    renameGroup: build.mutation<unknown, GroupRequest & { groupId: Id }>({
      query: ({ groupId, name }) => ({
        url: url`/api/news/journalist/${groupId}`,
        method: 'PUT',
        body: { name } satisfies GroupRequest,
      }),
      invalidatesTags: (_group, error, { groupId }) => onSuccess(error, groupTags(groupId)),
    }),
    changeMemberLevel: build.mutation<unknown, Member & LevelRequest>({
      query: ({ level, ...member }) => ({
        url: memberUrl(member),
        method: 'PUT',
        body: { level } satisfies LevelRequest,
      }),
      invalidatesTags: (_member, error, { groupId }) => onSuccess(error, groupTags(groupId)),
    }),
    /** The people whose name or e-mail contains the text; for appointing somebody who is not a member. */
    findPeople: build.query<Paginated<User>, SearchQuery & PageQuery>({
      query: (params) => ({ url: '/api/users/search', params }),
      transformResponse: readPage(readUser),
      providesTags: (people) => provideList('User', people?.data, partialTag('User')),
    }),
    /** The extension `restore`: makes a removed member a member again, at the old level. */
    restoreMember: build.mutation<unknown, Member>({
      query: (member) => ({ url: `${memberUrl(member)}/restore`, method: 'POST' }),
      invalidatesTags: (_member, error, { groupId }) =>
        onSuccess(error, [...groupTags(groupId), idTag('GroupStatistics', groupId)]),
    }),
    /** A user who leaves must not refetch the group: its page is still open, and the server would refuse. */
    removeMember: build.mutation<unknown, Member & { isOneself: boolean }>({
      query: ({ groupId, userId }) => ({ url: memberUrl({ groupId, userId }), method: 'DELETE' }),
      invalidatesTags: (_data, error, { groupId, isOneself }) =>
        onSuccess(
          error,
          isOneself ? [listTag('Group')] : [...groupTags(groupId), idTag('GroupStatistics', groupId)],
        ),
    }),
  }),
});

export const {
  useLazyFindPeopleQuery,
  useListMembersQuery,
  useRenameGroupMutation,
  useChangeMemberLevelMutation,
  useRemoveMemberMutation,
  useRestoreMemberMutation,
} = membersApi;
