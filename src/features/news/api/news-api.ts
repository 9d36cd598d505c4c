import type { BaseQueryApi } from '@reduxjs/toolkit/query';

import { baseApi } from '@/shared/api/base-api';
import { envelopeBaseQuery } from '@/shared/api/base-query';
import { multipartBody } from '@/shared/api/multipart-body';
import { idTag, onSuccess, partialTag, provideList, type Tag } from '@/shared/api/tags';
import { uploadFetch, type OnProgress } from '@/shared/api/upload-fetch';
import {
  GROUP_NEWS_PAGE_SIZE,
  type Id,
  type IsoDate,
  type NewsItem,
  type NewsSummary,
  type PageQuery,
  type Paginated,
  type SearchQuery,
  type UploadedImage,
} from '@/shared/contract';

import { toNewsFormData, type NewsWrite } from './news-form-data';

/** An upload's own time limit: `docs/decisions/upload-time-limit.md`. */
const UPLOAD_TIMEOUT_MS = 120_000;

export type NewsKey = { groupId: Id; newsId: Id };
export type GroupNewsPage = { groupId: Id } & PageQuery & SearchQuery;
type Upload = { onProgress?: OnProgress };
export type CreateNews = Upload & Omit<NewsWrite, 'newsId'>;
export type EditNews = Upload & Required<NewsWrite>;
export type UploadImage = Upload & { groupId: Id; image: File };

/** The first page of a group's news: the list's page 1 and the overview's first 20 are one entry of the cache. */
export const firstPage = (groupId: Id): GroupNewsPage => ({
  groupId,
  page: 1,
  limit: GROUP_NEWS_PAGE_SIZE,
  search: '',
});

/** Backends call the date by either name. */
type OnWire<T> = Omit<T, 'publishedAt'> & { publishedAt?: IsoDate; publishedDate?: IsoDate };

const fromWire = <T extends NewsSummary>({ publishedDate, ...news }: OnWire<T>): T =>
  ({ ...news, publishedAt: news.publishedAt ?? publishedDate ?? '' }) as unknown as T; // only the date was missing

const groupUrl = (groupId: Id) => `/api/news/journalist/${groupId}`;
const newsUrl = ({ groupId, newsId }: NewsKey) => `${groupUrl(groupId)}/news/${newsId}`;

const upload = (api: BaseQueryApi, url: string, form: FormData, onProgress: OnProgress = () => {}) =>
  envelopeBaseQuery({ url, method: 'POST', body: multipartBody(form) }, api, {
    timeoutMs: UPLOAD_TIMEOUT_MS,
    fetchFn: uploadFetch(onProgress),
  });

/** What a write changes: any page of the group's news, and the group's figures. */
const groupTags = (groupId: Id): Tag[] => [partialTag('News', groupId), idTag('GroupStatistics', groupId)];

export const newsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listGroupNews: build.query<Paginated<NewsSummary>, GroupNewsPage>({
      query: ({ groupId, ...params }) => ({ url: `${groupUrl(groupId)}/news`, params }),
      transformResponse: (news: Paginated<OnWire<NewsSummary>>) => ({
        ...news,
        data: news.data.map(fromWire),
      }),
      providesTags: (news, _error, { groupId }) =>
        provideList('News', news?.data, partialTag('News', groupId)),
    }),
    getNews: build.query<NewsItem, NewsKey>({
      query: (key) => ({ url: newsUrl(key) }),
      transformResponse: (news: OnWire<NewsItem>) => fromWire<NewsItem>(news),
      providesTags: (_news, _error, { newsId }) => [idTag('News', newsId)],
      // A form starts from what the server holds now.
      keepUnusedDataFor: 0,
    }),
    /** Everyone's pages too: a new item belongs to its writer's news, whichever group it was written in. */
    createNews: build.mutation<unknown, CreateNews>({
      queryFn: ({ onProgress, ...write }, api) =>
        upload(api, `${groupUrl(write.groupId)}/news/create`, toNewsFormData(write), onProgress),
      invalidatesTags: (_news, error, { groupId }) =>
        onSuccess(error, [...groupTags(groupId), partialTag('News')]),
    }),
    editNews: build.mutation<unknown, EditNews>({
      queryFn: ({ onProgress, ...write }, api) =>
        upload(api, `${newsUrl(write)}/edit`, toNewsFormData(write), onProgress),
      invalidatesTags: (_news, error, { groupId, newsId }) =>
        onSuccess(error, [...groupTags(groupId), idTag('News', newsId)]),
    }),
    /** The call carries no choice: the server takes the next step and says which. */
    approveNews: build.mutation<{ message: string }, NewsKey>({
      query: (key) => ({ url: `${newsUrl(key)}/approve`, method: 'POST' }),
      transformResponse: (_data, meta) => ({ message: meta?.message ?? '' }),
      invalidatesTags: (_data, error, { groupId, newsId }) =>
        onSuccess(error, [...groupTags(groupId), idTag('News', newsId)]),
    }),
    /** Invalidates nothing: an image of a text belongs to no list. */
    uploadImage: build.mutation<UploadedImage, UploadImage>({
      queryFn: async ({ groupId, image, onProgress }, api) => {
        const body = new FormData();
        body.append('image', image);
        const { data, ...rest } = await upload(api, `${groupUrl(groupId)}/upload`, body, onProgress);
        return rest.error ? { error: rest.error } : { data: data as UploadedImage }; // the wire's shape, section 7
      },
    }),
  }),
});

export const {
  useListGroupNewsQuery,
  usePrefetch: usePrefetchNews,
  useGetNewsQuery,
  useCreateNewsMutation,
  useEditNewsMutation,
  useApproveNewsMutation,
  useUploadImageMutation,
} = newsApi;
