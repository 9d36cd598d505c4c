import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';

import { NewsTitle, StatusBadge, TimeSince } from '@/features/news';
import { paths } from '@/shared/config/paths';
import type { DeskItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import type { Column } from '@/shared/ui/data-table/data-table';

import { deskMessages } from '../messages';

const Comment = styled('span')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export type DeskKind = 'waiting' | 'runningOut' | 'goneDark' | 'returned' | 'own';

/** The columns of one list of the desk: title, group and details. */
export const useDeskColumns = (kind: DeskKind): Column<DeskItem>[] => {
  const messages = useMessages(deskMessages);
  return useMemo(() => {
    const author: Column<DeskItem> = {
      key: 'author',
      header: messages.author,
      width: '20%',
      render: ({ authorName }) => authorName,
    };
    const time = (header: string, render: (item: DeskItem) => ReactNode): Column<DeskItem> => ({
      key: 'time',
      card: 'state',
      cardLabel: header,
      header,
      width: '16%',
      render,
    });
    const facts: Record<DeskKind, Column<DeskItem>[]> = {
      waiting: [author, time(messages.since, ({ createdAt }) => <TimeSince at={createdAt} />)],
      runningOut: [
        author,
        time(messages.left, ({ approvedUntil }) => <TimeSince until at={approvedUntil ?? ''} />),
      ],
      goneDark: [
        author,
        time(messages.darkSince, ({ approvedUntil }) => <TimeSince at={approvedUntil ?? ''} />),
      ],
      returned: [
        {
          key: 'comment',
          header: messages.comment,
          cardLabel: messages.comment,
          render: ({ returned }) => <Comment>{returned?.comment}</Comment>,
        },
        time(messages.returnedFor, ({ returned }) => <TimeSince at={returned?.at ?? ''} />),
      ],
      own: [
        {
          key: 'status',
          card: 'state',
          header: messages.status,
          width: '20%',
          render: (item) => <StatusBadge {...item} />,
        },
        {
          key: 'created',
          cardLabel: messages.created,
          header: messages.created,
          width: '16%',
          render: ({ createdAt }) => formatDate(createdAt),
        },
      ],
    };
    return [
      {
        key: 'title',
        card: 'title',
        header: messages.title,
        render: ({ groupId, id, title }) => (
          <NewsTitle
            title={title}
            // A returned item opens in the form, because it needs changes.
            to={kind === 'returned' ? paths.newsEdit.href(groupId, id) : paths.newsReview.href(groupId, id)}
          />
        ),
      },
      {
        key: 'group',
        header: messages.group,
        width: '24%',
        render: ({ groupId, groupName }) => <Link to={paths.groupNews.href(groupId)}>{groupName}</Link>,
      },
      ...facts[kind],
    ];
  }, [messages, kind]);
};
