import { baseApi } from '@/shared/api/base-api';
import { ITEM } from '@/shared/api/base-query';
import { isWire, numberOrNull, readList } from '@/shared/api/read/values';
import { readDelivery, readDeliveryPage, readNewWebhook, readWebhook } from '@/shared/api/read/webhooks';
import { idTag, listTag, onSuccess, provideList } from '@/shared/api/tags';
import { url } from '@/shared/api/url';
import type {
  Id,
  NewWebhook,
  SentAgain,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookRequest,
} from '@/shared/contract';

const LIST = listTag('Webhook');
const webhookUrl = (id: Id) => url`/api/webhooks/${id}`;

/** What was sent changes the log of the webhook, and its line in the list. */
const changedLog = (id: Id) => [LIST, idTag('Webhook', id)];

/** A receiver may take ten seconds to answer. */
const ANSWER_TIMEOUT_MS = 30_000;

/** How an administrator lets systems outside be told what readers see (extension `webhooks`). */
const webhooksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listWebhooks: build.query<Webhook[], void>({
      query: () => ({ url: '/api/webhooks' }),
      transformResponse: readList(readWebhook),
      providesTags: (webhooks) => provideList('Webhook', webhooks, LIST),
    }),
    createWebhook: build.mutation<NewWebhook, WebhookRequest>({
      query: (body) => ({ url: '/api/webhooks', method: 'POST', body }),
      transformResponse: (data: unknown) => readNewWebhook(isWire(data) ? data : {}),
      extraOptions: ITEM,
      invalidatesTags: (_webhook, error) => onSuccess(error, [LIST]),
    }),
    updateWebhook: build.mutation<unknown, { id: Id } & WebhookRequest>({
      query: ({ id, ...body }) => ({ url: webhookUrl(id), method: 'PUT', body }),
      invalidatesTags: (_webhook, error) => onSuccess(error, [LIST]),
    }),
    deleteWebhook: build.mutation<unknown, Id>({
      query: (id) => ({ url: webhookUrl(id), method: 'DELETE' }),
      invalidatesTags: (_data, error) => onSuccess(error, [LIST]),
    }),
    /** The log of a webhook, 25 lines a page; without `before`, the newest. */
    listWebhookDeliveries: build.query<WebhookDeliveryPage, { id: Id; before?: Id }>({
      query: ({ id, ...params }) => ({ url: `${webhookUrl(id)}/deliveries`, params }),
      transformResponse: readDeliveryPage,
      providesTags: (_page, _error, { id }) => [idTag('Webhook', id)],
    }),
    testWebhook: build.mutation<WebhookDelivery | null, Id>({
      query: (id) => ({ url: `${webhookUrl(id)}/test`, method: 'POST' }),
      transformResponse: readDelivery,
      extraOptions: { timeoutMs: ANSWER_TIMEOUT_MS },
      invalidatesTags: (_delivery, error, id) => onSuccess(error, changedLog(id)),
    }),
    sendWebhookAgain: build.mutation<WebhookDelivery | null, { id: Id; deliveryId: Id }>({
      query: ({ id, deliveryId }) => ({
        url: url`/api/webhooks/${id}/deliveries/${deliveryId}/again`,
        method: 'POST',
      }),
      transformResponse: readDelivery,
      extraOptions: { timeoutMs: ANSWER_TIMEOUT_MS },
      invalidatesTags: (_delivery, error, { id }) => onSuccess(error, changedLog(id)),
    }),
    sendFailedAgain: build.mutation<SentAgain, Id>({
      query: (id) => ({ url: `${webhookUrl(id)}/failed/again`, method: 'POST' }),
      transformResponse: (data: unknown) => ({ count: (isWire(data) && numberOrNull(data['count'])) || 0 }),
      invalidatesTags: (_sent, error, id) => onSuccess(error, changedLog(id)),
    }),
  }),
});

export const {
  useListWebhooksQuery,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  useDeleteWebhookMutation,
  useListWebhookDeliveriesQuery,
  useTestWebhookMutation,
  useSendWebhookAgainMutation,
  useSendFailedAgainMutation,
} = webhooksApi;
