import { baseApi } from '@/shared/api/base-api';
import { ITEM } from '@/shared/api/base-query';
import { readDraft, readDraftSummary } from '@/shared/api/read/drafts';
import { readList } from '@/shared/api/read/values';
import { idTag, listTag, onSuccess, provideList } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import type { Draft, DraftRequest, DraftSummary } from '@/shared/contract';

/** The extension `drafts`. Call it only after `hasExtension('drafts')` is true. */
export const draftsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listDrafts: build.query<DraftSummary[], void>({
      query: () => ({ url: '/api/drafts' }),
      transformResponse: readList(readDraftSummary),
      providesTags: (drafts) => provideList('Draft', drafts, listTag('Draft')),
    }),
    getDraft: build.query<Draft, string>({
      query: (id) => ({ url: url`/api/drafts/${id}` }),
      extraOptions: ITEM,
      transformResponse: readDraft,
      providesTags: (_draft, _error, id) => [idTag('Draft', id)],
    }),
    saveDraft: build.mutation<DraftSummary, DraftRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: url`/api/drafts/${id}`, method: 'PUT', body }),
      extraOptions: ITEM,
      transformResponse: readDraftSummary,
      invalidatesTags: (_saved, error, { id }) => onSuccess(error, [listTag('Draft'), idTag('Draft', id)]),
    }),
    deleteDraft: build.mutation<unknown, string>({
      query: (id) => ({ url: url`/api/drafts/${id}`, method: 'DELETE' }),
      invalidatesTags: (_data, error) => onSuccess(error, [listTag('Draft')]),
    }),
  }),
});

export const { useListDraftsQuery } = draftsApi;
