import { useState } from 'react';

import type { OwnSession } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';
import { DataTable } from '@/shared/ui/data-table/data-table';
import { DeleteDialog } from '@/shared/ui/delete-dialog/delete-dialog';

import { useEndOtherSessionsMutation, useEndSessionMutation, useListSessionsQuery } from '../api/account-api';
import { ownAccountMessages } from '../messages';

import { useSessionColumns } from './session-columns';

/** The sessions of the user; each one except the current can be signed out. */
export function SessionList() {
  const messages = useMessages(ownAccountMessages);
  const { data: sessions, error, isLoading, isFetching, refetch } = useListSessionsQuery();
  const [end] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const [asked, setAsked] = useState<OwnSession | 'others' | null>(null);
  const columns = useSessionColumns(setAsked);
  const nameOf = (session: OwnSession) => session.browser || messages.unknownDevice;
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent);

  return (
    <Card
      flush
      title={messages.devices}
      actions={
        hasOthers && (
          <Button size="sm" variant="outlined" color="danger" onClick={() => setAsked('others')}>
            {messages.endOthers}
          </Button>
        )
      }
    >
      <DataTable
        label={messages.devices}
        columns={columns}
        rows={sessions}
        getRowId={({ id }) => id}
        isLoading={isLoading}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
      />
      <DeleteDialog
        item={asked}
        title={messages.end}
        confirmLabel={messages.end}
        question={(item) => (
          <p>{item === 'others' ? messages.endOthersQuestion : messages.endQuestion(nameOf(item))}</p>
        )}
        onDelete={(item) => (item === 'others' ? endOthers() : end(item.id)).unwrap()}
        success={
          asked === null || asked === 'others' ? messages.othersEnded : messages.sessionEnded(nameOf(asked))
        }
        onClose={() => setAsked(null)}
      />
    </Card>
  );
}
