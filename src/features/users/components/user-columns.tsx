import { useMemo } from 'react';

import { useHasPermission } from '@/features/auth';
import { paths } from '@/shared/config/paths';
import { ACTION_NEEDS, type User } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import type { Column } from '@/shared/ui/data-table/data-table';
import { RowLink } from '@/shared/ui/data-table/row-link';

import { usersMessages } from '../messages';

import { RoleBadge } from './role-badge';
import { StateBadge } from './state-badge';

/** The columns of the list of users (USR-01); the View link requires USER_READ (USR-04). */
export const useUserColumns = (): Column<User>[] => {
  const messages = useMessages(usersMessages);
  const canView = useHasPermission(ACTION_NEEDS.getUser);
  return useMemo(() => {
    const facts: Column<User>[] = [
      { key: 'email', header: messages.email, width: '28%', render: ({ email }) => email },
      { key: 'username', header: messages.username, width: '16%', render: ({ username }) => username },
      {
        key: 'displayName',
        card: 'title',
        header: messages.displayName,
        render: ({ displayName, state }) => (
          <>
            {displayName}
            <StateBadge state={state} />
          </>
        ),
      },
      {
        key: 'role',
        card: 'state',
        header: messages.role,
        width: '27%',
        render: ({ permission }) => <RoleBadge permission={permission} />,
      },
    ];
    const view: Column<User> = {
      key: 'view',
      card: 'open',
      header: messages.action,
      width: 96,
      align: 'right',
      render: ({ id, displayName }) => (
        <RowLink to={paths.user.href(id)} aria-label={`${messages.view} ${displayName}`}>
          {messages.view}
        </RowLink>
      ),
    };
    return canView ? [...facts, view] : facts;
  }, [messages, canView]);
};
