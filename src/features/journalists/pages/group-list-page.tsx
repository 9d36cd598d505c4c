import { styled } from '@mui/material/styles';

import { PermissionGate } from '@/features/auth';
import { paths } from '@/shared/config/paths';
import { Permission } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useListArguments } from '@/shared/lib/use-list-arguments';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { SearchBox } from '@/shared/ui/search-box/search-box';

import { prefetchGroups, useListGroupsQuery, usePrefetchGroups } from '../api/journalists-api';
import { GroupTable } from '../components/group-table';
import { journalistMessages } from '../messages';

const Tools = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(2) }));

export { prefetchGroups };

/** The journalist groups, searchable (RT-07). */
export function GroupListPage() {
  const messages = useMessages(journalistMessages);
  const prefetch = usePrefetchGroups('listGroups');
  const { search, typed, setTyped } = useListArguments((text) => prefetch({ search: text }));
  const { data: groups, error, isLoading, isFetching, refetch } = useListGroupsQuery({ search });

  return (
    <>
      <PageHeader
        title={messages.groups}
        actions={
          <PermissionGate needs={Permission.NEWS_CREATE_JOURNALIST_GROUP}>
            <Button to={paths.groupCreate}>{messages.addGroup}</Button>
          </PermissionGate>
        }
      />
      <Tools>
        <SearchBox label={messages.search} value={typed} onChange={setTyped} />
      </Tools>
      <Card flush>
        <GroupTable
          rows={groups}
          isLoading={isLoading}
          isFetching={isFetching}
          error={error}
          onRetry={() => void refetch()}
        />
      </Card>
    </>
  );
}
