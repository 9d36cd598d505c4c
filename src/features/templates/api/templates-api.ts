import { baseApi } from '@/shared/api/base-api';
import { ITEM } from '@/shared/api/base-query';
import { readTemplate, readTemplateSummary } from '@/shared/api/read/templates';
import { readItem, readList, type Wire } from '@/shared/api/read/values';
import { listTag, onSuccess } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import type {
  Id,
  Template,
  TemplateChangeRequest,
  TemplateRequest,
  TemplateSummary,
} from '@/shared/contract';

type TemplateKey = { groupId: Id; templateId: Id };

const templatesUrl = (groupId: Id) => url`/api/news/journalist/${groupId}/templates`;
const templateUrl = ({ groupId, templateId }: TemplateKey) => templatesUrl(groupId) + url`/${templateId}`;

const changed = (_data: unknown, error: unknown, { groupId }: { groupId: Id }) =>
  onSuccess(error, [listTag('Template', groupId)]);

/** The extension `templates`. Call it only after `useExtension('templates')` is true. */
const templatesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listTemplates: build.query<TemplateSummary[], Id>({
      query: (groupId) => ({ url: templatesUrl(groupId) }),
      transformResponse: readList(readTemplateSummary),
      providesTags: (_templates, _error, groupId) => [listTag('Template', groupId)],
    }),
    getTemplate: build.query<Template, TemplateKey>({
      query: (key) => ({ url: templateUrl(key) }),
      transformResponse: (template: Wire, meta, { templateId }) =>
        readItem(readTemplate)(template, meta, templateId),
      extraOptions: ITEM,
      // Its content names a country by its code.
      providesTags: (_template, _error, { groupId }) => [listTag('Template', groupId), listTag('Country')],
    }),
    createTemplate: build.mutation<unknown, { groupId: Id } & TemplateRequest>({
      query: ({ groupId, ...body }) => ({ url: templatesUrl(groupId), method: 'POST', body }),
      invalidatesTags: changed,
    }),
    changeTemplate: build.mutation<unknown, TemplateKey & TemplateChangeRequest>({
      query: ({ groupId, templateId, ...body }) => ({
        url: templateUrl({ groupId, templateId }),
        method: 'PUT',
        body,
      }),
      invalidatesTags: changed,
    }),
    deleteTemplate: build.mutation<unknown, TemplateKey>({
      query: (key) => ({ url: templateUrl(key), method: 'DELETE' }),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useListTemplatesQuery,
  useLazyGetTemplateQuery,
  useCreateTemplateMutation,
  useChangeTemplateMutation,
  useDeleteTemplateMutation,
} = templatesApi;
