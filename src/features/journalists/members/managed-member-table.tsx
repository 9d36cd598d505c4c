import { useMemo, useState } from 'react';

import { useCurrentUser } from '@/features/auth';
import { type JournalistGroup, JournalistLevel, type ManagedMember, mayAtLevel } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { DataTable, type Column } from '@/shared/ui/data-table/data-table';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import { useChangeMemberLevelMutation, useListMembersQuery } from '../api/members-api';
import { useMemberColumns } from '../components/member-columns';
import { journalistMessages } from '../messages';
import { ownLevel } from '../model/levels';
import { MEMBERS_PAGE_SIZE, slicePage } from '../model/slice-page';
import { useMayAppoint } from '../model/use-may-appoint';

import { LevelDialog } from './level-dialog';
import { memberMessages } from './messages';
import { RemovalDialog } from './removal-dialog';

const useManagedMemberColumns = (): Column<ManagedMember>[] => {
  const messages = useMessages(memberMessages);
  const known = useMemberColumns();
  return useMemo<Column<ManagedMember>[]>(
    () => [
      ...known.map((column) => (column.key === 'level' ? { ...column, width: '18%' } : column)),
      {
        key: 'since',
        cardLabel: messages.since,
        header: messages.since,
        width: '20%',
        render: ({ since }) => formatDate(since),
      },
      {
        key: 'newsCount',
        cardLabel: messages.news,
        header: messages.news,
        width: '12%',
        align: 'right',
        render: ({ newsCount }) => newsCount.toLocaleString('en'),
      },
    ],
    [messages, known],
  );
};

/**
 * The members with the number of their news. A Head changes their levels and removes them (ACC-08); an
 * administrator who is not one makes a member Head (SAF-04).
 */
export function ManagedMemberTable({ group }: { group: Pick<JournalistGroup, 'id' | 'me'> }) {
  const messages = useMessages(memberMessages);
  const { members: label } = useMessages(journalistMessages);
  const columns = useManagedMemberColumns();
  const own = useCurrentUser();
  const query = useListMembersQuery(group.id);
  const [wanted, setWanted] = useState(1);
  const [levelled, setLevelled] = useState<ManagedMember | null>(null);
  const [leaving, setLeaving] = useState<ManagedMember | null>(null);
  const mayAppoint = useMayAppoint();
  const [changeLevel] = useChangeMemberLevelMutation();
  const tell = useMutationFeedback();
  const appoint = ({ profile: { id: userId, displayName } }: ManagedMember) =>
    void tell(changeLevel({ groupId: group.id, userId, level: JournalistLevel.Head }).unwrap(), {
      success: messages.appointed(displayName),
    });

  const members = query.currentData ?? [];
  const { rows, ...pages } = slicePage(members, wanted, MEMBERS_PAGE_SIZE);
  const heads = members.filter(({ level }) => level === JournalistLevel.Head).length;
  const isManager = mayAtLevel(ownLevel(group), 'manageMembers');
  const appointActions = mayAppoint
    ? (member: ManagedMember) => ({
        custom:
          member.level === JournalistLevel.Head
            ? []
            : [{ key: 'head', label: messages.makeHead, onSelect: () => appoint(member) }],
      })
    : undefined;
  const isLastHead = ({ level }: ManagedMember) => level === JournalistLevel.Head && heads === 1;

  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        isLoading={!query.currentData && !query.error}
        isFetching={query.isFetching}
        error={query.error}
        onRetry={() => void query.refetch()}
        getRowId={({ profile }) => profile.id}
        getRowName={({ profile }) => profile.displayName}
        rowActions={
          isManager
            ? (member) => {
                const disabledReason = isLastHead(member) ? messages.lastHead : undefined;
                const rule = disabledReason === undefined ? {} : { disabledReason };
                const isOneself = member.profile.id === own?.id;
                return {
                  custom: [
                    {
                      key: 'level',
                      label: messages.changeLevel,
                      onSelect: () => setLevelled(member),
                      ...rule,
                    },
                    {
                      key: 'remove',
                      label: isOneself ? messages.leaveGroup : messages.removeMember,
                      danger: true,
                      onSelect: () => setLeaving(member),
                      ...rule,
                    },
                  ],
                };
              }
            : appointActions
        }
        pagination={{ ...pages, onChange: setWanted, label }}
      />
      <LevelDialog group={group} member={levelled} onClose={() => setLevelled(null)} />
      <RemovalDialog groupId={group.id} member={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}
