import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';

import { NewsTitle, StateLine, TimeSince } from '@/features/news';
import { ShowAgainButton } from '@/features/review';
import { useExtension } from '@/shared/config/extensions';
import { paths } from '@/shared/config/paths';
import type { DeskItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import type { Column } from '@/shared/ui/data-table/data-table';

import { deskMessages } from '../messages';

const Comment = styled('span')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export type DeskKind = 'waiting' | 'runningOut' | 'goneDark' | 'returned' | 'own';

/** The address of the whole of a list. */
export const LISTS: Partial<Record<DeskKind, string>> = {
  waiting: `${paths.news}?state=waiting`,
  runningOut: `${paths.news}?state=for-a-day&sort=runs-out`,
  goneDark: `${paths.news}?state=went-dark`,
};

/** The columns of one list of the desk: title, group and details. */
export const useDeskColumns = (kind: DeskKind): Column<DeskItem>[] => {
  const messages = useMessages(deskMessages);
  const hasAgain = useExtension('approval-again');
  return useMemo(() => {
    const author: Column<DeskItem> = {
      key: 'author',
      card: 'line',
      header: messages.author,
      width: '20%',
      render: ({ authorName }) => <span title={authorName}>{authorName}</span>,
    };
    const time = (header: string, render: (item: DeskItem) => ReactNode): Column<DeskItem> => ({
      key: 'time',
      card: 'line-first',
      cardLabel: header,
      header,
      width: '16%',
      render,
    });
    const again: Column<DeskItem>[] = hasAgain
      ? [
          {
            key: 'again',
            card: 'actions',
            header: messages.decide,
            width: 180,
            render: (item) => <ShowAgainButton news={item} />,
          },
        ]
      : [];
    const facts: Record<DeskKind, Column<DeskItem>[]> = {
      waiting: [
        author,
        time(messages.since, ({ waitingSince, createdAt }) => <TimeSince at={waitingSince ?? createdAt} />),
      ],
      runningOut: [
        author,
        time(messages.left, ({ approvedUntil }) => <TimeSince until at={approvedUntil ?? ''} />),
        ...again,
      ],
      goneDark: [
        author,
        time(messages.darkSince, ({ approvedUntil }) => <TimeSince at={approvedUntil ?? ''} />),
        ...again,
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
          render: (item) => <StateLine news={item} />,
        },
        {
          key: 'created',
          card: 'line-first',
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
            isWhole
            title={title}
            list={LISTS[kind]}
            // A returned item opens in the form, because it needs changes.
            to={kind === 'returned' ? paths.newsEdit.href(groupId, id) : paths.newsReview.href(groupId, id)}
          />
        ),
      },
      {
        key: 'group',
        card: 'line',
        header: messages.group,
        width: '24%',
        render: ({ groupId, groupName }) => (
          <Link to={paths.groupNews.href(groupId)} title={groupName}>
            {groupName}
          </Link>
        ),
      },
      ...facts[kind],
    ];
  }, [messages, kind, hasAgain]);
};
