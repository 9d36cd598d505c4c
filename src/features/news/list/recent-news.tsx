import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { isForMembersOnly, MembersOnly, useGetGroupStatisticsQuery } from '@/features/journalists';
import { paths } from '@/shared/config/paths';
import { GROUP_NEWS_PAGE_SIZE, type Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';
import { DataTable } from '@/shared/ui/data-table/data-table';

import { firstPage, useListGroupNewsQuery } from '../api/news-api';
import { newsMessages } from '../messages';

import { AwaitedNews } from './awaited-news';
import { useRecentNewsColumns } from './news-columns';

type Props = {
  groupId: Id;
  /**
   * The name of the group, for a page with several groups. Without it the heading is that of the group
   * overview.
   */
  groupName?: string;
  /** The maximum number of rows; 20 by default. */
  rows?: number;
  /** Content below; shown once the number of news is known, so that it does not move. */
  children?: ReactNode;
};

/**
 * The first 20 news of a group, for its overview (GRP-07). They share a cache entry with page 1 of the list.
 */
export function RecentNews({ groupId, groupName, rows, children }: Props) {
  const messages = useMessages(newsMessages);
  const columns = useRecentNewsColumns(groupId);
  const { data, refetch, ...query } = useListGroupNewsQuery(firstPage(groupId));
  const statistics = useGetGroupStatisticsQuery(groupId, { skip: !children });
  const awaited = Math.min(statistics.data?.totalNews ?? GROUP_NEWS_PAGE_SIZE, GROUP_NEWS_PAGE_SIZE);
  return (
    <>
      <Card
        flush
        title={
          groupName === undefined ? (
            messages.recentTitle
          ) : (
            <Link to={paths.groupNews.href(groupId)}>{groupName}</Link>
          )
        }
        actions={
          groupName === undefined && (
            <Button size="sm" variant="outlined" to={paths.groupNews.href(groupId)}>
              {messages.allNews}
            </Button>
          )
        }
      >
        {isForMembersOnly(query.error) ? (
          <MembersOnly error={query.error} />
        ) : children && query.isLoading && awaited > 0 ? (
          <AwaitedNews rows={awaited} />
        ) : (
          <DataTable
            {...query}
            label={groupName ?? messages.recentTitle}
            rows={data?.data.slice(0, rows)}
            getRowId={(news) => news.id}
            onRetry={() => void refetch()}
            emptyText={messages.noNews}
            columns={columns}
          />
        )}
      </Card>
      {/* Mounted immediately, so that its requests start now. */}
      {children && (
        <div style={{ display: query.isLoading && statistics.isLoading ? 'none' : 'contents' }}>
          {children}
        </div>
      )}
    </>
  );
}
