import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

import { canApprove, ownLevel, useGetGroupQuery } from '@/features/journalists';
import { isNotFound } from '@/shared/api/api-error';
import { paths } from '@/shared/config/paths';
import type { Id, NewsSummary } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useIdParam } from '@/shared/lib/use-id-param';
import { useListArguments } from '@/shared/lib/use-list-arguments';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';
import { NotFound } from '@/shared/ui/not-found/not-found';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { Pagination } from '@/shared/ui/pagination/pagination';
import { SearchBox } from '@/shared/ui/search-box/search-box';

import { firstPage, useListGroupNewsQuery, usePrefetchNews } from '../api/news-api';
import { ApprovalDialog } from '../approval/approval-dialog';
import { GroupNewsTable } from '../list/group-news-table';
import { isForMembersOnly, MembersOnly } from '../list/members-only';
import { newsMessages } from '../messages';

const Bar = styled('div')(({ theme }) => ({ padding: theme.spacing(1.5, 2) }));

function GroupNews({ groupId }: { groupId: Id }) {
  const messages = useMessages(newsMessages);
  const prefetch = usePrefetchNews('listGroupNews');
  const { search, page, typed, setTyped, setPage } = useListArguments((text) =>
    prefetch({ ...firstPage(groupId), search: text }),
  );
  const [approving, setApproving] = useState<NewsSummary | null>(null);
  const query = { ...firstPage(groupId), page, search };
  const { data: news, refetch, ...state } = useListGroupNewsQuery(query);
  const { data: group, error: groupError } = useGetGroupQuery(groupId);

  const nextPage = news && news.currentPage === page && page < news.totalPages ? page + 1 : null;
  useEffect(() => {
    if (nextPage) prefetch({ ...firstPage(groupId), page: nextPage, search });
  }, [prefetch, groupId, nextPage, search]);

  if (isNotFound(groupError) || isNotFound(state.error)) return <NotFound />;
  const closed = isForMembersOnly(state.error) ? state.error : null;
  const reload = () => {
    setApproving(null);
    void refetch();
  };

  return (
    <>
      <PageHeader
        title={messages.listTitle}
        subtitle={group?.name}
        actions={
          <>
            <Button variant="outlined" to={paths.groups}>
              {messages.back}
            </Button>
            {!closed && <Button to={paths.newsCreate.href(groupId)}>{messages.addNews}</Button>}
          </>
        }
      />
      <Card flush>
        {closed ? (
          <MembersOnly error={closed} />
        ) : (
          <>
            <Bar>
              <SearchBox
                value={typed}
                onChange={setTyped}
                label={messages.search}
                placeholder={messages.searchHint}
              />
            </Bar>
            <GroupNewsTable
              {...state}
              groupId={groupId}
              rows={news?.data}
              onRetry={() => void refetch()}
              emptyText={search ? messages.noMatch(search) : messages.noNews}
              mayApprove={canApprove(ownLevel(group))}
              onApprove={setApproving}
            />
            {news && (
              <Pagination
                page={page}
                totalPages={news.totalPages}
                onChange={setPage}
                onIntent={(target) => prefetch({ ...query, page: target })}
              />
            )}
          </>
        )}
      </Card>
      <ApprovalDialog
        groupId={groupId}
        news={approving}
        onApproved={() => setApproving(null)}
        onCancel={reload}
      />
    </>
  );
}

/** A group's news, 20 a page, with their approval (RT-11). */
export function GroupNewsPage() {
  const groupId = useIdParam('groupId');
  return groupId === null ? <NotFound /> : <GroupNews key={groupId} groupId={groupId} />;
}
