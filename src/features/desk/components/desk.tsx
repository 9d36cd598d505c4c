import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';

import { useExtension } from '@/shared/config/extensions';
import { DESK_COUNT_LIMIT, type DeskList } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useNow } from '@/shared/lib/use-now';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';
import { DataTable } from '@/shared/ui/data-table/data-table';
import { QueryState } from '@/shared/ui/query-state/query-state';
import { useFailureToast } from '@/shared/ui/query-state/use-failure-toast';

import { useGetDeskQuery } from '../api/desk-api';
import { deskMessages } from '../messages';
import { NotifyOutside } from '../reminder/notify-outside';

import { type DeskKind, LISTS, useDeskColumns } from './desk-columns';

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), minWidth: 0 }));

type DeskCardProps = { kind: DeskKind; list: DeskList; children?: ReactNode };

function DeskCard({ kind, list: { items, total }, children }: DeskCardProps) {
  const messages = useMessages(deskMessages);
  const columns = useDeskColumns(kind);
  const canFind = useExtension('find-news');
  const counted = total >= DESK_COUNT_LIMIT ? `${DESK_COUNT_LIMIT - 1}+` : String(total);
  return (
    <Card
      flush
      title={messages[kind]}
      subtitle={total > items.length && messages.shownOf(items.length, counted)}
      actions={
        canFind &&
        LISTS[kind] &&
        items.length > 0 && (
          <Button size="sm" variant="flat" to={LISTS[kind]}>
            {messages.showAll}
          </Button>
        )
      }
    >
      <DataTable
        label={messages[kind]}
        columns={columns}
        rows={items}
        getRowId={({ id }) => id}
        emptyText={messages[`${kind}Empty`]}
      />
      {children}
    </Card>
  );
}

/** What needs the person now. A person who approves in no group sees only their own news (DSK-01). */
export function Desk() {
  const { data: desk, refetch, error, isLoading, isFetching } = useGetDeskQuery();
  const now = useNow();
  useFailureToast(error);

  const runsOutAt = Date.parse(desk?.runningOut.items[0]?.approvedUntil ?? '');
  useEffect(() => {
    if (runsOutAt <= now) void refetch();
  }, [runsOutAt, now, refetch]);

  const approves = desk !== undefined && desk.groupIds.length > 0;
  return (
    <QueryState
      error={error}
      isLoading={isLoading}
      isFetching={isFetching}
      hasData={desk !== undefined}
      onRetry={() => void refetch()}
    >
      {desk && (
        <Root>
          {approves && (
            <>
              <DeskCard kind="waiting" list={desk.waiting} />
              <DeskCard kind="runningOut" list={desk.runningOut}>
                <NotifyOutside />
              </DeskCard>
              <DeskCard kind="goneDark" list={desk.goneDark} />
            </>
          )}
          {desk.returned && (
            <DeskCard kind="returned" list={{ items: desk.returned, total: desk.returned.length }} />
          )}
          <DeskCard kind="own" list={{ items: desk.own, total: desk.own.length }} />
        </Root>
      )}
    </QueryState>
  );
}
