import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import { NEWS_WIDTHS, newsMessages, NewsState, NewsTitle } from '@/features/news';
import { paths } from '@/shared/config/paths';
import type { DeskItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { zoneIfElsewhere } from '@/shared/text/newsroom-time';
import type { Column } from '@/shared/ui/data-table/data-table';

import { findMessages } from '../messages';

const nothing = () => undefined;

/** A date in one line, at the end of a row; with its time zone, where the clock of the browser shows another time. */
const dateWidth = () => (zoneIfElsewhere(new Date()) ? 212 : 'clamp(122px, calc(16.25vw - 60px), 148px)');

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
          <NewsTitle
            isWhole
            title={name}
            to={paths.newsReview.href(groupId, id)}
            search={search}
            snippet={snippet}
          />
        ),
      },
      {
        key: 'group',
        card: 'line',
        header: messages.group,
        width: '15%',
        render: ({ groupId, groupName }) => (
          <Link to={paths.groupNews.href(groupId)} title={groupName}>
            {groupName}
          </Link>
        ),
      },
      {
        key: 'author',
        card: 'line',
        header: messages.author,
        width: '14%',
        render: ({ authorName }) => <span title={authorName}>{authorName}</span>,
      },
      {
        key: 'status',
        card: 'state',
        header: status,
        width: NEWS_WIDTHS.status,
        render: (item) => <NewsState news={item} mayApprove={false} onApprove={nothing} />,
      },
      {
        key: 'created',
        card: 'line-first',
        header: created,
        width: dateWidth(),
        render: ({ createdAt }) => formatDate(createdAt),
      },
    ],
    [messages, title, status, created, search],
  );
};
