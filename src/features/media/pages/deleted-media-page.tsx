import { useCallback } from 'react';

import { useCurrentUser } from '@/features/auth';
import { isForMembersOnly, MembersOnly, ownLevel, useGetGroupQuery } from '@/features/journalists';
import { isNotFound } from '@/shared/api/api-error';
import { type DeletedMedia, type Id, mayAtLevel, TRASH_PAGE_SIZE } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { sameId } from '@/shared/lib/same-id';
import { useIdParam } from '@/shared/lib/use-id-param';
import { useList } from '@/shared/lib/use-list';
import { DataTable } from '@/shared/ui/data-table/data-table';
import { ListPage } from '@/shared/ui/list-page/list-page';
import { NotFound } from '@/shared/ui/not-found/not-found';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import { mediaApi, usePrefetchMedia, useRestoreMediaMutation } from '../api/media-api';
import { useDeletedColumns } from '../components/deleted-columns';
import { mediaMessages } from '../messages';

function Deleted({ groupId }: { groupId: Id }) {
  const messages = useMessages(mediaMessages);
  const user = useCurrentUser();
  const { data: group } = useGetGroupQuery(groupId);
  const mayRestoreAll = mayAtLevel(ownLevel(group), 'manageNews');
  const { table } = useList({
    endpoint: mediaApi.endpoints.listDeletedMedia,
    prefetch: usePrefetchMedia('listDeletedMedia'),
    toArguments: ({ page }) => ({ groupId, page, limit: TRASH_PAGE_SIZE }),
  });
  const [restore] = useRestoreMediaMutation();
  const tell = useMutationFeedback();
  const columns = useDeletedColumns(
    useCallback(
      ({ uploadedBy }: DeletedMedia) => mayRestoreAll || (!!user && sameId(user.id, uploadedBy.id)),
      [mayRestoreAll, user],
    ),
    useCallback(
      ({ id }: DeletedMedia) =>
        void tell(restore({ groupId, id }).unwrap(), { success: messages.isRestored }),
      [tell, restore, groupId, messages],
    ),
  );

  if (isNotFound(table.error)) return <NotFound />;
  return (
    <ListPage title={messages.deletedTitle} subtitle={messages.why} names={{ groupId: group?.name }}>
      {isForMembersOnly(table.error) ? (
        <MembersOnly error={table.error} />
      ) : (
        <DataTable
          {...table}
          label={messages.deletedTitle}
          columns={columns}
          getRowId={({ id }) => id}
          emptyText={messages.noneDeleted}
        />
      )}
    </ListPage>
  );
}

/** The deleted pictures of a group, which can be restored (MED-01). */
export function DeletedMediaPage() {
  const groupId = useIdParam('groupId');
  return groupId === null ? <NotFound /> : <Deleted key={groupId} groupId={groupId} />;
}
