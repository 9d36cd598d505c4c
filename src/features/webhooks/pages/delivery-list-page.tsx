import { useCallback } from 'react';

import { isNotFound } from '@/shared/api/api-error';
import type { Id, WebhookDelivery } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { sameId } from '@/shared/lib/same-id';
import { useUrlFilter } from '@/shared/lib/url-filter';
import { useIdParam } from '@/shared/lib/use-id-param';
import { DataTable } from '@/shared/ui/data-table/data-table';
import { ListPage } from '@/shared/ui/list-page/list-page';
import { NotFound } from '@/shared/ui/not-found/not-found';
import { MoreActions } from '@/shared/ui/page-header/more-actions';
import { CursorPages } from '@/shared/ui/pagination/cursor-pages';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import {
  useListWebhookDeliveriesQuery,
  useListWebhooksQuery,
  useSendFailedAgainMutation,
  useSendWebhookAgainMutation,
  useTestWebhookMutation,
} from '../api/webhooks-api';
import { useDeliveryColumns } from '../components/delivery-columns';
import { useResultDialog } from '../components/use-result-dialog';
import { webhookMessages } from '../messages';

function Deliveries({ webhookId }: { webhookId: Id }) {
  const messages = useMessages(webhookMessages);
  const { params, change } = useUrlFilter<'before'>([]);
  const before = params.get('before');
  const { data: webhooks } = useListWebhooksQuery();
  const webhook = webhooks?.find(({ id }) => sameId(id, webhookId));
  const query = useListWebhookDeliveriesQuery({ id: webhookId, ...(before && { before }) });
  const [test] = useTestWebhookMutation();
  const [again] = useSendWebhookAgainMutation();
  const [failedAgain, { isLoading: isSending }] = useSendFailedAgainMutation();
  const tell = useMutationFeedback();
  const { show, dialog } = useResultDialog();
  const sendAgain = useCallback(
    ({ id }: WebhookDelivery) => show(again({ id: webhookId, deliveryId: id }).unwrap()),
    [show, again, webhookId],
  );
  const columns = useDeliveryColumns(sendAgain);

  const { data, currentData, error, isLoading, isFetching, refetch } = query;
  if (isNotFound(error)) return <NotFound />;
  // After an error, do not show another page.
  const page = error ? currentData : data;
  const older = page?.older ?? null;
  const failed = webhook?.failed ?? 0;
  const sendFailed = () =>
    void tell(failedAgain(webhookId).unwrap(), { success: ({ count }) => messages.sentFailed(count) });

  return (
    <>
      <ListPage
        title={messages.log}
        subtitle={webhook?.url}
        names={{ webhookId: webhook?.url }}
        actions={
          <MoreActions
            actions={[
              failed > 0 && { label: messages.sendFailed(failed), loading: isSending, onSelect: sendFailed },
              { label: messages.sendTest, onSelect: () => show(test(webhookId).unwrap()) },
            ]}
          />
        }
        note={messages.logNote}
      >
        <DataTable
          label={messages.log}
          columns={columns}
          rows={page?.deliveries}
          getRowId={({ id }) => id}
          isLoading={isLoading}
          isFetching={isFetching}
          error={error}
          onRetry={() => void refetch()}
          emptyText={messages.noLog}
        />
        <CursorPages
          label={messages.pages}
          isFetching={isFetching}
          newer={{ label: messages.newest, open: before === null ? null : () => change({ before: '' }) }}
          older={{ label: messages.older, open: older === null ? null : () => change({ before: older }) }}
        />
      </ListPage>
      {dialog}
    </>
  );
}

/** What a webhook was sent in the last 30 days, and what it answered (CON-04). */
export function DeliveryListPage() {
  const webhookId = useIdParam('webhookId');
  return webhookId === null ? <NotFound /> : <Deliveries key={webhookId} webhookId={webhookId} />;
}
