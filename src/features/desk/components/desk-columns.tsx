import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { NewsCover, NewsTitle, StateLine, TimeSince } from '@/features/news';
import { paths } from '@/shared/config/paths';
import type { DeskItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import type { Column } from '@/shared/ui/data-table/data-table';
import type { CustomRowAction } from '@/shared/ui/data-table/row-actions';

import { deskMessages } from '../messages';

/** How many of an item's decisions stand in its row; its menu has all of them. */
const QUICK = 2;

const Comment = styled('span')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export type DeskKind = 'waiting' | 'runningOut' | 'goneDark' | 'returned' | 'own';

/** The address of the whole of a list. */
export const LISTS: Partial<Record<DeskKind, string>> = {
  waiting: `${paths.news}?state=waiting`,
  runningOut: `${paths.news}?state=for-a-day&sort=runs-out`,
  goneDark: `${paths.news}?state=went-dark`,
};

/** The columns of every list of the desk; its rows are cards. */
export const useDeskColumns = (
  kind: DeskKind,
  decisionsOn: (item: DeskItem) => CustomRowAction[],
): Column<DeskItem>[] => {
  const messages = useMessages(deskMessages);
  const line = (header: string, render: (item: DeskItem) => string): Column<DeskItem> => ({
    key: header,
    card: 'line',
    header,
    render: (item) => <span title={render(item)}>{render(item)}</span>,
  });
  const time = (header: string, render: (item: DeskItem) => ReactNode): Column<DeskItem> => ({
    key: 'time',
    card: 'line-first',
    cardLabel: header,
    header,
    render,
  });
  const group = line(messages.group, ({ groupName }) => groupName);
  const author = line(messages.author, ({ authorName }) => authorName);
  const decide: Column<DeskItem> = {
    key: 'decide',
    card: 'quick',
    header: messages.decide,
    render: (item) =>
      decisionsOn(item)
        .slice(0, QUICK)
        .map(({ key, label, onSelect }) => (
          <Button
            key={key}
            size="xs"
            variant="outlined"
            aria-label={`${label}: ${item.title}`}
            onClick={onSelect}
          >
            {label}
          </Button>
        )),
  };
  const comment: Column<DeskItem> = {
    key: 'comment',
    card: 'state',
    header: messages.comment,
    render: ({ returned }) => <Comment>{returned?.comment}</Comment>,
  };
  const facts: Record<DeskKind, Column<DeskItem>[]> = {
    waiting: [
      time(messages.since, ({ waitingSince, createdAt }) => (
        <TimeSince isWait at={waitingSince ?? createdAt} />
      )),
      group,
      author,
      decide,
    ],
    runningOut: [
      time(messages.left, ({ approvedUntil }) => <TimeSince until at={approvedUntil ?? ''} />),
      group,
      author,
      decide,
    ],
    goneDark: [
      time(messages.darkSince, ({ approvedUntil }) => <TimeSince at={approvedUntil ?? ''} />),
      group,
      author,
      decide,
    ],
    returned: [
      comment,
      time(messages.returnedFor, ({ returned }) => <TimeSince at={returned?.at ?? ''} />),
      group,
    ],
    own: [
      { key: 'status', card: 'state', header: messages.status, render: (item) => <StateLine news={item} /> },
    ],
  };
  return [
    {
      key: 'cover',
      card: 'picture',
      header: messages.coverImage,
      render: ({ coverImageUrl }) => <NewsCover url={coverImageUrl} />,
    },
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
    ...facts[kind],
  ];
};
