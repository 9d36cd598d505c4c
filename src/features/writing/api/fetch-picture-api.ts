import { baseApi } from '@/shared/api/base-api';
import { readUploadedImage } from '@/shared/api/read/entities';
import { url } from '@/shared/api/url';
import type { Id, UploadedImage } from '@/shared/contract';

/** The server fetches the picture within 10 seconds, and converts it. */
const FETCH = { timeoutMs: 30_000 };

/** The extension `fetch-pictures`. Call it only after `useExtension('fetch-pictures')` is true. */
const fetchPictureApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Invalidates nothing, like an upload. */
    fetchPicture: build.mutation<UploadedImage, { groupId: Id; address: string }>({
      extraOptions: FETCH,
      query: ({ groupId, address }) => ({
        url: url`/api/news/journalist/${groupId}/fetch-picture`,
        method: 'POST',
        body: { address },
      }),
      transformResponse: readUploadedImage,
    }),
  }),
});

export const { useFetchPictureMutation } = fetchPictureApi;
