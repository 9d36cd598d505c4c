import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import type { Notification } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { Badge } from '@/shared/ui/badge/badge';
import type { Column } from '@/shared/ui/data-table/data-table';

import { notificationMessages } from '../messages';

import { inWords, placeOf } from './in-words';

const Words = styled('span')({ '&[data-unread="true"]': { fontWeight: 600 } });

/** The columns of the notifications; what happened leads to what it is about, and `onOpen` is told. */
export const useNotificationColumns = (onOpen: (told: Notification) => void): Column<Notification>[] => {
  const messages = useMessages(notificationMessages);
  return useMemo(
    () => [
      {
        key: 'what',
        card: 'title',
        header: messages.what,
        render: (told) => {
          const to = placeOf(told);
          const words = <Words data-unread={!told.isRead}>{inWords(told, messages)}</Words>;
          return to === null ? (
            words
          ) : (
            <Link to={to} onClick={() => onOpen(told)}>
              {words}
            </Link>
          );
        },
      },
      {
        key: 'state',
        card: 'state',
        header: messages.state,
        width: 120,
        render: ({ isRead }) => !isRead && <Badge color="primary">{messages.isUnread}</Badge>,
      },
      { key: 'group', header: messages.group, width: '20%', render: ({ group }) => group?.name },
      { key: 'time', header: messages.time, width: 150, render: ({ at }) => formatDate(at) },
    ],
    [messages, onOpen],
  );
};
