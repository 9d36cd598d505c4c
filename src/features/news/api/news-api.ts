import { unknownError } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';
import { ITEM } from '@/shared/api/base-query';
import { readUploadedImage } from '@/shared/api/read/entities';
import { readNews, readNewsSummary, readSavedNews } from '@/shared/api/read/news';
import { isWire, readItem, readPage, type Wire } from '@/shared/api/read/values';
import {
  idTag,
  NEWS_OF_GROUPS,
  onSuccess,
  partialTag,
  provideList,
  provideNames,
  type Tag,
} from '@/shared/api/tags';
import type { OnProgress } from '@/shared/api/upload-fetch';
import { upload, UPLOAD } from '@/shared/api/upload-request';
import { url } from '@/shared/api/url';
import { hasExtension } from '@/shared/config/extensions';
import {
  type ApprovalRequest,
  GROUP_NEWS_PAGE_SIZE,
  type Id,
  type NewsItem,
  type NewsSummary,
  type PageQuery,
  type Paginated,
  type RemovedPart,
  type SavedNews,
  type SearchQuery,
  type UploadedImage,
} from '@/shared/contract';

import { originalOf } from '../fields/originals';

import { approvalBody } from './approval-body';
import { toNewsFormData, type NewsWrite } from './news-form-data';

export type NewsKey = { groupId: Id; newsId: Id };
export type GroupNewsPage = { groupId: Id } & PageQuery & SearchQuery;
type Upload = { onProgress?: OnProgress };
/**
 * `key`: identical for every retry of the same attempt. A server with the extension `idempotency` creates
 * only one item for a key.
 */
export type CreateNews = Upload & Omit<NewsWrite, 'newsId'> & { key?: string };
/**
 * `news`: the item, if the backend returns it. `wasThere`: an earlier request with the same key had created
 * it.
 */
export type CreatedNews = { news: (ReadNews & { removed?: RemovedPart[] }) | null; wasThere: boolean };
/**
 * `entityTag`: that of the item when it was loaded. A server that compares it refuses (412) to overwrite a
 * newer version.
 */
export type EditNews = Upload & NewsWrite & NewsKey & { entityTag?: string | null };
/** `entityTag`: identifies this version; null if the backend sends no strong ETag. */
export type ReadNews = NewsItem & { entityTag: string | null };
/**
 * `entityTag`: as in `EditNews`, of what the approver saw. `reason`, `seen`: sent only to a backend that takes them. `again`: only
 * for one with the extension `approval-again`.
 */
export type ApproveNews = NewsKey & ApprovalRequest & { entityTag?: string | null };
export type UploadImage = Upload & { groupId: Id; image: File };

/** The arguments of the first page of a group's news. The list and the overview share its cache entry. */
export const firstPage = (groupId: Id): GroupNewsPage => ({
  groupId,
  page: 1,
  limit: GROUP_NEWS_PAGE_SIZE,
  search: '',
});

const groupUrl = (groupId: Id) => url`/api/news/journalist/${groupId}`;
export const newsUrl = ({ groupId, newsId }: NewsKey) => groupUrl(groupId) + url`/news/${newsId}`;

/** A weak ETag never matches in `If-Match` (RFC 9110, 13.1.1). Many servers add one to every response. */
const strongTag = (tag: string | null | undefined): string | null => (tag?.startsWith('"') ? tag : null);

/** The core API does not define the response of a write; our server returns the item. */
const itemOf = (data: unknown): SavedNews | null =>
  isWire(data) && data['id'] && 'html' in data ? readSavedNews(data) : null;

const keyHeader = async (key?: string): Promise<Record<string, string>> =>
  key && (await hasExtension('idempotency')) ? { 'idempotency-key': key } : {};

export const versionHeader = async (entityTag?: string | null): Promise<Record<string, string>> =>
  entityTag && (await hasExtension('conditional-edit')) ? { 'if-match': entityTag } : {};

/**
 * The reason for the save and the original picture of the covers are sent only to a backend that keeps them.
 */
const formOf = async ({ origin, isHeldBack, ...write }: NewsWrite): Promise<FormData> => {
  const original = originalOf(write.values);
  return toNewsFormData({
    ...write,
    ...(origin && (await hasExtension('versions')) && { origin }),
    ...(isHeldBack && (await hasExtension('published-copy')) && { isHeldBack }),
    ...(original && (await hasExtension('cover-original')) && { original }),
  });
};

/** The tags of a write: every page of the group's news, what shows news of several groups, and the group's figures. */
export const groupTags = (groupId: Id): Tag[] => [
  partialTag('News', groupId),
  NEWS_OF_GROUPS,
  idTag('GroupStatistics', groupId),
];

