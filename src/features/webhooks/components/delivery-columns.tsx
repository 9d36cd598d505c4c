import { styled } from '@mui/material/styles';
import { useMemo } from 'react';

import type { WebhookDelivery } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { Button } from '@/shared/ui/button/button';
import type { Column } from '@/shared/ui/data-table/data-table';

import { webhookMessages, type WebhookMessages } from '../messages';
import { newsTitleIn } from '../model/news-title';

import { DeliveryResult } from './delivery-result';
import { MessageAndAnswer } from './message-and-answer';

const Details = styled('details')({ '& summary': { cursor: 'pointer', minHeight: 24 } });
const Line = styled('span')({ display: 'block' });

const whatOf = ({ kind, newsId, body }: WebhookDelivery, messages: WebhookMessages): string => {
  if (newsId === null) return messages[kind];
  return `${messages[kind]}: ${newsTitleIn(body) ?? messages.ofNews(String(newsId))}`;
};

/** The columns of the deliveries of a webhook. */
export const useDeliveryColumns = (
  onAgain: (delivery: WebhookDelivery) => void,
): Column<WebhookDelivery>[] => {
  const messages = useMessages(webhookMessages);
  return useMemo(
    () => [
      { key: 'time', header: messages.time, width: 150, render: ({ at }) => formatDate(at) },
      {
        key: 'what',
        card: 'title',
        header: messages.what,
        width: '26%',
        render: (delivery) => whatOf(delivery, messages),
      },
      {
        key: 'result',
        header: messages.result,
        width: '22%',
        render: (delivery) => (
          <>
            <DeliveryResult result={delivery} />
            {delivery.attempts > 1 && <Line>{messages.attempts(delivery.attempts)}</Line>}
            {delivery.nextAt && <Line>{messages.nextAt(formatDate(delivery.nextAt))}</Line>}
          </>
        ),
      },
      {
        key: 'content',
        header: messages.content,
        render: (delivery) => (
          <Details>
            <summary>{messages.content}</summary>
            <MessageAndAnswer delivery={delivery} />
          </Details>
        ),
      },
      {
        key: 'action',
        card: 'actions',
        header: messages.action,
        width: 140,
        align: 'right',
        render: (delivery) =>
          delivery.state !== 'waiting' && (
            <Button
              size="xs"
              variant="flat"
              aria-label={messages.sendAgainWhat(whatOf(delivery, messages))}
              onClick={() => onAgain(delivery)}
            >
              {messages.sendAgain}
            </Button>
          ),
      },
    ],
    [messages, onAgain],
  );
};
