import { useMemo } from 'react';

import type { DeletedNews } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { Button } from '@/shared/ui/button/button';
import type { Column } from '@/shared/ui/data-table/data-table';

import { trashMessages } from './messages';

/** The columns of a group's trash. */
export const useTrashColumns = (onRestore: (news: DeletedNews) => void): Column<DeletedNews>[] => {
  const messages = useMessages(trashMessages);
  return useMemo(
    () => [
      { key: 'title', card: 'title', header: messages.news, render: ({ title }) => title },
      {
        key: 'deleted',
        header: messages.deleted,
        width: '26%',
        render: ({ deletedAt, deletedBy }) =>
          [formatDate(deletedAt), deletedBy?.displayName].filter(Boolean).join(' · '),
      },
      {
        key: 'kept',
        header: messages.keptUntil,
        cardLabel: messages.keptUntil,
        width: '18%',
        render: ({ keptUntil }) => formatDate(keptUntil),
      },
      {
        key: 'restore',
        card: 'actions',
        header: messages.action,
        width: 120,
        render: (news) => (
          <Button
            size="xs"
            variant="outlined"
            aria-label={messages.restoreNamed(news.title)}
            onClick={() => onRestore(news)}
          >
            {messages.restore}
          </Button>
        ),
      },
    ],
    [messages, onRestore],
  );
};
