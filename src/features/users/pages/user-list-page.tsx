import { styled } from '@mui/material/styles';

import { useMessages } from '@/shared/i18n/messages';
import { useListArguments } from '@/shared/lib/use-list-arguments';
import { Card } from '@/shared/ui/card/card';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { Pagination } from '@/shared/ui/pagination/pagination';
import { SearchBox } from '@/shared/ui/search-box/search-box';

import { prefetchUsers, usePrefetchUsers } from '../api/users-api';
import { UserTable } from '../components/user-table';
import { usersMessages } from '../messages';
import { useUserSearch } from '../model/use-user-search';

const Toolbar = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(1.5) }));

export { prefetchUsers };

/** The searchable, paginated list of users (RT-05). */
export function UserListPage() {
  const messages = useMessages(usersMessages);
  const prefetch = usePrefetchUsers('searchUsers');
  const { search, page, typed, setTyped, setPage } = useListArguments((text) =>
    prefetch({ search: text, page: 1 }),
  );
  const { users, shownPage, totalPages, error, isLoading, isFetching, refetch } = useUserSearch(search, page);

  return (
    <>
      <PageHeader title={messages.listTitle} />
      <Toolbar>
        <SearchBox
          value={typed}
          onChange={setTyped}
          label={messages.search}
          placeholder={messages.searchHint}
        />
      </Toolbar>
      <Card flush>
        <UserTable
          rows={users}
          isLoading={isLoading}
          isFetching={isFetching}
          error={error}
          onRetry={refetch}
          emptyText={search ? messages.noMatch(search) : undefined}
        />
        <Pagination page={shownPage} totalPages={totalPages} onChange={setPage} />
      </Card>
    </>
  );
}
