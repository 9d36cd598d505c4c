import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useList } from '@/shared/lib/use-list';
import { DataTable } from '@/shared/ui/data-table/data-table';

import { usePrefetchUsers, usersApi } from '../api/users-api';
import { usersMessages } from '../messages';

import { useJournalistNewsColumns } from './journalist-news-columns';

/** A journalist's news in all groups; they are edited on the groups' own pages. */
export function JournalistNewsTable({ userId }: { userId: Id }) {
  const messages = useMessages(usersMessages);
  const columns = useJournalistNewsColumns();
  const { table } = useList({
    endpoint: usersApi.endpoints.listJournalistNews,
    prefetch: usePrefetchUsers('listJournalistNews'),
    toArguments: ({ page }) => ({ userId, page }),
    pageParameter: 'newsPage',
  });

  return (
    <DataTable
      {...table}
      label={messages.newsTable}
      columns={columns}
      getRowId={({ id }) => id}
      emptyText={messages.noNews}
      pagination={{ ...table.pagination, label: messages.newsPages }}
    />
  );
}
