import { useState } from 'react';

import { useExtension } from '@/shared/config/extensions';
import { type JournalistGroup, mayAtLevel } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Card } from '@/shared/ui/card/card';
import { DataTable } from '@/shared/ui/data-table/data-table';

import { AppointHead } from '../members/appoint-head';
import { ManagedMemberTable } from '../members/managed-member-table';
import { journalistMessages } from '../messages';
import { ownLevel } from '../model/levels';
import { MEMBERS_PAGE_SIZE, slicePage } from '../model/slice-page';
import { useMayAppoint } from '../model/use-may-appoint';

import { useMemberColumns } from './member-columns';

/** The members as the core API returns them. */
function PlainMemberTable({ group }: { group: Pick<JournalistGroup, 'members'> }) {
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

type Members = Pick<JournalistGroup, 'id' | 'me' | 'members'>;

/**
 * The members and their levels (GRP-05), with more details if the backend has the extension. An administrator
 * who is not a Head can appoint one.
 */
export function MemberTable({ group }: { group: Members }) {
  const messages = useMessages(journalistMessages);
  const isManaged = useExtension('members');
  const own = ownLevel(group);
  const mayAppoint = useMayAppoint() && !mayAtLevel(own, 'manageMembers');
  return (
    <Card
      flush
      title={messages.members}
      actions={
        mayAppoint ? (
          <AppointHead groupId={group.id} />
        ) : (
          !mayAtLevel(own, 'invite') && <small>{messages.cannotInvite}</small>
        )
      }
    >
      {isManaged ? <ManagedMemberTable group={group} /> : <PlainMemberTable group={group} />}
    </Card>
  );
}
