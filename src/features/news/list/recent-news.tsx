import { Link } from 'react-router-dom';

import { isForMembersOnly, MembersOnly } from '@/features/journalists';
import { paths } from '@/shared/config/paths';
import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';
import { DataTable } from '@/shared/ui/data-table/data-table';

import { firstPage, useListGroupNewsQuery } from '../api/news-api';
import { newsMessages } from '../messages';

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
};

/**
 * The first 20 news of a group, for its overview (GRP-07). They share a cache entry with page 1 of the list.
 */
export function RecentNews({ groupId, groupName, rows }: Props) {
  const messages = useMessages(newsMessages);
  const columns = useRecentNewsColumns(groupId);
  const { data, refetch, ...query } = useListGroupNewsQuery(firstPage(groupId));
  return (
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
  );
}
