import { baseApi } from '@/shared/api/base-api';
import { readAuditPage } from '@/shared/api/read/audit';
import { idTag, listTag } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import { type AuditFilter, type AuditPage, type Id } from '@/shared/contract';

/** Sending a million records takes minutes. */
const EXPORT_TIMEOUT_MS = 15 * 60_000;

/**
 * A position in the log: the page before (older than) or after (newer than) a record; without either, the
 * newest page.
 */
export type AuditPlace = { before?: Id; after?: Id };
type NewsHistory = { groupId: Id; newsId: Id } & AuditPlace;

/** Returns the file as an object URL, in the shape of a response; a refusal is returned unchanged. */
const readFile = async (response: Response): Promise<unknown> => {
  const isFile = response.headers.get('content-type')?.startsWith('text/csv') ?? false;
  if (!isFile) return response.json();
  return { success: true, data: URL.createObjectURL(await response.blob()) };
};

const auditApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.query<AuditPage, AuditFilter & AuditPlace>({
      query: (params) => ({ url: '/api/audit', params }),
      transformResponse: readAuditPage,
      providesTags: [listTag('Audit')],
    }),
    getNewsHistory: build.query<AuditPage, NewsHistory>({
      query: ({ groupId, newsId, ...params }) => ({
        url: url`/api/news/journalist/${groupId}/news/${newsId}/history`,
        params,
      }),
      transformResponse: readAuditPage,
      providesTags: (_page, _error, { newsId }) => [idTag('News', newsId)],
    }),
    /**
     * Returns an object URL of the file, which the caller must revoke. A mutation, so that it is not cached.
     */
    exportAudit: build.mutation<string, AuditFilter>({
      query: (params) => ({ url: '/api/audit.csv', params, responseHandler: readFile }),
      extraOptions: { timeoutMs: EXPORT_TIMEOUT_MS },
    }),
  }),
});

export const { useListAuditQuery, useGetNewsHistoryQuery, useExportAuditMutation } = auditApi;
