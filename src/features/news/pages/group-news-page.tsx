import { useState } from 'react';

import {
  canApprove,
  isForMembersOnly,
  MembersOnly,
  ownLevel,
  useGetGroupQuery,
} from '@/features/journalists';
import { isNotFound } from '@/shared/api/api-error';
import { paths } from '@/shared/config/paths';
import type { Id, NewsSummary } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useIdParam } from '@/shared/lib/use-id-param';
import { useList } from '@/shared/lib/use-list';
import { Button } from '@/shared/ui/button/button';
import { DataTable } from '@/shared/ui/data-table/data-table';
import { ListPage } from '@/shared/ui/list-page/list-page';
import { NotFound } from '@/shared/ui/not-found/not-found';

import { firstPage, newsApi, usePrefetchNews } from '../api/news-api';
import { ApprovalDialog } from '../approval/approval-dialog';
import { useGroupNewsColumns } from '../list/news-columns';
import { newsMessages } from '../messages';

function GroupNews({ groupId }: { groupId: Id }) {
  const messages = useMessages(newsMessages);
  const [approving, setApproving] = useState<NewsSummary | null>(null);
  const { search, searchBox, table } = useList({
    endpoint: newsApi.endpoints.listGroupNews,
    prefetch: usePrefetchNews('listGroupNews'),
    toArguments: (place) => ({ ...firstPage(groupId), ...place }),
  });
  const { data: group, error: groupError } = useGetGroupQuery(groupId);
  const mayApprove = canApprove(ownLevel(group));
  const columns = useGroupNewsColumns(groupId, { mayApprove, onApprove: setApproving });

  if (isNotFound(groupError) || isNotFound(table.error)) return <NotFound />;
  const closed = isForMembersOnly(table.error) ? table.error : null;
  const reload = () => {
    setApproving(null);
    table.onRetry();
  };

  return (
    <>
      <ListPage
        title={messages.listTitle}
        names={{ groupId: group?.name }}
        actions={!closed && <Button to={paths.newsCreate.href(groupId)}>{messages.addNews}</Button>}
        search={
          closed ? undefined : { ...searchBox, label: messages.search, placeholder: messages.searchHint }
        }
      >
        {closed ? (
          <MembersOnly error={closed} />
        ) : (
          <DataTable
            {...table}
            label={messages.listTitle}
            columns={columns}
            getRowId={({ id }) => id}
            emptyText={search ? messages.noMatch(search) : messages.noNews}
          />
        )}
      </ListPage>
      <ApprovalDialog
        groupId={groupId}
        news={approving}
        onApproved={() => setApproving(null)}
        onCancel={reload}
      />
    </>
  );
}

/** A group's news, 20 a page, with their approval (RT-11). */
export function GroupNewsPage() {
  const groupId = useIdParam('groupId');
  return groupId === null ? <NotFound /> : <GroupNews key={groupId} groupId={groupId} />;
}
