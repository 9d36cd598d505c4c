import { PermissionGate } from '@/features/auth';
import { useExtension } from '@/shared/config/extensions';
import { paths } from '@/shared/config/paths';
import { ACTION_NEEDS } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useList } from '@/shared/lib/use-list';
import { Button } from '@/shared/ui/button/button';
import { DataTable } from '@/shared/ui/data-table/data-table';
import { ListPage } from '@/shared/ui/list-page/list-page';

import { prefetchUsers, usePrefetchUsers, usersApi } from '../api/users-api';
import { StateFilter, useStateInUrl } from '../components/state-filter';
import { useUserColumns } from '../components/user-columns';
import { usersMessages } from '../messages';

export { prefetchUsers };

/** The searchable, paginated list of users (RT-05). */
export function UserListPage() {
  const messages = useMessages(usersMessages);
  const columns = useUserColumns();
  const hasAccounts = useExtension('accounts');
  const stateInUrl = useStateInUrl();
  const state = hasAccounts ? stateInUrl : undefined;
  const { search, searchBox, table } = useList({
    endpoint: usersApi.endpoints.searchUsers,
    prefetch: usePrefetchUsers('searchUsers'),
    toArguments: (place) => (state ? { ...place, state } : place),
  });

  return (
    <ListPage
      title={messages.listTitle}
      actions={
        hasAccounts && (
          <PermissionGate needs={ACTION_NEEDS.createAccount}>
            <Button to={paths.userCreate}>{messages.create}</Button>
          </PermissionGate>
        )
      }
      filters={hasAccounts && <StateFilter />}
      search={{ ...searchBox, label: messages.search, placeholder: messages.searchHint }}
    >
      <DataTable
        {...table}
        label={messages.listTitle}
        columns={columns}
        getRowId={({ id }) => id}
        emptyText={search ? messages.noMatch(search) : undefined}
      />
    </ListPage>
  );
}
