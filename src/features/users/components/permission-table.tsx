import { useHasPermission } from '@/features/auth';
import { Permission, PERMISSIONS, type User } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Badge } from '@/shared/ui/badge/badge';
import { Card } from '@/shared/ui/card/card';
import { DataTable, type Column } from '@/shared/ui/data-table/data-table';

import { usersMessages } from '../messages';

import { PermissionButton } from './permission-button';

type Row = (typeof PERMISSIONS)[number];

/** One row per permission and whether the person has it; an ADMINISTRATOR can change it (USR-05, PRM-04). */
export function PermissionTable({ user }: { user: User }) {
  const messages = useMessages(usersMessages);
  const canEdit = useHasPermission(Permission.ADMINISTRATOR);
  const columns: Column<Row>[] = [
    { key: 'permission', header: messages.permission, render: ({ name }) => name },
    {
      key: 'state',
      header: messages.state,
      render: ({ bit }) => (user.permission & bit ? <Badge color="success">{messages.granted}</Badge> : '-'),
    },
  ];
  const action: Column<Row> = {
    key: 'action',
    header: messages.action,
    align: 'right',
    render: (permission) => <PermissionButton user={user} permission={permission} />,
  };
  return (
    <Card flush title={messages.permissions}>
      <DataTable
        label={messages.permissions}
        columns={canEdit ? [...columns, action] : columns}
        rows={PERMISSIONS}
        getRowId={({ bit }) => bit}
      />
    </Card>
  );
}
