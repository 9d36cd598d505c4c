import { ownLevel, useListGroupsQuery } from '@/features/journalists';
import { useExtension } from '@/shared/config/extensions';
import { FOUND_NEWS_LIMIT } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useList } from '@/shared/lib/use-list';
import { DataTable } from '@/shared/ui/data-table/data-table';
import { ListPage } from '@/shared/ui/list-page/list-page';

import { findApi, usePrefetchFound } from '../api/find-api';
import { newsMessages } from '../messages';

import { useFindColumns } from './find-columns';
import { FindFilters } from './find-filters';
import { findMessages } from './messages';
import { LAST_FOUND_PAGE, useFindQuery } from './use-find-query';

/** The news of all groups of which the user is a member, with filters and sorting (DSK-09). */
export function FoundNews() {
  const messages = useMessages(findMessages);
  const words = useMessages(newsMessages);
  const { filter, valueOf, change } = useFindQuery();
  const canSearch = useExtension('search-news');
  const {
    search: typed,
    searchBox,
    table,
  } = useList({
    endpoint: findApi.endpoints.findNews,
    prefetch: usePrefetchFound('findNews'),
    toArguments: ({ search: text, page }) => ({
      ...filter,
      ...(canSearch && text && { search: text }),
      page,
    }),
  });
  const search = canSearch ? typed : '';
  const columns = useFindColumns(search);
  const { inNoGroup } = useListGroupsQuery(
    { search: '' },
    { selectFromResult: ({ data }) => ({ inNoGroup: data?.every((group) => ownLevel(group) === null) }) },
  );
  const isFiltered = Object.keys(filter).length > 0;
  const isCut = table.pagination.totalPages >= LAST_FOUND_PAGE;
  return (
    <ListPage
      title={messages.title}
      {...(canSearch && {
        search: { ...searchBox, label: words.search, placeholder: messages.searchHint },
      })}
      filters={
        <FindFilters
          filter={filter}
          valueOf={valueOf}
          onChange={change}
          authorName={table.isFetching ? undefined : table.rows?.[0]?.authorName}
        />
      }
      note={isCut && messages.limit(FOUND_NEWS_LIMIT)}
    >
      <DataTable
        {...table}
        label={messages.title}
        columns={columns}
        getRowId={({ id }) => id}
        emptyText={
          inNoGroup
            ? messages.noGroup
            : search
              ? words.noMatch(search)
              : isFiltered
                ? messages.noMatch
                : messages.none
        }
      />
    </ListPage>
  );
}
