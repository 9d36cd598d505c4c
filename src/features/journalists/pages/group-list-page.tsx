import { styled } from '@mui/material/styles';
import { useId } from 'react';

import { PermissionGate } from '@/features/auth';
import { paths } from '@/shared/config/paths';
import { ACTION_NEEDS } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useList } from '@/shared/lib/use-list';
import { Button } from '@/shared/ui/button/button';
import { DataTable } from '@/shared/ui/data-table/data-table';
import { ListPage } from '@/shared/ui/list-page/list-page';

import { journalistsApi, prefetchGroups, usePrefetchGroups } from '../api/journalists-api';
import { isMember, useGroupColumns } from '../components/group-columns';
import { DeletedGroups } from '../deleted/deleted-groups';
import { journalistMessages } from '../messages';
import { useMayAppoint } from '../model/use-may-appoint';

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  padding: theme.spacing(1, 2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));

export { prefetchGroups };

/** The journalist groups with a search; a note explains what only members can open (RT-07, GRP-01). */
export function GroupListPage() {
  const messages = useMessages(journalistMessages);
  const noteId = useId();
  // Who may appoint a Head can open every group.
  const mayAppoint = useMayAppoint();
  const columns = useGroupColumns(noteId);
  const { searchBox, table } = useList({
    endpoint: journalistsApi.endpoints.listGroups,
    prefetch: usePrefetchGroups('listGroups'),
    toArguments: ({ search }) => ({ search }),
  });

  return (
    <ListPage
      title={messages.groups}
      actions={
        <>
          <DeletedGroups />
          <PermissionGate needs={ACTION_NEEDS.createGroup}>
            <Button to={paths.groupCreate}>{messages.addGroup}</Button>
          </PermissionGate>
        </>
      }
      search={{ ...searchBox, label: messages.search }}
    >
      <DataTable {...table} label={messages.groups} columns={columns} getRowId={({ id }) => id} />
      {!mayAppoint && table.rows && !table.rows.every(isMember) && (
        <Note id={noteId}>{messages.manageMembersOnly}</Note>
      )}
    </ListPage>
  );
}
