import { useMemo } from 'react';

import type { GroupMember } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Avatar } from '@/shared/ui/avatar/avatar';
import type { Column } from '@/shared/ui/data-table/data-table';

import { journalistMessages } from '../messages';

/** The columns of a group's members (GRP-05). */
export const useMemberColumns = (): Column<GroupMember>[] => {
  const messages = useMessages(journalistMessages);
  return useMemo(
    () => [
      {
        key: 'avatar',
        card: 'picture',
        header: messages.avatar,
        width: 80,
        render: ({ profile }) => <Avatar name={profile.displayName} src={profile.avatarUrl} decorative />,
      },
      {
        key: 'displayName',
        card: 'title',
        header: messages.displayName,
        render: ({ profile }) => profile.displayName || '-',
      },
      {
        key: 'level',
        card: 'state',
        header: messages.level,
        width: '30%',
        render: ({ levelClassMsg }) => levelClassMsg || '-',
      },
    ],
    [messages],
  );
};
