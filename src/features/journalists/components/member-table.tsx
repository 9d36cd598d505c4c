import { useState } from 'react';

import { useExtension } from '@/shared/config/extensions';
import type { JournalistGroup } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Card } from '@/shared/ui/card/card';
import { DataTable } from '@/shared/ui/data-table/data-table';

import { ManagedMemberTable } from '../members/managed-member-table';
import { journalistMessages } from '../messages';
import { canInvite, ownLevel } from '../model/levels';
import { MEMBERS_PAGE_SIZE, slicePage } from '../model/slice-page';

import { useMemberColumns } from './member-columns';

/** The members as the core API returns them. */
function PlainMemberTable({ group }: { group: JournalistGroup }) {
  const messages = useMessages(journalistMessages);
  const columns = useMemberColumns();
  const [wanted, setWanted] = useState(1);
  const { rows, ...pages } = slicePage(group.members ?? [], wanted, MEMBERS_PAGE_SIZE);
  return (
    <DataTable
      label={messages.members}
      columns={columns}
      rows={rows}
      getRowId={({ profile }) => profile.id}
      pagination={{ ...pages, onChange: setWanted, label: messages.members }}
    />
  );
}

/** The members and their levels (GRP-05), with more details if the backend has the extension. */
export function MemberTable({ group }: { group: JournalistGroup }) {
  const messages = useMessages(journalistMessages);
  const isManaged = useExtension('members');
  return (
    <Card
      flush
      title={messages.members}
      actions={!canInvite(ownLevel(group)) && <small>{messages.cannotInvite}</small>}
    >
      {isManaged ? <ManagedMemberTable group={group} /> : <PlainMemberTable group={group} />}
    </Card>
  );
}
