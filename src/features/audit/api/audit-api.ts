import { baseApi } from '@/shared/api/base-api';
import { readAuditPage } from '@/shared/api/read/audit';
import { idTag, listTag } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import { type AuditFilter, type AuditPage, type Id } from '@/shared/contract';

/** A million lines take minutes to send. */
const EXPORT_TIMEOUT_MS = 15 * 60_000;

/** A place in the log: the page before (older) or after (newer) a line; the newest page without either. */
export type AuditPlace = { before?: Id; after?: Id };
type NewsHistory = { groupId: Id; newsId: Id } & AuditPlace;

/** The file as an address of this page, in the shape of an answer; a refusal stays one. */
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
    /** Gives an address of the file, which has to be revoked. A mutation, so that nobody keeps it. */
    exportAudit: build.mutation<string, AuditFilter>({
      query: (params) => ({ url: '/api/audit.csv', params, responseHandler: readFile }),
      extraOptions: { timeoutMs: EXPORT_TIMEOUT_MS },
    }),
  }),
});

export const { useListAuditQuery, useGetNewsHistoryQuery, useExportAuditMutation } = auditApi;