export const newsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listGroupNews: build.query<Paginated<NewsSummary>, GroupNewsPage>({
      query: ({ groupId, ...params }) => ({ url: `${groupUrl(groupId)}/news`, params }),
      transformResponse: readPage(readNewsSummary),
      providesTags: (news, _error, { groupId }) =>
        provideList('News', news?.data, partialTag('News', groupId)),
    }),
    getNews: build.query<ReadNews, NewsKey>({
      query: (key) => ({ url: newsUrl(key) }),
      transformResponse: (news: Wire, meta, { newsId }) => ({
        ...readItem(readNews)(news, meta, newsId),
        entityTag: strongTag(meta?.response?.headers.get('etag')),
      }),
      extraOptions: ITEM,
      providesTags: (news, _error, { newsId }) => [idTag('News', newsId), ...provideNames([news?.author])],
      // Do not cache: a form must start from the current state of the server.
      keepUnusedDataFor: 0,
    }),
    /** Also invalidates the pages of each journalist's news, because a new item belongs to its writer. */
    createNews: build.mutation<CreatedNews, CreateNews>({
      extraOptions: UPLOAD,
      queryFn: async ({ onProgress, key, ...write }, _api, _options, baseQuery) => {
        const url = `${groupUrl(write.groupId)}/news/create`;
        const request = { url, form: await formOf(write), headers: await keyHeader(key) };
        const { data, error, meta } = await baseQuery(upload(request, onProgress));
        const headers = meta?.response?.headers;
        // The key was used with another text, and the response contains the item that it made.
        const isOther = error?.httpStatus === 422;
        const item = itemOf(isOther ? meta?.current : data);
        if (error && !item) return { error };
        const news = item && { ...item, entityTag: strongTag(headers?.get('etag')) };
        return { data: { news, wasThere: isOther || (headers?.has('idempotent-replayed') ?? false) } };
      },
      invalidatesTags: (_news, error, { groupId }) =>
        onSuccess(error, [...groupTags(groupId), partialTag('News')]),
    }),
    /** The saved item; null if the backend does not return it. */
    editNews: build.mutation<SavedNews | null, EditNews>({
      extraOptions: UPLOAD,
      queryFn: async ({ onProgress, entityTag, ...write }, _api, _options, baseQuery) => {
        const request = {
          url: `${newsUrl(write)}/edit`,
          form: await formOf(write),
          headers: await versionHeader(entityTag),
        };
        const { data, error } = await baseQuery(upload(request, onProgress));
        return error ? { error } : { data: itemOf(data) };
      },
      invalidatesTags: (_news, error, { groupId, newsId }) =>
        onSuccess(error, [...groupTags(groupId), idTag('News', newsId)]),
    }),
    /** The call has no body to choose a step: the server takes the next step and says which. */
    approveNews: build.mutation<{ message: string }, ApproveNews>({
      queryFn: async ({ entityTag, reason, again, seen, ...key }, _api, _options, baseQuery) => {
        const headers = await versionHeader(entityTag);
        const body = await approvalBody({ reason, again, seen });
        const request = { url: `${newsUrl(key)}/approve`, method: 'POST', headers, body };
        const { error, meta } = await baseQuery(request);
        return error ? { error } : { data: { message: meta?.message ?? '' } };
      },
      invalidatesTags: (_data, error, { groupId, newsId }) =>
        onSuccess(error, [...groupTags(groupId), idTag('News', newsId)]),
    }),
    /** Invalidates nothing: an image of a text is part of no list. */
    uploadImage: build.mutation<UploadedImage, UploadImage>({
      extraOptions: UPLOAD,
      queryFn: async ({ groupId, image, onProgress }, _api, _options, baseQuery) => {
        const body = new FormData();
        body.append('image', image);
        const request = { url: `${groupUrl(groupId)}/upload`, form: body };
        const { data, error } = await baseQuery(upload(request, onProgress));
        if (error) return { error };
        const stored = readUploadedImage(isWire(data) ? data : {});
        return stored.url ? { data: stored } : { error: unknownError(null) };
      },
    }),
  }),
});

export const {
  useListGroupNewsQuery,
  useLazyListGroupNewsQuery,
  useLazyGetNewsQuery,
  usePrefetch: usePrefetchNews,
  useGetNewsQuery,
  useCreateNewsMutation,
  useEditNewsMutation,
  useApproveNewsMutation,
  useUploadImageMutation,
} = newsApi;
