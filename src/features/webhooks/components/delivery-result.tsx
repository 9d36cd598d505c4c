import { styled } from '@mui/material/styles';

import type { DeliveryState, LastDelivery } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Badge } from '@/shared/ui/badge/badge';
import type { Colour } from '@/shared/ui/theme/palette';

import { webhookMessages, type WebhookMessages } from '../messages';

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
}));

const COLOURS: Record<DeliveryState, Colour> = {
  waiting: 'warning',
  delivered: 'success',
  failed: 'danger',
};

type Result = Omit<LastDelivery, 'at'>;

/** What the receiver answered, or why it did not; empty before the first attempt. */
const answerInWords = (messages: WebhookMessages, { status, problem }: Result): string => {
  if (problem) return messages[problem];
  return status === null ? '' : messages.answered(status);
};

/** How a delivery ended so far. */
export function DeliveryResult({ result }: { result: Result }) {
  const messages = useMessages(webhookMessages);
  return (
    <Root>
      <Badge color={COLOURS[result.state]}>{messages[result.state]}</Badge>
      {answerInWords(messages, result)}
    </Root>
  );
}
