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

/** The first 20 news of a group, for its overview (GRP-07). One cache entry with page 1 of the list. */
export function RecentNews({ groupId }: { groupId: Id }) {
  const messages = useMessages(newsMessages);
  const columns = useRecentNewsColumns(groupId);
  const { data, refetch, ...query } = useListGroupNewsQuery(firstPage(groupId));
  return (
    <Card
      flush
      title={messages.recentTitle}
      actions={
        <Button size="sm" variant="outlined" to={paths.groupNews.href(groupId)}>
          {messages.allNews}
        </Button>
      }
    >
      {isForMembersOnly(query.error) ? (
        <MembersOnly error={query.error} />
      ) : (
        <DataTable
          {...query}
          label={messages.recentTitle}
          rows={data?.data}
          getRowId={(news) => news.id}
          onRetry={() => void refetch()}
          emptyText={messages.noNews}
          columns={columns}
        />
      )}
    </Card>
  );
}
