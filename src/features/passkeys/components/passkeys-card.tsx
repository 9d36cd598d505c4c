import { useState } from 'react';

import { MAX_PASSKEYS, type Passkey, type User } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { canUsePasskeys } from '@/shared/lib/can-use-passkeys';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';
import { DataTable } from '@/shared/ui/data-table/data-table';
import type { RowActions } from '@/shared/ui/data-table/row-actions';
import { DeleteDialog } from '@/shared/ui/delete-dialog/delete-dialog';
import { Modal } from '@/shared/ui/modal/modal';

import {
  useListPasskeysQuery,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
} from '../api/passkeys-api';
import { passkeyMessages } from '../messages';

import { AddPasskey } from './add-passkey';
import { NameForm } from './name-form';
import { usePasskeyColumns } from './passkey-columns';

/** The user's own passkeys (CON-06). */
export function PasskeysCard({ user }: { user: User }) {
  const messages = useMessages(passkeyMessages);
  const { data: passkeys, error, isLoading, isFetching, refetch } = useListPasskeysQuery(user.id);
  const [rename] = useRenamePasskeyMutation();
  const [remove] = useRemovePasskeyMutation();
  const [isAdding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const columns = usePasskeyColumns();
  const canAdd = canUsePasskeys() && passkeys !== undefined && passkeys.length < MAX_PASSKEYS;

  const rowActions = (passkey: Passkey): RowActions => ({
    custom: [
      { key: 'rename', label: messages.rename, onSelect: () => setRenaming(passkey) },
      { key: 'remove', label: messages.remove, danger: true, onSelect: () => setRemoving(passkey) },
    ],
  });

  return (
    <Card
      flush
      title={messages.title}
      actions={
        canAdd && (
          <Button size="sm" variant="outlined" onClick={() => setAdding(true)}>
            {messages.add}
          </Button>
        )
      }
    >
      <DataTable
        label={messages.title}
        columns={columns}
        rows={passkeys}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        rowActions={rowActions}
        isLoading={isLoading}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        emptyText={canUsePasskeys() ? messages.about : messages.notHere}
      />
      <Modal open={isAdding} header={messages.add} onClose={() => setAdding(false)}>
        <AddPasskey userId={user.id} takesFocus onDone={() => setAdding(false)} />
      </Modal>
      <Modal open={renaming !== null} header={messages.renameTitle} onClose={() => setRenaming(null)}>
        {renaming && (
          <NameForm
            initialName={renaming.name}
            takesFocus
            submitLabel={messages.rename}
            success={messages.renamed}
            onSubmit={(name) => rename({ userId: user.id, id: renaming.id, name }).unwrap()}
            onSaved={() => setRenaming(null)}
          />
        )}
      </Modal>
      <DeleteDialog
        item={removing}
        title={messages.removeTitle}
        question={({ name }) => messages.removeQuestion(name)}
        confirmLabel={messages.removeTitle}
        onDelete={({ id }) => remove({ userId: user.id, id }).unwrap()}
        success={messages.removed}
        onClose={() => setRemoving(null)}
      />
    </Card>
  );
}
