import { useMemo } from 'react';

import type { OwnSession } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { Badge } from '@/shared/ui/badge/badge';
import { Button } from '@/shared/ui/button/button';
import type { Column } from '@/shared/ui/data-table/data-table';

import { ownAccountMessages } from '../messages';

/** The columns of the user's sessions, with a button to end each. */
export const useSessionColumns = (onEnd: (session: OwnSession) => void): Column<OwnSession>[] => {
  const messages = useMessages(ownAccountMessages);
  return useMemo(() => {
    const nameOf = ({ browser }: OwnSession) => browser || messages.unknownDevice;
    return [
      { key: 'device', card: 'title', header: messages.device, render: nameOf },
      {
        key: 'place',
        header: messages.place,
        width: '22%',
        render: ({ network }) => network || messages.unknownPlace,
      },
      {
        key: 'firstSeen',
        card: 'hidden',
        header: messages.firstSeen,
        width: 140,
        render: ({ createdAt }) => formatDate(createdAt),
      },
      {
        key: 'lastSeen',
        header: messages.lastSeen,
        width: 140,
        render: ({ lastSeenAt }) => formatDate(lastSeenAt),
      },
      {
        key: 'action',
        card: 'actions',
        header: messages.action,
        align: 'right',
        width: 130,
        render: (session) =>
          session.isCurrent ? (
            <Badge color="success">{messages.thisDevice}</Badge>
          ) : (
            <Button
              size="xs"
              variant="outlined"
              color="danger"
              aria-label={messages.endOf(nameOf(session))}
              onClick={() => onEnd(session)}
            >
              {messages.end}
            </Button>
          ),
      },
    ];
  }, [messages, onEnd]);
};
