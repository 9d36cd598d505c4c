import { useMemo } from 'react';

import { useHasPermission } from '@/features/auth';
import { paths } from '@/shared/config/paths';
import { Permission, type User } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { DataTable, type Column, type DataTableProps } from '@/shared/ui/data-table/data-table';
import { RowLink } from '@/shared/ui/data-table/row-link';

import { usersMessages } from '../messages';

import { RoleBadge } from './role-badge';

type Props = Omit<DataTableProps<User>, 'label' | 'columns' | 'getRowId'>;

/** The list of users (USR-01); the way to a person needs USER_READ (USR-04). */
export function UserTable(props: Props) {
  const messages = useMessages(usersMessages);
  const canView = useHasPermission(Permission.USER_READ);
  const columns = useMemo(() => {
    const facts: Column<User>[] = [
      { key: 'email', header: messages.email, render: ({ email }) => email },
      { key: 'username', header: messages.username, render: ({ username }) => username },
      { key: 'displayName', header: messages.displayName, render: ({ displayName }) => displayName },
      {
        key: 'role',
        header: messages.role,
        render: ({ permission }) => <RoleBadge permission={permission} />,
      },
    ];
    const view: Column<User> = {
      key: 'view',
      header: messages.action,
      align: 'right',
      render: ({ id, displayName }) => (
        <RowLink to={paths.user.href(id)} aria-label={`${messages.view} ${displayName}`}>
          {messages.view}
        </RowLink>
      ),
    };
    return canView ? [...facts, view] : facts;
  }, [messages, canView]);
  return <DataTable {...props} label={messages.listTitle} columns={columns} getRowId={({ id }) => id} />;
}
