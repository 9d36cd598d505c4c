import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

import { paths } from '@/shared/config/paths';
import type { Id, NewsSummary } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { DataTable, type DataTableProps } from '@/shared/ui/data-table/data-table';

import { newsMessages } from '../messages';

import { NewsCover } from './news-cover';
import { NewsState } from './news-state';
import { NewsTitle } from './news-title';
import { PublishedDate } from './published-date';

type Props = Pick<
  DataTableProps<NewsSummary>,
  'rows' | 'isLoading' | 'isFetching' | 'error' | 'onRetry' | 'emptyText'
> & { groupId: Id; mayApprove: boolean; onApprove: (news: NewsSummary) => void };

/** The rows of the group news list (NWS-01). */
export function GroupNewsTable({ groupId, mayApprove, onApprove, ...table }: Props) {
  const messages = useMessages(newsMessages);
  return (
    <DataTable
      {...table}
      label={messages.listTitle}
      getRowId={(news) => news.id}
      columns={[
        {
          key: 'title',
          header: messages.title,
          render: (news) => <NewsTitle title={news.title} to={paths.newsEdit.href(groupId, news.id)} />,
        },
        {
          key: 'cover',
          header: messages.coverImage,
          render: (news) => <NewsCover url={news.coverImageUrl} />,
        },
        {
          key: 'status',
          header: messages.status,
          render: (news) => <NewsState news={news} mayApprove={mayApprove} onApprove={onApprove} />,
        },
        { key: 'published', header: messages.published, render: (news) => <PublishedDate news={news} /> },
        { key: 'created', header: messages.created, render: (news) => formatDate(news.createdAt) },
        {
          key: 'edit',
          header: messages.edit,
          render: (news) => (
            <Link
              component={RouterLink}
              to={paths.newsEdit.href(groupId, news.id)}
              aria-label={messages.editNamed(news.title)}
            >
              {messages.edit}
            </Link>
          ),
        },
      ]}
    />
  );
}
