import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '@/shared/config/paths';
import type { DeskItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import type { Column } from '@/shared/ui/data-table/data-table';

import { NewsState } from '../list/news-state';
import { NewsTitle } from '../list/news-title';
import { newsMessages } from '../messages';

import { findMessages } from './messages';

const nothing = () => undefined;

/** The columns of the news of all groups, with what the search matched. */
export const useFindColumns = (search: string): Column<DeskItem>[] => {
  const messages = useMessages(findMessages);
  const { title, status, created } = useMessages(newsMessages);
  return useMemo(
    () => [
      {
        key: 'title',
        card: 'title',
        header: title,
        render: ({ groupId, id, title: name, snippet }) => (
          <NewsTitle title={name} to={paths.newsReview.href(groupId, id)} search={search} snippet={snippet} />
        ),
      },
      {
        key: 'group',
        header: messages.group,
        width: '22%',
        render: ({ groupId, groupName }) => <Link to={paths.groupNews.href(groupId)}>{groupName}</Link>,
      },
      { key: 'author', header: messages.author, width: '16%', render: ({ authorName }) => authorName },
      {
        key: 'status',
        card: 'state',
        header: status,
        width: '18%',
        render: (item) => <NewsState news={item} mayApprove={false} onApprove={nothing} />,
      },
      { key: 'created', header: created, width: '14%', render: ({ createdAt }) => formatDate(createdAt) },
    ],
    [messages, title, status, created, search],
  );
};
