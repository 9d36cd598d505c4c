import { useMessages } from '@/shared/i18n/messages';
import { useList } from '@/shared/lib/use-list';
import { DataTable } from '@/shared/ui/data-table/data-table';
import { ListPage } from '@/shared/ui/list-page/list-page';

import { prefetchUsers, usePrefetchUsers, usersApi } from '../api/users-api';
import { useUserColumns } from '../components/user-columns';
import { usersMessages } from '../messages';

export { prefetchUsers };

/** The searchable, paginated list of users (RT-05). */
export function UserListPage() {
  const messages = useMessages(usersMessages);
  const columns = useUserColumns();
  const { search, searchBox, table } = useList({
    endpoint: usersApi.endpoints.searchUsers,
    prefetch: usePrefetchUsers('searchUsers'),
    toArguments: (place) => place,
  });

  return (
    <ListPage
      title={messages.listTitle}
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
