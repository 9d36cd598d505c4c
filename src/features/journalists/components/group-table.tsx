import { styled } from '@mui/material/styles';
import { useId } from 'react';

import { paths } from '@/shared/config/paths';
import type { JournalistGroup } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { Button } from '@/shared/ui/button/button';
import { DataTable, type Column, type DataTableProps } from '@/shared/ui/data-table/data-table';

import { journalistMessages } from '../messages';
import { ownLevel } from '../model/levels';

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  padding: theme.spacing(1, 1.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));

type Props = Pick<DataTableProps<JournalistGroup>, 'rows' | 'isLoading' | 'isFetching' | 'error' | 'onRetry'>;

const isMember = (group: JournalistGroup) => ownLevel(group) !== null;

/** The groups; what is open to members alone says so (GRP-01). */
export function GroupTable(props: Props) {
  const messages = useMessages(journalistMessages);
  const noteId = useId();

  const columns: Column<JournalistGroup>[] = [
    { key: 'number', header: messages.number, width: 64, render: (_group, index) => index + 1 },
    { key: 'name', header: messages.groupName, render: ({ name }) => name },
    { key: 'createdAt', header: messages.createdAt, render: ({ createdAt }) => formatDate(createdAt) },
    {
      key: 'news',
      header: messages.news,
      render: (group) =>
        isMember(group) ? (
          <Button size="xs" variant="flat" to={paths.groupNews.href(group.id)}>
            {messages.goToNews}
          </Button>
        ) : (
          '-'
        ),
    },
    {
      key: 'manage',
      header: messages.manage,
      render: (group) =>
        isMember(group) ? (
          <Button size="xs" variant="outlined" to={paths.group.href(group.id)}>
            {messages.manage}
          </Button>
        ) : (
          <span title={messages.manageMembersOnly}>
            <Button size="xs" variant="outlined" disabled aria-describedby={noteId}>
              {messages.manage}
            </Button>
          </span>
        ),
    },
  ];

  return (
    <>
      <DataTable label={messages.groups} columns={columns} getRowId={({ id }) => id} {...props} />
      {props.rows && !props.rows.every(isMember) && <Note id={noteId}>{messages.manageMembersOnly}</Note>}
    </>
  );
}
