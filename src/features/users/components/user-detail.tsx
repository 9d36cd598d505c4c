import { styled } from '@mui/material/styles';

import { PersonHistory } from '@/features/audit';
import { useHasPermission } from '@/features/auth';
import { isNotFound } from '@/shared/api/api-error';
import { ACTION_NEEDS, type Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { NotFound } from '@/shared/ui/not-found/not-found';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { QueryState } from '@/shared/ui/query-state/query-state';
import { useFailureToast } from '@/shared/ui/query-state/use-failure-toast';

import { useGetUserQuery } from '../api/users-api';
import { usersMessages } from '../messages';
import type { AbilitiesSlot } from '../model/abilities-slot';

import { AccountActions } from './account-actions';
import { JournalistSection } from './journalist-section';
import { PermissionTable } from './permission-table';
import { UserProfile } from './user-profile';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'start',
  marginBottom: theme.spacing(2),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
}));

const Person = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

/** One person: profile, permissions and news. */
export function UserDetail({ userId, Abilities }: { userId: Id } & AbilitiesSlot) {
  const isAdministrator = useHasPermission(ACTION_NEEDS.addPermission);
  const messages = useMessages(usersMessages);
  const { data: user, error, isLoading, isFetching, refetch } = useGetUserQuery(userId);

  useFailureToast(isNotFound(error) ? undefined : error);
  if (isNotFound(error)) return <NotFound />;
  return (
    <>
      <PageHeader
        title={user?.displayName ?? messages.detailTitle}
        names={{ userId: user?.displayName }}
        actions={user && <AccountActions user={user} />}
      />
      <QueryState
        isLoading={isLoading}
        error={error}
        isFetching={isFetching}
        onRetry={refetch}
        hasData={user !== undefined}
      >
        {user && (
          <Columns>
            <Person>
              <UserProfile user={user} />
              {isAdministrator && <Abilities permission={user.permission} />}
            </Person>
            <PermissionTable user={user} Abilities={Abilities} />
          </Columns>
        )}
      </QueryState>
      {(user !== undefined || !error) && (
        // Rendered hidden, so that it loads in parallel but does not move when the profile appears above it.
        <div hidden={user === undefined}>
          <JournalistSection userId={userId} />
          <PersonHistory userId={userId} />
        </div>
      )}
    </>
  );
}
