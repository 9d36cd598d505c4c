import { useCallback } from 'react';

import { isForMembersOnly, MembersOnly, useGetGroupQuery } from '@/features/journalists';
import { isNotFound } from '@/shared/api/api-error';
import { useExtension } from '@/shared/config/extensions';
import { TRASH_PAGE_SIZE, type DeletedNews, type Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useIdParam } from '@/shared/lib/use-id-param';
import { useList } from '@/shared/lib/use-list';
import { DataTable } from '@/shared/ui/data-table/data-table';
import { ListPage } from '@/shared/ui/list-page/list-page';
import { NotFound } from '@/shared/ui/not-found/not-found';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import { trashApi, usePrefetchTrash, useRestoreNewsMutation } from '../api/trash-api';
import { newsMessages } from '../messages';
import { trashMessages } from '../trash/messages';
import { useTrashColumns } from '../trash/trash-columns';

function Deleted({ groupId }: { groupId: Id }) {
  const messages = useMessages(trashMessages);
  const words = useMessages(newsMessages);
  const { data: group } = useGetGroupQuery(groupId);
  const canSearch = useExtension('search-news');
  const {
    search: typed,
    searchBox,
    table,
  } = useList({
    endpoint: trashApi.endpoints.listDeletedNews,
    prefetch: usePrefetchTrash('listDeletedNews'),
    toArguments: ({ search: text, page }) => ({
      groupId,
      search: canSearch ? text : '',
      page,
      limit: TRASH_PAGE_SIZE,
    }),
  });
  const [restore] = useRestoreNewsMutation();
  const tell = useMutationFeedback();
  const search = canSearch ? typed : '';
  const columns = useTrashColumns(
    search,
    useCallback(
      ({ id: newsId }: DeletedNews) =>
        void tell(restore({ groupId, newsId }).unwrap(), { success: messages.isRestored }),
      [tell, restore, groupId, messages],
    ),
  );

  if (isNotFound(table.error)) return <NotFound />;
  const closed = isForMembersOnly(table.error) ? table.error : null;
  return (
    <ListPage
      title={messages.title}
      subtitle={messages.why}
      names={{ groupId: group?.name }}
      {...(!closed &&
        canSearch && { search: { ...searchBox, label: words.search, placeholder: words.wordsHint } })}
    >
      {closed ? (
        <MembersOnly error={closed} />
      ) : (
        <DataTable
          {...table}
          label={messages.title}
          columns={columns}
          getRowId={({ id }) => id}
          emptyText={search ? words.noMatch(search) : messages.none}
        />
      )}
    </ListPage>
  );
}

/** The deleted news of a group, which can be restored (DSK-06). */
export function DeletedNewsPage() {
  const groupId = useIdParam('groupId');
  return groupId === null ? <NotFound /> : <Deleted key={groupId} groupId={groupId} />;
}
