import { useMemo } from 'react';

import type { ListedToken } from '@/shared/api/read/api-tokens';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import type { Column } from '@/shared/ui/data-table/data-table';

import { tokenMessages } from '../messages';

export const useTokenColumns = (): Column<ListedToken>[] => {
  const messages = useMessages(tokenMessages);
  return useMemo(
    () => [
      { key: 'name', card: 'title', header: messages.name, render: ({ name }) => name },
      {
        key: 'purpose',
        header: messages.purpose,
        width: '24%',
        render: ({ purpose }) => messages[purpose ?? 'unknown'],
      },
      {
        key: 'created',
        header: messages.createdAt,
        cardLabel: messages.createdAt,
        width: '24%',
        render: ({ createdAt, createdBy }) => messages.createdBy(formatDate(createdAt), createdBy),
      },
      {
        key: 'used',
        header: messages.lastUsed,
        cardLabel: messages.lastUsed,
        width: '16%',
        render: ({ lastUsedAt }) => (lastUsedAt ? formatDate(lastUsedAt) : messages.never),
      },
    ],
    [messages],
  );
};
