import { useCallback, useMemo, useState } from 'react';

import { isForMembersOnly, MembersOnly, ownLevel, useGetGroupQuery } from '@/features/journalists';
import { LAST_FOUND_PAGE, newsMessages, useFindQuery, useGroupNewsColumns } from '@/features/news';
import { PresentOnRow } from '@/features/presence';
import { ApprovalDialog, BulkBar, bulkMessages } from '@/features/review';
import { isNotFound } from '@/shared/api/api-error';
import { useExtension } from '@/shared/config/extensions';
import { paths } from '@/shared/config/paths';
import { FOUND_NEWS_LIMIT, type Id, mayAtLevel, type NewsFilter, type NewsSummary } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useIdParam } from '@/shared/lib/use-id-param';
import { useList } from '@/shared/lib/use-list';
import { useSelection } from '@/shared/lib/use-selection';
import { Button } from '@/shared/ui/button/button';
import { DataTable } from '@/shared/ui/data-table/data-table';
import { ListPage } from '@/shared/ui/list-page/list-page';
import { NotFound } from '@/shared/ui/not-found/not-found';
import { MoreActions } from '@/shared/ui/page-header/more-actions';

import { FindFilters } from '../find/find-filters';
import {
  type GroupListArguments,
  type GroupListRow,
  useGroupFilter,
  useGroupListQuery,
  usePrefetchGroupList,
} from '../find/use-group-list';
import { findMessages } from '../messages';

const NO_FILTER: NewsFilter = {};

function GroupNews({ groupId }: { groupId: Id }) {
  const messages = useMessages(newsMessages);
  const [approving, setApproving] = useState<NewsSummary | null>(null);
  const words = useMessages(findMessages);
  const { choose } = useMessages(bulkMessages);
  const { data: group, error: groupError } = useGetGroupQuery(groupId);
  const level = ownLevel(group);
  const { params, valueOf, change } = useFindQuery();
  const wanted = useGroupFilter(params);
  // For a non-member, use the list call, which the server refuses; the search would return an empty result
  // instead.
  const filter = group && level === null ? null : wanted;
  const canSearch = useExtension('search-news');
  // The search of the core API knows no filters.
  const hasSearch = canSearch || filter === null;
  const {
    search: typed,
    searchBox,
    table,
  } = useList<GroupListRow, GroupListArguments>({
    endpoint: { useQuery: useGroupListQuery },
    prefetch: usePrefetchGroupList(),
    toArguments: ({ search: text, page }) => ({ search: hasSearch ? text : '', page, groupId, filter }),
  });
  const canFind = useExtension('find-news');
  const hasTrash = useExtension('trash');
  const mayApprove = mayAtLevel(level, 'approve');
  const search = hasSearch ? typed : '';
  const rows = useMemo(() => table.rows?.map((row) => ({ ...row, groupId })), [table.rows, groupId]);
  const selection = useSelection(rows, JSON.stringify([search, filter]));
  const hasPresence = useExtension('presence');
  const markOf = useCallback((newsId: Id) => <PresentOnRow groupId={groupId} newsId={newsId} />, [groupId]);
  const columns = useGroupNewsColumns(groupId, {
    mayApprove,
    onApprove: setApproving,
    search,
    markOf: hasPresence ? markOf : undefined,
  });

  if (isNotFound(groupError) || isNotFound(table.error)) return <NotFound />;
  const header = { title: messages.listTitle, names: { groupId: group?.name } };
  if (isForMembersOnly(table.error))
    return (
      // With a key, so that the notice takes the list's place instead of moving up from it.
      <ListPage key="closed" {...header}>
        <MembersOnly error={table.error} />
      </ListPage>
    );
  const reload = () => {
    setApproving(null);
    table.onRetry();
  };

  return (
    <>
      <ListPage
        {...header}
        actions={
          <>
            <MoreActions
              actions={[
                mayApprove && { label: choose, onSelect: selection.open, onlyWithCards: true },
                mayAtLevel(level, 'manageNews') &&
                  hasTrash && { label: messages.deletedNews, to: paths.deletedNews.href(groupId) },
              ]}
            />
            <Button to={paths.newsCreate.href(groupId)}>{messages.addNews}</Button>
          </>
        }
        {...(hasSearch && {
          search: {
            ...searchBox,
            label: messages.search,
            placeholder: canSearch ? messages.wordsHint : messages.searchHint,
          },
        })}
        filters={
          canFind && (
            <FindFilters
              ofGroup={groupId}
              filter={filter ?? NO_FILTER}
              valueOf={valueOf}
              onChange={change}
              authorName={table.isFetching ? undefined : table.rows?.[0]?.authorName}
            />
          )
        }
        bar={<BulkBar selection={selection} levelOf={() => level} />}
        note={filter && table.pagination.totalPages >= LAST_FOUND_PAGE && words.limit(FOUND_NEWS_LIMIT)}
      >
        <DataTable
          {...table}
          rows={rows}
          label={messages.listTitle}
          columns={columns}
          getRowId={({ id }) => id}
          getRowName={({ title }) => title}
          selection={mayApprove ? selection.table : undefined}
          emptyText={search ? messages.noMatch(search) : filter ? words.noMatch : messages.noNews}
        />
      </ListPage>
      <ApprovalDialog
        groupId={groupId}
        news={approving}
        onApproved={() => setApproving(null)}
        onCancel={reload}
      />
    </>
  );
}

/** A group's news, 20 per page, with their approval (RT-11). */
export function GroupNewsPage() {
  const groupId = useIdParam('groupId');
  return groupId === null ? <NotFound /> : <GroupNews key={groupId} groupId={groupId} />;
}
