import { useMemo } from 'react';

import type { Passkey } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import type { Column } from '@/shared/ui/data-table/data-table';

import { passkeyMessages } from '../messages';

export const usePasskeyColumns = (): Column<Passkey>[] => {
  const messages = useMessages(passkeyMessages);
  return useMemo(
    () => [
      { key: 'name', card: 'title', header: messages.name, render: ({ name }) => name },
      {
        key: 'created',
        header: messages.createdAt,
        cardLabel: messages.createdAt,
        width: 140,
        render: ({ createdAt }) => formatDate(createdAt),
      },
      {
        key: 'used',
        header: messages.lastUsed,
        cardLabel: messages.lastUsed,
        width: 140,
        render: ({ lastUsedAt }) => (lastUsedAt ? formatDate(lastUsedAt) : messages.never),
      },
    ],
    [messages],
  );
};
