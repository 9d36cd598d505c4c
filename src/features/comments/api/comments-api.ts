import { type NewsKey, newsUrl } from '@/features/news';
import { baseApi } from '@/shared/api/base-api';
import { readThreads } from '@/shared/api/read/comments';
import { listTag, onSuccess, provideNames } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import type { CommentRequest, CommentThread, Id } from '@/shared/contract';

type CommentKey = NewsKey & { commentId: Id };

const commentsUrl = (key: NewsKey) => `${newsUrl(key)}/comments`;
const commentUrl = ({ commentId, ...key }: CommentKey) => commentsUrl(key) + url`/${commentId}`;

const changed = (_data: unknown, error: unknown, { groupId }: NewsKey) =>
  onSuccess(error, [listTag('Comment', groupId)]);

/** The extension `comments`. Call it only after `useExtension('comments')` is true. */
const commentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listNewsComments: build.query<CommentThread[], NewsKey>({
      query: (key) => ({ url: commentsUrl(key) }),
      transformResponse: readThreads,
      providesTags: (threads, _error, { groupId }) => [
        listTag('Comment', groupId),
        ...provideNames(
          threads?.flatMap(({ author, replies }) => [author, ...replies.map((one) => one.author)]),
        ),
      ],
    }),
    addNewsComment: build.mutation<unknown, NewsKey & CommentRequest>({
      query: ({ groupId, newsId, ...body }) => ({
        url: commentsUrl({ groupId, newsId }),
        method: 'POST',
        body,
      }),
      invalidatesTags: changed,
    }),
    resolveNewsComment: build.mutation<unknown, CommentKey>({
      query: (key) => ({ url: `${commentUrl(key)}/resolve`, method: 'POST' }),
      invalidatesTags: changed,
    }),
    reopenNewsComment: build.mutation<unknown, CommentKey>({
      query: (key) => ({ url: `${commentUrl(key)}/reopen`, method: 'POST' }),
      invalidatesTags: changed,
    }),
    deleteNewsComment: build.mutation<unknown, CommentKey>({
      query: (key) => ({ url: commentUrl(key), method: 'DELETE' }),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useListNewsCommentsQuery,
  useAddNewsCommentMutation,
  useResolveNewsCommentMutation,
  useReopenNewsCommentMutation,
  useDeleteNewsCommentMutation,
} = commentsApi;
