import { useState } from 'react';

import type { Webhook } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { DataTable } from '@/shared/ui/data-table/data-table';
import type { RowActions } from '@/shared/ui/data-table/row-actions';
import { DeleteDialog } from '@/shared/ui/delete-dialog/delete-dialog';
import { ListPage } from '@/shared/ui/list-page/list-page';
import { SecretDialog } from '@/shared/ui/secret-dialog/secret-dialog';

import { useDeleteWebhookMutation, useListWebhooksQuery, useTestWebhookMutation } from '../api/webhooks-api';
import { useResultDialog } from '../components/use-result-dialog';
import { useWebhookColumns } from '../components/webhook-columns';
import { WebhookDialog } from '../components/webhook-dialog';
import { webhookMessages } from '../messages';

/** The systems outside that are told what readers see (CON-04). */
export function WebhookListPage() {
  const messages = useMessages(webhookMessages);
  const { data: webhooks, error, isLoading, isFetching, refetch } = useListWebhooksQuery();
  const [remove] = useDeleteWebhookMutation();
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [removing, setRemoving] = useState<Webhook | null>(null);
  const [test] = useTestWebhookMutation();
  const { show, dialog } = useResultDialog();
  const columns = useWebhookColumns();

  const rowActions = (webhook: Webhook): RowActions => ({
    edit: { onSelect: () => setEdited(webhook) },
    delete: { onSelect: () => setRemoving(webhook) },
    custom: [{ key: 'test', label: messages.sendTest, onSelect: () => show(test(webhook.id).unwrap()) }],
  });

  return (
    <>
      <ListPage
        title={messages.listTitle}
        actions={<Button onClick={() => setEdited('new')}>{messages.create}</Button>}
      >
        <DataTable
          label={messages.listTitle}
          columns={columns}
          rows={webhooks}
          getRowId={({ id }) => id}
          getRowName={({ url }) => url}
          rowActions={rowActions}
          isLoading={isLoading}
          isFetching={isFetching}
          error={error}
          onRetry={() => void refetch()}
          emptyText={messages.about}
        />
      </ListPage>
      <WebhookDialog
        webhook={edited}
        onCreated={({ secret: shown }) => setSecret(shown)}
        onClose={() => setEdited(null)}
      />
      <SecretDialog
        secret={secret}
        title={messages.secretTitle}
        label={messages.secret}
        hint={messages.secretHint}
        notCopied={messages.secretNotCopied}
        onClose={() => setSecret(null)}
      />
      {dialog}
      <DeleteDialog
        item={removing}
        title={messages.removeTitle}
        question={({ url }) => messages.removeQuestion(url)}
        confirmLabel={messages.removeTitle}
        onDelete={({ id }) => remove(id).unwrap()}
        success={messages.removed}
        onClose={() => setRemoving(null)}
      />
    </>
  );
}
