import { useMemo, useState } from 'react';

import { useCurrentUser } from '@/features/auth';
import { JournalistLevel, type JournalistGroup, type ManagedMember } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { DataTable, type Column } from '@/shared/ui/data-table/data-table';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

import { useListMembersQuery } from '../api/members-api';
import { useMemberColumns } from '../components/member-columns';
import { journalistMessages } from '../messages';
import { canManageMembers, ownLevel } from '../model/levels';
import { MEMBERS_PAGE_SIZE, slicePage } from '../model/slice-page';

import { memberMessages } from './messages';
import { RemovalDialog } from './removal-dialog';

const levelDialog = onDemand(() => import('./level-dialog').then((module) => module.LevelDialog));

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

/** The members with the number of their news; a Head changes their levels and removes them (ACC-08). */
export function ManagedMemberTable({ group }: { group: JournalistGroup }) {
  const messages = useMessages(memberMessages);
  const { members: label } = useMessages(journalistMessages);
  const columns = useManagedMemberColumns();
  const own = useCurrentUser();
  const query = useListMembersQuery(group.id);
  const [wanted, setWanted] = useState(1);
  const [levelled, setLevelled] = useState<ManagedMember | null>(null);
  const [leaving, setLeaving] = useState<ManagedMember | null>(null);
  const LevelDialog = levelDialog.usePart(levelled !== null);

  const members = query.currentData ?? [];
  const { rows, ...pages } = slicePage(members, wanted, MEMBERS_PAGE_SIZE);
  const heads = members.filter(({ level }) => level === JournalistLevel.Head).length;
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
          canManageMembers(ownLevel(group))
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
            : undefined
        }
        pagination={{ ...pages, onChange: setWanted, label }}
      />
      {LevelDialog && <LevelDialog group={group} member={levelled} onClose={() => setLevelled(null)} />}
      <RemovalDialog groupId={group.id} member={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}
