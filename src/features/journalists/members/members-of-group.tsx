import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { sameId } from '@/shared/lib/same-id';
import { PageHeader } from '@/shared/ui/page-header/page-header';

import { useListGroupsQuery } from '../api/journalists-api';
import { MemberTable } from '../components/member-table';
import { journalistMessages } from '../messages';

import { memberMessages } from './messages';

/** A group for an administrator who is not a member: only its members, to appoint a Head (SAF-04). */
export function MembersOfGroup({ groupId }: { groupId: Id }) {
  const messages = useMessages(memberMessages);
  const { group: title } = useMessages(journalistMessages);
  const { data: groups } = useListGroupsQuery({ search: '' });
  const name = groups?.find(({ id }) => sameId(id, groupId))?.name;
  return (
    <>
      <PageHeader title={name ?? title} subtitle={messages.notMember} names={{ groupId: name }} />
      <MemberTable group={{ id: groupId, me: null }} />
    </>
  );
}
