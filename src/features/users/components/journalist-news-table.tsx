import { PostStatus, TITLE_COLUMN_CHARACTERS, type Id, type JournalistNews } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { truncateGraphemes } from '@/shared/text/truncate';
import { Badge } from '@/shared/ui/badge/badge';
import { DataTable, type Column } from '@/shared/ui/data-table/data-table';
import { Pagination } from '@/shared/ui/pagination/pagination';

import { useListJournalistNewsQuery } from '../api/users-api';
import { usersMessages } from '../messages';
import { useNewsPage } from '../model/use-news-page';

const STATUS_COLOUR = {
  [PostStatus.Draft]: 'secondary',
  [PostStatus.Published]: 'success',
  [PostStatus.Hidden]: 'danger',
} as const;

/** What a journalist has written, in whichever group; the groups' own pages lead to the editing of it. */
export function JournalistNewsTable({ userId }: { userId: Id }) {
  const messages = useMessages(usersMessages);
  const { newsPage, setNewsPage } = useNewsPage();
  const news = useListJournalistNewsQuery({ userId, page: newsPage });
  const shown = news.error ? news.currentData : news.data;

  const columns: Column<JournalistNews>[] = [
    {
      key: 'title',
      header: messages.newsTitle,
      render: ({ title }) => <span title={title}>{truncateGraphemes(title, TITLE_COLUMN_CHARACTERS)}</span>,
    },
    {
      key: 'status',
      header: messages.newsStatus,
      render: ({ status, statusText }) => <Badge color={STATUS_COLOUR[status]}>{statusText}</Badge>,
    },
    {
      key: 'published',
      header: messages.newsPublished,
      render: ({ publishedAt }) => formatDate(publishedAt),
    },
    { key: 'created', header: messages.newsCreated, render: ({ createdAt }) => formatDate(createdAt) },
  ];

  return (
    <>
      <DataTable
        label={messages.newsTable}
        columns={columns}
        rows={shown?.data}
        getRowId={({ id }) => id}
        isLoading={news.isLoading}
        isFetching={news.isFetching}
        error={news.error}
        onRetry={news.refetch}
        emptyText={messages.noNews}
      />
      <Pagination
        page={news.currentData?.currentPage ?? newsPage}
        totalPages={news.data?.totalPages ?? 1}
        onChange={setNewsPage}
        label={messages.newsPages}
      />
    </>
  );
}
