import type { BaseQueryApi } from '@reduxjs/toolkit/query';

import { unknownError } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';
import { envelopeBaseQuery, ITEM } from '@/shared/api/base-query';
import { multipartBody } from '@/shared/api/multipart-body';
import { readUploadedImage } from '@/shared/api/read/entities';
import { readNews, readNewsSummary, readSavedNews } from '@/shared/api/read/news';
import { isWire, readItem, readPage, type Wire } from '@/shared/api/read/values';
import { idTag, onSuccess, partialTag, provideList, type Tag } from '@/shared/api/tags';
import { uploadFetch, type OnProgress } from '@/shared/api/upload-fetch';
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

import { originalOf } from '../covers/originals';

import { toNewsFormData, type NewsWrite } from './news-form-data';

/** An upload's own time limit: `docs/decisions/upload-time-limit.md`. */
const UPLOAD_TIMEOUT_MS = 120_000;

export type NewsKey = { groupId: Id; newsId: Id };
export type GroupNewsPage = { groupId: Id } & PageQuery & SearchQuery;
type Upload = { onProgress?: OnProgress };
/** `key`: the same for the same attempt, whenever it is sent again; a server that knows keys makes one item of it. */
export type CreateNews = Upload & Omit<NewsWrite, 'newsId'> & { key?: string };
/** `news` where the backend sends the item back; `wasThere`: an earlier request with the key had made it. */
export type CreatedNews = { news: (ReadNews & { removed?: RemovedPart[] }) | null; wasThere: boolean };
/** `entityTag`: of the item as it was read; a server that knows it refuses (412) to write over anything else. */
export type EditNews = Upload & NewsWrite & NewsKey & { entityTag?: string | null };
/** `entityTag`: what names this content, null where the backend gives none that can be written over by. */
export type ReadNews = NewsItem & { entityTag: string | null };
/** `entityTag`: of the item as the approver has seen it; a server that knows it approves nothing else (412). `reason`: why it is approved over a blocker; sent where it is kept. */
export type ApproveNews = NewsKey & ApprovalRequest & { entityTag?: string | null };
export type UploadImage = Upload & { groupId: Id; image: File };

/** The first page of a group's news: the list's page 1 and the overview's first 20 are one entry of the cache. */
export const firstPage = (groupId: Id): GroupNewsPage => ({
  groupId,
  page: 1,
  limit: GROUP_NEWS_PAGE_SIZE,
  search: '',
});

const groupUrl = (groupId: Id) => url`/api/news/journalist/${groupId}`;
export const newsUrl = ({ groupId, newsId }: NewsKey) => groupUrl(groupId) + url`/news/${newsId}`;

/** A weak tag, which many servers make of any answer by themselves, never matches (RFC 9110, 13.1.1). */
const strongTag = (tag: string | null | undefined): string | null => (tag?.startsWith('"') ? tag : null);

/** Section 7 shows no answer to a write; ours is the item. */
const itemOf = (data: unknown): SavedNews | null =>
  isWire(data) && data['id'] && 'html' in data ? readSavedNews(data) : null;

const keyHeader = async (key?: string): Promise<Record<string, string>> =>
  key && (await hasExtension('idempotency')) ? { 'idempotency-key': key } : {};

export const versionHeader = async (entityTag?: string | null): Promise<Record<string, string>> =>
  entityTag && (await hasExtension('conditional-edit')) ? { 'if-match': entityTag } : {};

/** What is sent: why it is saved, and what its covers were cut from, only to a backend that keeps it. */
const formOf = async ({ origin, ...write }: NewsWrite): Promise<FormData> => {
  const original = originalOf(write.values);
  return toNewsFormData({
    ...write,
    ...(origin && (await hasExtension('versions')) && { origin }),
    ...(original && (await hasExtension('cover-original')) && { original }),
  });
};

type UploadRequest = { url: string; form: FormData; headers?: Record<string, string> };

const upload = (
  api: BaseQueryApi,
  { url, form, headers }: UploadRequest,
  onProgress: OnProgress = () => {},
) =>
  envelopeBaseQuery({ url, method: 'POST', body: multipartBody(form), headers }, api, {
    timeoutMs: UPLOAD_TIMEOUT_MS,
    fetchFn: uploadFetch(onProgress),
  });

/** What a write changes: any page of the group's news, and the group's figures. */
export const groupTags = (groupId: Id): Tag[] => [
  partialTag('News', groupId),
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
      providesTags: (_news, _error, { newsId }) => [idTag('News', newsId)],
      // A form starts from what the server holds now.
      keepUnusedDataFor: 0,
    }),
    /** Everyone's pages too: a new item belongs to its writer's news, whichever group it was written in. */
    createNews: build.mutation<CreatedNews, CreateNews>({
      queryFn: async ({ onProgress, key, ...write }, api) => {
        const url = `${groupUrl(write.groupId)}/news/create`;
        const request = { url, form: await formOf(write), headers: await keyHeader(key) };
        const { data, error, meta } = await upload(api, request, onProgress);
        if (error) return { error };
        const headers = meta?.response?.headers;
        const item = itemOf(data);
        const news = item && { ...item, entityTag: strongTag(headers?.get('etag')) };
        return { data: { news, wasThere: headers?.has('idempotent-replayed') ?? false } };
      },
      invalidatesTags: (_news, error, { groupId }) =>
        onSuccess(error, [...groupTags(groupId), partialTag('News')]),
    }),
    /** The item as it is saved, null where the backend does not send it back. */
    editNews: build.mutation<SavedNews | null, EditNews>({
      queryFn: async ({ onProgress, entityTag, ...write }, api) => {
        const request = {
          url: `${newsUrl(write)}/edit`,
          form: await formOf(write),
          headers: await versionHeader(entityTag),
        };
        const { data, error } = await upload(api, request, onProgress);
        return error ? { error } : { data: itemOf(data) };
      },
      invalidatesTags: (_news, error, { groupId, newsId }) =>
        onSuccess(error, [...groupTags(groupId), idTag('News', newsId)]),
    }),
    /** The call carries no choice: the server takes the next step and says which. */
    approveNews: build.mutation<{ message: string }, ApproveNews>({
      queryFn: async ({ entityTag, reason, ...key }, _api, _options, baseQuery) => {
        const headers = await versionHeader(entityTag);
        const body = reason && (await hasExtension('approval-reason')) ? { reason } : undefined;
        const request = { url: `${newsUrl(key)}/approve`, method: 'POST', headers, body };
        const { error, meta } = await baseQuery(request);
        return error ? { error } : { data: { message: meta?.message ?? '' } };
      },
      invalidatesTags: (_data, error, { groupId, newsId }) =>
        onSuccess(error, [...groupTags(groupId), idTag('News', newsId)]),
    }),
    /** Invalidates nothing: an image of a text belongs to no list. */
    uploadImage: build.mutation<UploadedImage, UploadImage>({
      queryFn: async ({ groupId, image, onProgress }, api) => {
        const body = new FormData();
        body.append('image', image);
        const request = { url: `${groupUrl(groupId)}/upload`, form: body };
        const { data, error } = await upload(api, request, onProgress);
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
