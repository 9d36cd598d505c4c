import { useMemo } from 'react';

import type { DeletedGroup } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { Button } from '@/shared/ui/button/button';
import { DataTable, type Column } from '@/shared/ui/data-table/data-table';
import { Modal } from '@/shared/ui/modal/modal';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import { useListDeletedGroupsQuery, useRestoreGroupMutation } from '../api/deleted-groups-api';

import { deletedGroupMessages } from './messages';

const useColumns = (): Column<DeletedGroup>[] => {
  const messages = useMessages(deletedGroupMessages);
  const [restore] = useRestoreGroupMutation();
  const tell = useMutationFeedback();
  return useMemo(
    () => [
      { key: 'name', card: 'title', header: messages.group, render: ({ name }) => name },
      {
        key: 'news',
        header: messages.news,
        cardLabel: messages.news,
        width: '12%',
        align: 'right',
        render: ({ totalNews }) => totalNews.toLocaleString('en'),
      },
      {
        key: 'deleted',
        header: messages.deleted,
        width: '26%',
        render: ({ deletedAt, deletedBy }) =>
          [formatDate(deletedAt), deletedBy?.displayName].filter(Boolean).join(' · '),
      },
      {
        key: 'kept',
        header: messages.keptUntil,
        cardLabel: messages.keptUntil,
        width: '20%',
        render: ({ keptUntil }) => formatDate(keptUntil),
      },
      {
        key: 'restore',
        card: 'actions',
        header: messages.action,
        width: 120,
        render: ({ id, name }) => (
          <Button
            size="xs"
            variant="outlined"
            aria-label={messages.restoreNamed(name)}
            onClick={() => void tell(restore(id).unwrap(), { success: messages.restored })}
          >
            {messages.restore}
          </Button>
        ),
      },
    ],
    [messages, restore, tell],
  );
};

function DeletedGroupTable() {
  const messages = useMessages(deletedGroupMessages);
  const columns = useColumns();
  const { currentData, error, isFetching, refetch } = useListDeletedGroupsQuery();
  return (
    <>
      <p>{messages.why}</p>
      <DataTable
        label={messages.title}
        columns={columns}
        rows={currentData}
        isLoading={!currentData && !error}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        getRowId={({ id }) => id}
        emptyText={messages.none}
      />
    </>
  );
}

/** The deleted groups, which can be restored whole (SAF-03). */
export function DeletedGroupsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const messages = useMessages(deletedGroupMessages);
  return (
    <Modal open={open} onClose={onClose} header={messages.title} maxWidth="lg">
      <DeletedGroupTable />
    </Modal>
  );
}
