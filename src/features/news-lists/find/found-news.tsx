import { ownLevel, useListGroupsQuery } from '@/features/journalists';
import { findApi, LAST_FOUND_PAGE, newsMessages, useFindQuery, usePrefetchFound } from '@/features/news';
import { BulkBar, bulkMessages } from '@/features/review';
import { useExtension } from '@/shared/config/extensions';
import { FOUND_NEWS_LIMIT, type Id, mayAtLevel } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { sameId } from '@/shared/lib/same-id';
import { useList } from '@/shared/lib/use-list';
import { useSelection } from '@/shared/lib/use-selection';
import { DataTable } from '@/shared/ui/data-table/data-table';
import { ListPage } from '@/shared/ui/list-page/list-page';
import { MoreActions } from '@/shared/ui/page-header/more-actions';

import { findMessages } from '../messages';
import { ViewsMenu } from '../views/views-menu';

import { useFindColumns } from './find-columns';
import { FindFilters } from './find-filters';

/** The news of all groups of which the user is a member, with filters and sorting (DSK-09). */
export function FoundNews() {
  const messages = useMessages(findMessages);
  const words = useMessages(newsMessages);
  const { choose } = useMessages(bulkMessages);
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
  const { groups } = useListGroupsQuery(
    { search: '' },
    { selectFromResult: ({ data }) => ({ groups: data }) },
  );
  const inNoGroup = groups?.every((group) => ownLevel(group) === null);
  const levelOf = (groupId: Id) => ownLevel(groups?.find(({ id }) => sameId(id, groupId)));
  const mayApprove = groups?.some((group) => mayAtLevel(ownLevel(group), 'approve')) ?? false;
  const selection = useSelection(table.rows, JSON.stringify([search, filter]));
  const isFiltered = Object.keys(filter).length > 0;
  const isCut = table.pagination.totalPages >= LAST_FOUND_PAGE;
  return (
    <ListPage
      title={messages.title}
      actions={
        <>
          <MoreActions
            actions={[mayApprove && { label: choose, onSelect: selection.open, onlyWithCards: true }]}
          />
          <ViewsMenu />
        </>
      }
      {...(canSearch && {
        search: { ...searchBox, label: words.search, placeholder: words.wordsHint },
      })}
      filters={
        <FindFilters
          filter={filter}
          valueOf={valueOf}
          onChange={change}
          authorName={table.isFetching ? undefined : table.rows?.[0]?.authorName}
        />
      }
      bar={<BulkBar selection={selection} levelOf={levelOf} />}
      note={isCut && messages.limit(FOUND_NEWS_LIMIT)}
    >
      <DataTable
        {...table}
        label={messages.title}
        columns={columns}
        getRowId={({ id }) => id}
        getRowName={({ title }) => title}
        selection={mayApprove ? selection.table : undefined}
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
