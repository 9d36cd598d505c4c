import { useMemo } from 'react';

import { PostStatus, TITLE_COLUMN_CHARACTERS, type JournalistNews } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { truncateGraphemes } from '@/shared/text/truncate';
import { Badge } from '@/shared/ui/badge/badge';
import type { Column } from '@/shared/ui/data-table/data-table';
import { dateCards } from '@/shared/ui/data-table/date-cards';

import { usersMessages } from '../messages';

const STATUS_COLOUR = {
  [PostStatus.Draft]: 'secondary',
  [PostStatus.Published]: 'success',
  [PostStatus.Hidden]: 'danger',
} as const;

/** The columns of a journalist's news. */
export const useJournalistNewsColumns = (): Column<JournalistNews>[] => {
  const messages = useMessages(usersMessages);
  const [publishedCard, createdCard] = dateCards();
  return useMemo(
    () => [
      {
        key: 'title',
        card: 'title',
        header: messages.newsTitle,
        render: ({ title }) => <span title={title}>{truncateGraphemes(title, TITLE_COLUMN_CHARACTERS)}</span>,
      },
      {
        key: 'status',
        card: 'state',
        header: messages.newsStatus,
        width: '18%',
        render: ({ status, statusText }) => (
          <Badge color={STATUS_COLOUR[status]}>{messages.newsStatusOf(status, statusText)}</Badge>
        ),
      },
      {
        key: 'published',
        card: publishedCard,
        cardLabel: messages.newsPublished,
        header: messages.newsPublished,
        width: '20%',
        render: ({ publishedAt }) => formatDate(publishedAt),
      },
      {
        key: 'created',
        card: createdCard,
        cardLabel: messages.newsCreated,
        header: messages.newsCreated,
        width: '20%',
        render: ({ createdAt }) => formatDate(createdAt),
      },
    ],
    [messages, publishedCard, createdCard],
  );
};
