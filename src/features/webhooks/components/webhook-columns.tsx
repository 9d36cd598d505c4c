import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '@/shared/config/paths';
import { type Webhook, WEBHOOK_KINDS } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import type { Column } from '@/shared/ui/data-table/data-table';

import { webhookMessages, type WebhookMessages } from '../messages';

import { DeliveryResult } from './delivery-result';

const kindsOf = ({ kinds }: Webhook, messages: WebhookMessages): string =>
  kinds.length === WEBHOOK_KINDS.length
    ? messages.everything
    : kinds.map((kind) => messages[kind]).join(', ');

const queueOf = ({ waiting, failed }: Webhook, messages: WebhookMessages): string => {
  const counts = [waiting > 0 && messages.waitingCount(waiting), failed > 0 && messages.failedCount(failed)];
  return counts.filter(Boolean).join(', ') || messages.nothingWaits;
};

/** The columns of the webhooks; the address leads to the deliveries. */
export const useWebhookColumns = (): Column<Webhook>[] => {
  const messages = useMessages(webhookMessages);
  return useMemo(
    () => [
      {
        key: 'address',
        card: 'title',
        header: messages.address,
        render: ({ id, url }) => <Link to={paths.webhook.href(id)}>{url}</Link>,
      },
      {
        key: 'kinds',
        header: messages.kinds,
        width: '24%',
        render: (webhook) => kindsOf(webhook, messages),
      },
      {
        key: 'last',
        header: messages.last,
        cardLabel: messages.last,
        width: '22%',
        render: ({ last }) =>
          last ? (
            <>
              {formatDate(last.at)} <DeliveryResult result={last} />
            </>
          ) : (
            messages.never
          ),
      },
      {
        key: 'queue',
        header: messages.queue,
        cardLabel: messages.queue,
        width: '14%',
        render: (webhook) => queueOf(webhook, messages),
      },
    ],
    [messages],
  );
};
