import { useState } from 'react';

import type { GroupMember, JournalistGroup } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Avatar } from '@/shared/ui/avatar/avatar';
import { Card } from '@/shared/ui/card/card';
import { DataTable, type Column } from '@/shared/ui/data-table/data-table';
import { Pagination } from '@/shared/ui/pagination/pagination';

import { journalistMessages } from '../messages';
import { canInvite, ownLevel } from '../model/levels';
import { MEMBERS_PAGE_SIZE, slicePage } from '../model/slice-page';

/** Who writes in the group, at which level (GRP-05). */
export function MemberTable({ group }: { group: JournalistGroup }) {
  const messages = useMessages(journalistMessages);
  const [wanted, setWanted] = useState(1);
  const { page, totalPages, rows } = slicePage(group.members ?? [], wanted, MEMBERS_PAGE_SIZE);

  const columns: Column<GroupMember>[] = [
    {
      key: 'avatar',
      header: messages.avatar,
      width: 72,
      render: ({ profile }) => <Avatar name={profile.displayName} src={profile.avatarUrl} decorative />,
    },
    { key: 'displayName', header: messages.displayName, render: ({ profile }) => profile.displayName || '-' },
    { key: 'level', header: messages.level, render: ({ levelClassMsg }) => levelClassMsg || '-' },
  ];

  return (
    <Card
      flush
      title={messages.members}
      actions={!canInvite(ownLevel(group)) && <small>{messages.cannotInvite}</small>}
    >
      <DataTable
        label={messages.members}
        columns={columns}
        rows={rows}
        getRowId={({ profile }) => profile.id}
      />
      <Pagination page={page} totalPages={totalPages} onChange={setWanted} label={messages.members} />
    </Card>
  );
}
