import { useState } from 'react';

import type { ListedToken } from '@/shared/api/read/api-tokens';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { DataTable } from '@/shared/ui/data-table/data-table';
import type { RowActions } from '@/shared/ui/data-table/row-actions';
import { DeleteDialog } from '@/shared/ui/delete-dialog/delete-dialog';
import { ListPage } from '@/shared/ui/list-page/list-page';
import { SecretDialog } from '@/shared/ui/secret-dialog/secret-dialog';

import { useListTokensQuery, useRevokeTokenMutation } from '../api/tokens-api';
import { useTokenColumns } from '../components/token-columns';
import { TokenDialog } from '../components/token-dialog';
import { tokenMessages } from '../messages';

/** The tokens with which other systems call the API (CON-05). */
export function TokenListPage() {
  const messages = useMessages(tokenMessages);
  const { data: tokens, error, isLoading, isFetching, refetch } = useListTokensQuery();
  const [revoke] = useRevokeTokenMutation();
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<ListedToken | null>(null);
  const columns = useTokenColumns();

  const rowActions = (token: ListedToken): RowActions => ({
    custom: [{ key: 'revoke', label: messages.revoke, danger: true, onSelect: () => setRevoking(token) }],
  });

  return (
    <>
      <ListPage
        title={messages.listTitle}
        actions={<Button onClick={() => setCreating(true)}>{messages.create}</Button>}
      >
        <DataTable
          label={messages.listTitle}
          columns={columns}
          rows={tokens}
          getRowId={({ id }) => id}
          getRowName={({ name }) => name}
          rowActions={rowActions}
          isLoading={isLoading}
          isFetching={isFetching}
          error={error}
          onRetry={() => void refetch()}
          emptyText={messages.about}
        />
      </ListPage>
      <TokenDialog open={isCreating} onCreated={setSecret} onClose={() => setCreating(false)} />
      <SecretDialog
        secret={secret}
        title={messages.secretTitle}
        label={messages.secret}
        hint={messages.secretHint}
        notCopied={messages.secretNotCopied}
        onClose={() => setSecret(null)}
      />
      <DeleteDialog
        item={revoking}
        title={messages.revokeTitle}
        question={({ name }) => messages.revokeQuestion(name)}
        confirmLabel={messages.revokeTitle}
        onDelete={({ id }) => revoke(id).unwrap()}
        success={messages.revoked}
        onClose={() => setRevoking(null)}
      />
    </>
  );
}
