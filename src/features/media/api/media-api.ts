import { baseApi } from '@/shared/api/base-api';
import { ITEM } from '@/shared/api/base-query';
import { readDeletedMedia, readMedia, readMediaTags, readMediaWithUses } from '@/shared/api/read/media';
import { isWire, readPage } from '@/shared/api/read/values';
import { idTag, listTag, onSuccess, partialTag, provideNames, type Tag } from '@/shared/api/tags';
import type { OnProgress } from '@/shared/api/upload-fetch';
import { upload, UPLOAD } from '@/shared/api/upload-request';
import { url } from '@/shared/api/url';
import type {
  DeletedMedia,
  Id,
  MediaPicture,
  MediaPictureWithUses,
  MediaTag,
  MediaTextsRequest,
  PageQuery,
  Paginated,
} from '@/shared/contract';

import type { MediaFilter } from '../model/media-filter';

type MediaKey = { groupId: Id; id: Id };
type MediaPage = { groupId: Id; search?: string } & MediaFilter & PageQuery;

const libraryUrl = (groupId: Id) => url`/api/news/journalist/${groupId}/media`;
const pictureUrl = ({ groupId, id }: MediaKey) => libraryUrl(groupId) + url`/${id}`;

/** Where pictures are used changes with the group's news. */
const libraryTags = (groupId: Id): Tag[] => [listTag('Media', groupId), partialTag('News', groupId)];
const provideLibrary = (pictures: Paginated<MediaPicture> | undefined, groupId: Id): Tag[] => [
  ...libraryTags(groupId),
  ...provideNames(pictures?.data.map(({ uploadedBy }) => uploadedBy)),
];
const changed = (_data: unknown, error: unknown, { groupId, id }: MediaKey) =>
  onSuccess(error, [listTag('Media', groupId), idTag('Media', id)]);

/** The extension `media`. Call it only after `useExtension('media')` is true. */
export const mediaApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMedia: build.query<Paginated<MediaPicture>, MediaPage>({
      query: ({ groupId, ...params }) => ({ url: libraryUrl(groupId), params }),
      transformResponse: readPage(readMedia),
      providesTags: (pictures, _error, { groupId }) => provideLibrary(pictures, groupId),
    }),
    /** The pictures of these addresses; a cover that was cut from a picture of the library is that picture. */
    listMediaAt: build.query<MediaPicture[], { groupId: Id; addresses: readonly string[] }>({
      query: ({ groupId, addresses }) => ({
        url: `${libraryUrl(groupId)}?${new URLSearchParams(addresses.map((one) => ['address', one]))}`,
      }),
      transformResponse: (data: unknown) => readPage(readMedia)(data, undefined, { page: 1 }).data,
      providesTags: (_pictures, _error, { groupId }) => [listTag('Media', groupId)],
    }),
    getMedia: build.query<MediaPictureWithUses, MediaKey>({
      query: (key) => ({ url: pictureUrl(key) }),
      extraOptions: ITEM,
      transformResponse: readMediaWithUses,
      // What is edited is loaded whenever it opens: somebody else may have changed it.
      keepUnusedDataFor: 0,
      // Not the collection: the picture is still open when it is deleted, and the server would answer 404.
      providesTags: (picture, _error, { groupId, id }) => [
        idTag('Media', id),
        partialTag('News', groupId),
        ...provideNames(picture && [picture.uploadedBy]),
      ],
    }),
    uploadMedia: build.mutation<MediaPicture, { groupId: Id; image: File; onProgress?: OnProgress }>({
      extraOptions: UPLOAD,
      queryFn: async ({ groupId, image, onProgress }, _api, _options, baseQuery) => {
        const form = new FormData();
        form.append('image', image);
        const { data, error } = await baseQuery(upload({ url: libraryUrl(groupId), form }, onProgress));
        return error ? { error } : { data: readMedia(isWire(data) ? data : {}) };
      },
      invalidatesTags: (_data, error, { groupId }) => onSuccess(error, [listTag('Media', groupId)]),
    }),
    describeMedia: build.mutation<unknown, MediaKey & { texts: MediaTextsRequest }>({
      query: ({ texts, ...key }) => ({ url: pictureUrl(key), method: 'PUT', body: texts }),
      invalidatesTags: changed,
    }),
    deleteMedia: build.mutation<unknown, MediaKey>({
      query: (key) => ({ url: pictureUrl(key), method: 'DELETE' }),
      invalidatesTags: (_data, error, { groupId }) => onSuccess(error, [listTag('Media', groupId)]),
    }),
    restoreMedia: build.mutation<unknown, MediaKey>({
      query: (key) => ({ url: `${pictureUrl(key)}/restore`, method: 'POST' }),
      invalidatesTags: changed,
    }),
    listDeletedMedia: build.query<Paginated<DeletedMedia>, { groupId: Id } & PageQuery>({
      query: ({ groupId, ...params }) => ({ url: `${libraryUrl(groupId)}/trash`, params }),
      transformResponse: readPage(readDeletedMedia),
      providesTags: (pictures, _error, { groupId }) => provideLibrary(pictures, groupId),
    }),
    listMediaTags: build.query<MediaTag[], Id>({
      query: (groupId) => ({ url: `${libraryUrl(groupId)}/tags` }),
      transformResponse: readMediaTags,
      providesTags: (_tags, _error, groupId) => [listTag('Media', groupId)],
    }),
  }),
});

export const {
  useListMediaQuery,
  useListMediaAtQuery,
  useGetMediaQuery,
  useUploadMediaMutation,
  useDescribeMediaMutation,
  useDeleteMediaMutation,
  useRestoreMediaMutation,
  useListMediaTagsQuery,
  usePrefetch: usePrefetchMedia,
} = mediaApi;
